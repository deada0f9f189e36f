import type { Language } from '#src/domain/language.ts';
import { type CivilDate, riyadhDateOf } from '#src/domain/riyadh-date.ts';
import { errorReply } from './error-reply.ts';

/** Days of a query; either may be left out. */
export interface DaysOfQuery {
  from?: CivilDate | undefined;
  to?: CivilDate | undefined;
}

/** Whether the Riyadh date of an instant is one of these days. */
export function isInRange(at: string, { from, to }: DaysOfQuery): boolean {
  const on = riyadhDateOf(new Date(at));
  return (from === undefined || from <= on) && (to === undefined || on <= to);
}

/** The 400 where the last day is before the first; null where it is not. */
export function reversedRange({ from, to }: DaysOfQuery, language: Language) {
  if (from === undefined || to === undefined || from <= to) return null;
  return errorReply(400, [{ field: 'to', code: 'invalid' }], language);
}
