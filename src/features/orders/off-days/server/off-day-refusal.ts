import { ApiError } from '#src/api/errors.ts';
import { splitFieldErrors } from '#src/errors/form-error.ts';
import { errorTexts, type ErrorTextOf } from '#src/errors/error-texts.ts';
import type { CivilDate } from '#src/domain/riyadh-date.ts';

/** Why the server refused the off days. */
export interface OffDayRefusal {
  texts: string[];
  /** The refused days; empty if the error is not about specific days. */
  days: CivilDate[];
}

interface ErrorTexts {
  failure: ErrorTextOf;
  /** The message for a day and the server's reason. */
  day: (on: CivilDate, reason: string) => string;
}

/**
 * Parses an error of `createApplicantVacation` and `previewApplicantVacation`: a 422 has each day's index in the request; a 409
 * `month_used` is about all of them.
 * @param dates the days as they were sent
 */
export function offDayRefusal(error: unknown, dates: readonly CivilDate[], texts: ErrorTexts): OffDayRefusal {
  if (!(error instanceof ApiError)) return { texts: errorTexts(error, texts.failure), days: [] };
  const dayOf = (field: string) => dates[Number(/^vacancy\.(\d+)$/.exec(field)?.[1] ?? Number.NaN)];
  const { fields, others } = splitFieldErrors(error.fieldErrors, { fieldOf: dayOf });
  const days = dates.filter((on) => on in fields);
  const messages = [...days.map((on) => texts.day(on, fields[on] ?? '')), ...others];
  if (messages.length > 0) return { texts: messages, days };
  return { texts: errorTexts(error, texts.failure), days: reasonOf(error) === 'month_used' ? [...dates] : [] };
}

function reasonOf(error: ApiError): string | undefined {
  return error.status === 409 ? error.reasonCode : undefined;
}
