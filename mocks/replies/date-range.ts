import type { Language } from '#src/domain/language.ts';
import { type CivilDate, riyadhDateOf } from '#src/domain/riyadh-date.ts';
import { errorReply } from './error-reply.ts';

/** The optional first and last day in a query. */
export interface DaysOfQuery {
  from?: CivilDate | undefined;
  to?: CivilDate | undefined;
}

/** Whether the Riyadh date of an instant is one of these days. */
export function isInRange(at: string, { from, to }: DaysOfQuery): boolean {
  const on = riyadhDateOf(new Date(at));
  return (from === undefined || from <= on) && (to === undefined || on <= to);
}

/** The 400 for a last day before the first; otherwise null. */
export function reversedRange({ from, to }: DaysOfQuery, language: Language) {
  if (from === undefined || to === undefined || from <= to) return null;
  return errorReply(400, [{ field: 'to', code: 'invalid' }], language);
}
