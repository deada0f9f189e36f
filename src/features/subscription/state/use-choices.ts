import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CivilDate } from '#src/domain/riyadh-date.ts';
import { type PackageSearch, readPlan, writePlan } from './package-search.ts';
import type { Student } from './student.ts';
import {
  changeShown,
  chooseStudents,
  shownChoice,
  showStudent,
  startingChoices,
  type SubscriptionChoice,
  type SubscriptionChoices,
  withOffDay,
} from './subscription-choice.ts';

type Chosen = Pick<PackageSearch, 'applicant' | 'plan'>;

interface Options {
  packageId: number;
  /** Null for a visitor. */
  students: readonly Student[] | null;
  search: PackageSearch;
  /** Keeps what was chosen in the address. */
  onSearch: (search: Chosen) => void;
  /** After any change. */
  onChange: () => void;
}

/** The parent's choices, kept in the page's address, and the ways to change them. */
export function useChoices({ packageId, students, search, onSearch, onChange }: Options) {
  const orderedOf = (applicantId: number): SubscriptionChoice | null => {
    const ordered = students?.find(({ id }) => id === applicantId)?.ordered;
    return ordered?.packageId === packageId ? ordered.choice : null;
  };

  const [state, setState] = useState<SubscriptionChoices>(() => {
    const isKnown = (id: number | null) => students === null || id === null || students.some((each) => each.id === id);
    const kept = readPlan(search.plan ?? '').filter(({ applicantId }) => isKnown(applicantId));
    const wanted = search.applicant !== undefined && isKnown(search.applicant) ? search.applicant : undefined;
    // An only child needs no choosing.
    const only =
      students?.length === 1 && kept.every(({ applicantId }) => applicantId === null) ? students[0]?.id : undefined;
    return startingChoices(kept, students === null ? undefined : (wanted ?? only), orderedOf);
  });

  const written = useRef<Chosen>(null);

  function change(next: SubscriptionChoices): void {
    setState(next);
    onChange();
    const front = shownChoice(next).applicantId;
    const plan = writePlan(next.choices);
    written.current = { ...(front === null ? {} : { applicant: front }), ...(plan === '' ? {} : { plan }) };
    onSearch(written.current);
  }

  // Back from the off days leads to the address of before them: what was chosen since stays, and stands there again.
  const writeAgain = useEffectEvent((applicant: number | undefined, plan: string | undefined) => {
    const last = written.current;
    if (last !== null && (last.applicant !== applicant || last.plan !== plan)) onSearch(last);
  });
  useEffect(() => {
    writeAgain(search.applicant, search.plan);
  }, [search.applicant, search.plan]);

  const shown = shownChoice(state);
  return {
    choices: state.choices,
    shown,
    chooseStudents: (ids: readonly number[]) => {
      change(chooseStudents(state, ids, orderedOf));
    },
    showStudent: (id: number) => {
      change(showStudent(state, id));
    },
    setCount: (typedCount: string) => {
      change(changeShown(state, { typedCount }));
    },
    setStart: (startsOn: CivilDate) => {
      change(changeShown(state, { startsOn }));
    },
    addOffDay: (on: CivilDate) => {
      change(changeShown(state, { offDays: withOffDay(shown.offDays, on) }));
    },
    removeOffDays: (days: readonly CivilDate[]) => {
      change(changeShown(state, { offDays: shown.offDays.filter((on) => !days.includes(on)) }));
    },
  };
}
