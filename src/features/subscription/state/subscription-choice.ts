import type { CivilDate } from '#src/domain/riyadh-date.ts';

/** What a parent chose for one student; nothing of it is checked yet. */
export interface SubscriptionChoice {
  /** Null while nobody is chosen: a visitor, or before the first student. */
  applicantId: number | null;
  /** Months or weeks as typed. */
  typedCount: string;
  /** Null as long as the parent leaves it at the first possible Sunday. */
  startsOn: CivilDate | null;
  /** In calendar order. */
  offDays: CivilDate[];
}

/** All choices of the page, and which of them the panel shows. There is always one. */
export interface SubscriptionChoices {
  choices: SubscriptionChoice[];
  shown: number;
}

export const noChoice: SubscriptionChoice = { applicantId: null, typedCount: '1', startsOn: null, offDays: [] };

/** The choice the panel shows. */
export function shownChoice({ choices, shown }: SubscriptionChoices): SubscriptionChoice {
  return choices[shown] ?? noChoice;
}

/**
 * What the page starts with: the choices of its address, and in front the student it names, chosen if not yet.
 * @param orderedOf what the cart holds for a student, to be changed here
 */
export function startingChoices(
  choices: readonly SubscriptionChoice[],
  applicantId: number | undefined,
  orderedOf: (applicantId: number) => SubscriptionChoice | null,
): SubscriptionChoices {
  const known: SubscriptionChoices = { choices: choices.length > 0 ? [...choices] : [noChoice], shown: 0 };
  if (applicantId === undefined) return known;
  const ids = known.choices.flatMap((choice) => (choice.applicantId === null ? [] : [choice.applicantId]));
  const chosen = ids.includes(applicantId) ? known : chooseStudents(known, [...ids, applicantId], orderedOf);
  return showStudent(chosen, applicantId);
}

/**
 * Chooses exactly these students. A new one takes over what was chosen for nobody, else the months and start of the student
 * shown (off days are each child's own); one who stands in the cart already comes with what stands there.
 */
export function chooseStudents(
  state: SubscriptionChoices,
  applicantIds: readonly number[],
  orderedOf: (applicantId: number) => SubscriptionChoice | null,
): SubscriptionChoices {
  const shown = shownChoice(state);
  const kept = state.choices.filter(({ applicantId }) => applicantId !== null && applicantIds.includes(applicantId));
  const added = applicantIds.filter((id) => !state.choices.some(({ applicantId }) => applicantId === id));
  const news = added.map((applicantId, index) => {
    const takesOver = index === 0 && shown.applicantId === null;
    if (takesOver && !isUntouched(shown)) return { ...shown, applicantId };
    return orderedOf(applicantId) ?? { ...shown, applicantId, offDays: takesOver ? shown.offDays : [] };
  });
  const choices = [...kept, ...news];
  if (choices.length === 0) return { choices: [{ ...shown, applicantId: null }], shown: 0 };
  const front = news.at(-1)?.applicantId ?? shown.applicantId;
  return { choices, shown: Math.max(0, indexOf(choices, front)) };
}

/** Brings a chosen student's dates to the front; anybody else leaves everything as it is. */
export function showStudent(state: SubscriptionChoices, applicantId: number): SubscriptionChoices {
  const index = indexOf(state.choices, applicantId);
  return index === -1 ? state : { ...state, shown: index };
}

/** Changes what the shown student gets. */
export function changeShown(state: SubscriptionChoices, change: Partial<SubscriptionChoice>): SubscriptionChoices {
  const choices = state.choices.map((choice, index) => (index === state.shown ? { ...choice, ...change } : choice));
  return { ...state, choices };
}

/** The off days with one more, in calendar order. */
export function withOffDay(offDays: readonly CivilDate[], on: CivilDate): CivilDate[] {
  return [...new Set([...offDays, on])].toSorted();
}

function isUntouched({ typedCount, startsOn, offDays }: SubscriptionChoice): boolean {
  return typedCount === noChoice.typedCount && startsOn === null && offDays.length === 0;
}

function indexOf(choices: readonly SubscriptionChoice[], applicantId: number | null): number {
  return choices.findIndex((choice) => choice.applicantId === applicantId);
}
