import type { AllergenConflict } from '#src/domain/allergen-check.ts';
import type { CivilDate } from '#src/domain/riyadh-date.ts';
import type { CheckRequest, CheckState } from '#src/features/safety/use-package-checks.ts';
import {
  type CheckedSubscription,
  checkSubscription,
  type SubscriptionFacts,
} from '#src/features/subscription/state/check-choices.ts';
import type { PanelStudent } from '#src/features/subscription/state/panel-student.ts';
import { emptyChoice, type SubscriptionChoice } from '#src/features/subscription/state/subscription-state.ts';

/** Whether a package can't be bought for a student. */
export function isUnfit(state: CheckState | undefined): boolean {
  return state?.status === 'known' && state.check.verdict === 'does_not_fit';
}

/** The days that a student would have with the choice; those of the first possible period if it has none. */
function daysOf(student: PanelStudent, choice: SubscriptionChoice, facts: SubscriptionFacts): readonly CivilDate[] {
  const studentId = student.id;
  const { period } = checkSubscription({ ...choice, studentId }, facts);
  const first = period ?? checkSubscription({ ...emptyChoice, studentId }, facts).period;
  return first?.deliveryDays ?? [];
}

/**
 * What has to be compared for each student: the days that are chosen, and for a student who is not chosen those of the
 * choice that the steps show, without its off days.
 */
export function checkRequests(
  students: readonly PanelStudent[],
  { all, shown }: { all: readonly CheckedSubscription[]; shown: CheckedSubscription },
  facts: SubscriptionFacts,
): CheckRequest[] {
  return students.map((student) => {
    const own = all.find(({ choice }) => choice.studentId === student.id);
    const choice = own?.choice ?? { ...shown.choice, offDays: [] };
    return { student: student.health, days: daysOf(student, choice, facts) };
  });
}

/** What is shown for each student: the server's answer before what the app has found. */
export function withConflicts(
  states: ReadonlyMap<number, CheckState>,
  conflicts: readonly AllergenConflict[],
): ReadonlyMap<number, CheckState> {
  if (conflicts.length === 0) return states;
  const known = conflicts.map(({ studentId, check }) => [studentId, { status: 'known', check }] as const);
  return new Map([...states, ...known]);
}
