import type { CivilDate } from '#src/domain/riyadh-date.ts';

/** A parent's choice for one student, before any check. */
export interface SubscriptionChoice {
  /** Null until a student is selected, and always for a visitor. */
  studentId: number | null;
  /** Months or weeks as typed. */
  typedCount: string;
  /** Null while the parent keeps the first possible Sunday. */
  startsOn: CivilDate | null;
  /** In calendar order, each day once. */
  offDays: readonly CivilDate[];
}

/** All choices of the parent on the page. Values that follow from them are derived (`checkChoices`). */
export interface SubscriptionState {
  /** One choice per student, or a single one without a student. Never empty. */
  choices: readonly SubscriptionChoice[];
  /** The id of the student that the steps show, from one of the choices. */
  shownStudentId: number | null;
}

export const emptyChoice: SubscriptionChoice = { studentId: null, typedCount: '1', startsOn: null, offDays: [] };

/** The choice that the steps show. */
export function shownChoice({ choices, shownStudentId }: SubscriptionState): SubscriptionChoice {
  return choices.find(({ studentId }) => studentId === shownStudentId) ?? emptyChoice;
}

/** Whether a choice differs from the initial one, apart from its student. */
export function isEdited({ typedCount, startsOn, offDays }: SubscriptionChoice): boolean {
  return typedCount !== emptyChoice.typedCount || startsOn !== null || offDays.length > 0;
}
