import { type Dispatch, useEffect, useEffectEvent, useReducer, useState } from 'react';
import { type PackageSearch, readPlan, writePlan } from './package-search.ts';
import { choiceInCart, type PanelStudent } from './panel-student.ts';
import { initialSubscriptionState, type SubscriptionAction, subscriptionReducer } from './subscription-reducer.ts';
import type { SubscriptionState } from './subscription-state.ts';

type ChoiceSearch = Pick<PackageSearch, 'applicant' | 'plan'>;

interface Options {
  packageId: number;
  /** Null for a visitor. */
  students: readonly PanelStudent[] | null;
  search: PackageSearch;
  onSearch: (search: ChoiceSearch) => void;
}

/** The parent's choices. They are read from the page's address, which is updated from the first action on. */
export function useSubscription(options: Options): [SubscriptionState, Dispatch<SubscriptionAction>] {
  const { search, onSearch } = options;
  const [initialState] = useState(() => initialStateOf(options));
  const [state, dispatch] = useReducer(subscriptionReducer, initialState);
  const { applicant, plan } = searchOf(state);
  const write = useEffectEvent(() => {
    onSearch(searchOf(state));
  });
  useEffect(() => {
    // Back leads to an older address; the choices are kept, so they are written to it again.
    const isOutdated = search.applicant !== applicant || search.plan !== plan;
    if (isOutdated && state !== initialState) write();
  }, [state, initialState, applicant, plan, search.applicant, search.plan]);
  return [state, dispatch];
}

function initialStateOf({ packageId, students, search }: Options): SubscriptionState {
  const choices = readPlan(search.plan ?? '');
  if (students === null) return initialSubscriptionState({ choices, studentId: null, inCart: null });
  const known = choices.filter(({ studentId }) => studentId === null || students.some(({ id }) => id === studentId));
  // An only child is selected at first.
  const isUndecided = known.every(({ studentId }) => studentId === null);
  const student =
    students.find(({ id }) => id === search.applicant) ??
    (students.length === 1 && isUndecided ? students[0] : undefined);
  return initialSubscriptionState({
    choices: known,
    studentId: student?.id ?? null,
    inCart: student === undefined ? null : choiceInCart(student, packageId),
  });
}

function searchOf({ choices, shownStudentId }: SubscriptionState): ChoiceSearch {
  const plan = writePlan(choices);
  return { ...(shownStudentId === null ? {} : { applicant: shownStudentId }), ...(plan === '' ? {} : { plan }) };
}
