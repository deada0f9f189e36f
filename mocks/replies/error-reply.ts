import type { KnownFieldCode, KnownReasonCode } from '#src/api/generated/known-values.ts';
import type { CancellationQuote, Order, StudentAllergenConflict } from '#src/api/generated/zod/schemas.ts';
import type { Language } from '#src/domain/language.ts';
import { fieldErrorText } from './field-error-text.ts';
import type { LocalizedText } from './localized-text.ts';
import { texts } from './texts.ts';

/** One field of a request that breaks a rule. */
export interface FieldError {
  field: string;
  code: KnownFieldCode;
  /** If omitted, the usual text of the field and the code. */
  text?: LocalizedText;
}

/** The body of an error: one message, or one per field. `error` has each different message once (rules.md#error-messages). */
function errorBody(status: number, what: LocalizedText | readonly FieldError[], language: Language) {
  if (!isFieldErrors(what)) return { custom_status: status, error: what[language] };
  const errors = what.map(({ field, code, text = fieldErrorText(field, code) }) => ({
    field,
    code,
    message: text[language],
  }));
  return { custom_status: status, error: [...new Set(errors.map(({ message }) => message))], errors };
}

const isFieldErrors = (what: LocalizedText | readonly FieldError[]): what is readonly FieldError[] =>
  Array.isArray(what);

/**
 * Creates all error replies of the mock's server.
 * @param what one message, or the fields that break a rule
 */
export function errorReply<Status extends number>(
  status: Status,
  what: LocalizedText | readonly FieldError[],
  language: Language,
) {
  return { status, body: errorBody(status, what, language) };
}

/** A 404: the record does not exist, or belongs to another parent. */
export function notFound(language: Language) {
  return errorReply(404, texts.notFound, language);
}

/** A 403: the account's mobile number was never confirmed. */
export function notVerified(language: Language) {
  return errorReply(403, [{ field: 'mobile_number', code: 'not_verified', text: texts.verifyNumber }], language);
}

/** A 409: the current state of the records does not allow the operation. */
export function conflict<Reason extends KnownReasonCode>(
  reason_code: Reason,
  what: LocalizedText | readonly FieldError[],
  language: Language,
) {
  return { status: 409 as const, body: { ...errorBody(409, what, language), reason_code } };
}

/** A 409 for a change that is based on an old version, with the record as it is now. */
export function staleVersion<Data>(text: LocalizedText, data: Data, language: Language) {
  const errors = [{ field: 'version', code: 'stale_version', message: text[language] }];
  const body = { custom_status: 409, error: [text[language]], reason_code: 'changed' as const, errors, data };
  return { status: 409 as const, body };
}

/** A 409 that also contains the current order. */
export function orderConflict<Reason extends KnownReasonCode>(
  reason_code: Reason,
  what: LocalizedText | readonly FieldError[],
  order: Order,
  language: Language,
) {
  return { status: 409 as const, body: { ...errorBody(409, what, language), reason_code, data: { order } } };
}

/** A 409 for a change that is based on an old version of the order. */
export function orderStale(order: Order, language: Language) {
  return orderConflict(
    'changed',
    [{ field: 'version', code: 'stale_version', text: texts.orderStale }],
    order,
    language,
  );
}

/** A 409 for a cancellation that was confirmed with an old quote, with the present one. */
export function quoteOutdated(cancellation_quote: CancellationQuote, order: Order, language: Language) {
  const reply = orderConflict('quote_outdated', texts.quoteOutdated, order, language);
  return { ...reply, body: { ...reply.body, data: { order, cancellation_quote } } };
}

/** A 409 for packages that do not fit their students, or whose findings are not acknowledged, with a text for each. */
export function allergenConflict<Data extends { allergen_conflicts: StudentAllergenConflict[] }>(
  data: Data,
  what: readonly LocalizedText[],
  language: Language,
) {
  const error = [...new Set(what.map((text) => text[language]))];
  return { status: 409 as const, body: { custom_status: 409, error, reason_code: 'allergen_conflict' as const, data } };
}

/** A 409 for an order that can’t be paid as it is, with the fields that prevent it. */
export function orderObstructed(obstacles: readonly FieldError[], order: Order, language: Language) {
  const reason = (['package_withdrawn', 'out_of_age'] as const).find((each) =>
    obstacles.some(({ code }) => code === each),
  );
  return orderConflict(reason ?? 'changed', obstacles, order, language);
}
