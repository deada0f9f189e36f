import type { CivilDate } from '#src/domain/riyadh-date.ts';
import type { OfficialVacation } from '#src/domain/school-days.ts';
import type { SkippedDay } from '#src/domain/subscription-period.ts';

/** One row of "Days without delivery". The days of a vacation share a row. */
export type SkippedRow =
  | { kind: 'off_day'; startsOn: CivilDate; endsOn: CivilDate }
  | { kind: 'vacation'; startsOn: CivilDate; endsOn: CivilDate; vacation: OfficialVacation };

/** The school days that a period skips, by date, and how many there are of each kind (rules.md#period, row P05). */
export function skippedRows(skipped: readonly SkippedDay[]): {
  rows: SkippedRow[];
  offDays: number;
  vacationDays: number;
} {
  const rows: SkippedRow[] = [];
  let offDays = 0;
  let vacationDays = 0;
  for (const day of skipped) {
    if (day.reason === 'off_day') {
      offDays += 1;
      rows.push({ kind: 'off_day', startsOn: day.on, endsOn: day.on });
    } else if (day.reason === 'vacation') {
      vacationDays += 1;
      const known = rows.find((row) => row.kind === 'vacation' && row.vacation.id === day.vacation.id);
      if (known) known.endsOn = day.on;
      else rows.push({ kind: 'vacation', startsOn: day.on, endsOn: day.on, vacation: day.vacation });
    }
  }
  return { rows, offDays, vacationDays };
}
