import { ApiError } from '#src/api/errors.ts';
import { splitFieldErrors } from '#src/errors/form-error.ts';
import { errorTexts, type ErrorTextOf } from '#src/errors/error-texts.ts';
import type { CivilDate } from '#src/domain/riyadh-date.ts';

/** Why the server did not take the days off. */
export interface OffDayRefusal {
  texts: string[];
  /** The days it will not take; none where it was not about the days. */
  days: CivilDate[];
}

interface Say {
  failure: ErrorTextOf;
  /** A day and the server's sentence about it. */
  day: (on: CivilDate, reason: string) => string;
}

/**
 * Reads a refusal of `createApplicantVacation` and `previewApplicantVacation`: a 422 names each day by its place in the
 * request; a 409 `month_used` means all of them.
 * @param dates the days as they were sent
 */
export function offDayRefusal(error: unknown, dates: readonly CivilDate[], say: Say): OffDayRefusal {
  if (!(error instanceof ApiError)) return { texts: errorTexts(error, say.failure), days: [] };
  const dayOf = (field: string) => dates[Number(/^dates\.(\d+)$/.exec(field)?.[1] ?? Number.NaN)];
  const { fields, others } = splitFieldErrors(error.fieldErrors, { fieldOf: dayOf });
  const days = dates.filter((on) => on in fields);
  const texts = [...days.map((on) => say.day(on, fields[on] ?? '')), ...others];
  if (texts.length > 0) return { texts, days };
  return { texts: errorTexts(error, say.failure), days: reasonOf(error) === 'month_used' ? [...dates] : [] };
}

function reasonOf(error: ApiError): string | undefined {
  return error.status === 409 ? error.reasonCode : undefined;
}
