import { ApiError } from '#src/api/errors.ts';
import { failureTexts, type SayFailure } from '#src/api/failure-texts.ts';
import type { Conflict } from '#src/api/generated/model/conflict.ts';
import type { CivilDate } from '#src/domain/riyadh-date.ts';

/** Why the server did not take the days off. */
export interface OffDayRefusal {
  texts: string[];
  /** The days it will not take; none where it was not about the days. */
  days: CivilDate[];
}

interface Say {
  failure: SayFailure;
  /** A day and the server's sentence about it. */
  day: (on: CivilDate, reason: string) => string;
}

/**
 * Reads a refusal of `createApplicantVacation` and `previewApplicantVacation`: a 422 names each day by its place in the
 * request; a 409 `month_used` means all of them.
 * @param dates the days as they were sent
 */
export function offDayRefusal(error: unknown, dates: readonly CivilDate[], say: Say): OffDayRefusal {
  if (!(error instanceof ApiError)) return { texts: failureTexts(error, say.failure), days: [] };
  const faults = error.fieldFaults.flatMap(({ field, message }) => {
    const [, place] = /^dates\.(\d+)$/.exec(field) ?? [];
    const on = place === undefined ? undefined : dates[Number(place)];
    return on === undefined ? [] : [{ on, text: say.day(on, message) }];
  });
  if (faults.length > 0) return { texts: faults.map(({ text }) => text), days: faults.map(({ on }) => on) };
  return { texts: failureTexts(error, say.failure), days: reasonOf(error) === 'month_used' ? [...dates] : [] };
}

function reasonOf(error: ApiError): string | undefined {
  return error.status === 409 ? (error.body as Partial<Conflict> | undefined)?.reason_code : undefined;
}
