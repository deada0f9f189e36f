import type { Language } from '#src/domain/language.ts';
import type { LocalizedText } from './localized-text.ts';

/** A 200 with data. */
export function found<Data>(data: Data) {
  return { status: 200 as const, body: { custom_status: 200, data } };
}

/** A success with a message and no data. */
export function done<Status extends number>(status: Status, text: LocalizedText, language: Language) {
  return { status, body: { custom_status: status, message: text[language], data: {} } };
}
