import type { Language } from '#src/domain/language.ts';
import { type SentenceId, faultText, sentence } from './texts.ts';

/** A refusal with one message. */
export function refusal<Status extends number>(status: Status, id: SentenceId, language: Language) {
  return { status, body: { custom_status: status, error: sentence(id, language) } };
}

/** The refusal of a thing that is not there, or belongs to someone else. */
export function notFound(language: Language) {
  return refusal(404, 'notFound', language);
}

/** One field at fault: its own sentence, or the usual one of its code. */
export interface Fault {
  field: string;
  code: string;
  says?: SentenceId;
}

/** A 422 with errors by field; the messages are once more in `error`, one toast each (rules.md#error-messages). */
export function invalid(faults: readonly Fault[], language: Language) {
  const errors = faults.map(({ field, code, says }) => ({
    field,
    code,
    message: says === undefined ? faultText(field, code, language) : sentence(says, language),
  }));
  const body = { custom_status: 422, error: errors.map(({ message }) => message), errors };
  return { status: 422 as const, body };
}

/** A success with nothing to show but its message. */
export function done<Status extends number>(status: Status, id: SentenceId, language: Language) {
  return { status, body: { custom_status: status, message: sentence(id, language), data: {} } };
}

/** A success with data. */
export function found<Data>(data: Data) {
  return { status: 200 as const, body: { custom_status: 200, data } };
}
