import type { Frequency } from './business-settings.ts';
import type { CivilDate } from './riyadh-date.ts';

/** What is chosen for one student on the page of a package. */
interface ChosenPlan {
  /** Null for a visitor. */
  studentId: number | null;
  /** The months or weeks as typed. */
  typedCount: string;
  startsOn: CivilDate | null;
  offDays: readonly CivilDate[];
}

/**
 * A choice as the address of a package's page has it: `student_count_start_offDay.offDay`. A student or start without a
 * choice is empty. The text contains no health data.
 */
export function planText({ studentId, typedCount, startsOn, offDays }: ChosenPlan): string {
  return [studentId ?? '', typedCount, startsOn ?? '', offDays.join('.')].join('_');
}

/** The dates of a subscription that another package keeps. */
interface KeptDates {
  studentId: number;
  frequency: Frequency;
  /** Months of a monthly package, weeks of a weekly one. */
  count: number;
  startsOn: CivilDate | null;
  offDays: readonly CivilDate[];
}

/** The choice for another package that keeps the dates (row F15); the count only means the same in the same frequency. */
export function planWithDates({ count, frequency, ...dates }: KeptDates, offer: { frequency: Frequency }): string {
  return planText({ ...dates, typedCount: String(offer.frequency === frequency ? count : 1) });
}
