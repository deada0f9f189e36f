import type { CivilDate } from '#src/domain/riyadh-date.ts';

/** What a parent chose for one student, unchecked. */
export interface SubscriptionChoice {
  /** Null before a student is chosen, and always for a visitor. */
  studentId: number | null;
  /** Months or weeks as typed. */
  typedCount: string;
  /** Null while the parent leaves it at the first possible Sunday. */
  startsOn: CivilDate | null;
  /** In calendar order, each day once. */
  offDays: readonly CivilDate[];
}

/** Everything the parent chose on the page. What follows from it is derived (`checkChoices`). */
export interface SubscriptionState {
  /** One choice per student, or a single one without a student. Never empty. */
  choices: readonly SubscriptionChoice[];
  /** The student that the steps show: that of one of the choices. */
  shownStudentId: number | null;
}

export const emptyChoice: SubscriptionChoice = { studentId: null, typedCount: '1', startsOn: null, offDays: [] };

/** The choice that the steps show. */
export function shownChoice({ choices, shownStudentId }: SubscriptionState): SubscriptionChoice {
  return choices.find(({ studentId }) => studentId === shownStudentId) ?? emptyChoice;
}

/** Whether a choice differs from the one the page starts with, apart from its student. */
export function isEdited({ typedCount, startsOn, offDays }: SubscriptionChoice): boolean {
  return typedCount !== emptyChoice.typedCount || startsOn !== null || offDays.length > 0;
}
