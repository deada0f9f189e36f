import type { CivilDate } from '#src/domain/riyadh-date.ts';
import {
  emptyChoice,
  isEdited,
  shownChoice,
  type SubscriptionChoice,
  type SubscriptionState,
} from './subscription-state.ts';

/** The actions of a parent in the steps. All but the first three change the student that is shown. */
export type SubscriptionAction =
  /** `inCart` is the student's choice for this package in the cart, if there is one. */
  | { type: 'chooseStudent'; studentId: number; inCart: SubscriptionChoice | null }
  | { type: 'removeStudent'; studentId: number }
  | { type: 'showStudent'; studentId: number }
  | { type: 'setCount'; typedCount: string }
  | { type: 'chooseStart'; startsOn: CivilDate }
  | { type: 'toggleOffDay'; on: CivilDate }
  | { type: 'removeOffDays'; days: readonly CivilDate[] };

/** The state after an action. An action without effect returns the same state. */
export function subscriptionReducer(state: SubscriptionState, action: SubscriptionAction): SubscriptionState {
  switch (action.type) {
    case 'chooseStudent':
      return chooseStudent(state, action.studentId, action.inCart);
    case 'removeStudent':
      return removeStudent(state, action.studentId);
    case 'showStudent':
      return showStudent(state, action.studentId);
    case 'setCount':
      return changeShown(state, { typedCount: action.typedCount });
    case 'chooseStart':
      return changeShown(state, { startsOn: action.startsOn });
    case 'toggleOffDay':
      return changeShown(state, { offDays: toggled(shownChoice(state).offDays, action.on) });
    case 'removeOffDays':
      return changeShown(state, { offDays: without(shownChoice(state).offDays, action.days) });
  }
}

interface InitialChoices {
  /** The choices from the page's address. */
  choices: readonly SubscriptionChoice[];
  /** The student to show; selected if not selected yet. */
  studentId: number | null;
  inCart: SubscriptionChoice | null;
}

/** The initial state of a page. */
export function initialSubscriptionState({ choices, studentId, inCart }: InitialChoices): SubscriptionState {
  const ofStudents = choices.filter((choice) => choice.studentId !== null);
  const kept = ofStudents.length > 0 ? ofStudents : [choices[0] ?? emptyChoice];
  const state: SubscriptionState = { choices: kept, shownStudentId: kept[0]?.studentId ?? null };
  return studentId === null ? state : chooseStudent(state, studentId, inCart);
}

/**
 * Adds a student. The first student takes over the choices made before any student was selected. Without such choices,
 * the choice in the cart is used, or the count and start of the shown student; off days are never copied.
 */
function chooseStudent(
  state: SubscriptionState,
  studentId: number,
  inCart: SubscriptionChoice | null,
): SubscriptionState {
  if (isChosen(state, studentId)) return showStudent(state, studentId);
  const shown = shownChoice(state);
  const isFirst = shown.studentId === null;
  const choice =
    isFirst && isEdited(shown) ? { ...shown, studentId } : (inCart ?? { ...shown, studentId, offDays: [] });
  return { choices: isFirst ? [choice] : [...state.choices, choice], shownStudentId: studentId };
}

/** Removes a student; the choice of the last student is kept without a student. */
function removeStudent(state: SubscriptionState, studentId: number): SubscriptionState {
  if (!isChosen(state, studentId)) return state;
  const [first, ...others] = state.choices.filter((choice) => choice.studentId !== studentId);
  if (first === undefined) return { choices: [{ ...shownChoice(state), studentId: null }], shownStudentId: null };
  const shownStudentId = state.shownStudentId === studentId ? first.studentId : state.shownStudentId;
  return { choices: [first, ...others], shownStudentId };
}

function showStudent(state: SubscriptionState, studentId: number): SubscriptionState {
  if (state.shownStudentId === studentId || !isChosen(state, studentId)) return state;
  return { ...state, shownStudentId: studentId };
}

function changeShown(state: SubscriptionState, change: Partial<SubscriptionChoice>): SubscriptionState {
  const shown = shownChoice(state);
  return { ...state, choices: state.choices.map((choice) => (choice === shown ? { ...choice, ...change } : choice)) };
}

function isChosen({ choices }: SubscriptionState, studentId: number): boolean {
  return choices.some((choice) => choice.studentId === studentId);
}

function toggled(days: readonly CivilDate[], on: CivilDate): CivilDate[] {
  return days.includes(on) ? without(days, [on]) : [...days, on].toSorted();
}

function without(days: readonly CivilDate[], removed: readonly CivilDate[]): CivilDate[] {
  return days.filter((on) => !removed.includes(on));
}
