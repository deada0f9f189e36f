import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { safePackagesQuery } from '#src/api/packages.ts';
import { ageOn } from '#src/domain/age.ts';
import type { AllergenConflict, FittingPackage } from '#src/domain/allergen-check.ts';
import { isProbablyUnfit, sellablePackages } from '#src/domain/package-gate.ts';
import type { Package } from '#src/domain/package.ts';
import type { CivilDate } from '#src/domain/riyadh-date.ts';
import { CheckRoom } from '#src/features/safety/check-room.tsx';
import { CheckSummaryPending } from '#src/features/safety/check-summary-pending.tsx';
import { CheckSummary } from '#src/features/safety/check-summary.tsx';
import { FittingPackages } from '#src/features/safety/fitting-packages.tsx';
import { type CheckRequest, type CheckState, usePackageChecks } from '#src/features/safety/use-package-checks.ts';
import { useLastKnown } from '#src/features/safety/use-last-known.ts';
import { writePlan } from '#src/features/subscription/state/package-search.ts';
import type { PanelStudent } from '#src/features/subscription/state/panel-student.ts';
import type { SubscriptionChoice } from '#src/features/subscription/state/subscription-state.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import classes from './check-section.module.css';
import { withConflicts } from './student-checks.ts';

interface CheckSectionProps {
  package: Package;
  students: readonly PanelStudent[];
  requests: readonly CheckRequest[];
  /** The choice of each student; that of the shown steps for a student who is not chosen. */
  choiceOf: (studentId: number) => SubscriptionChoice;
  chosenIds: readonly (number | null)[];
  /** The first day, on which the ages are compared. */
  startsOn: CivilDate | null;
  /** The student whom the parent tried to select, although the package does not fit. */
  asked: { studentId: number } | null;
  conflicts: readonly AllergenConflict[];
  onStates: (states: ReadonlyMap<number, CheckState>) => void;
}

const unknown: CheckState = { status: 'failed' };

/**
 * Compares the menu with the health of the students, and shows what it means for those who are chosen and for those whom
 * the package does not fit (rows F14, F15).
 */
export function CheckSection(props: CheckSectionProps) {
  const { package: offer, students, requests, chosenIds, asked, conflicts } = props;
  const { states: found, retry } = usePackageChecks(requests.map((request) => ({ offer, ...request })));
  const byStudent = new Map(requests.map(({ student }, index) => [student.id, found[index] ?? unknown]));
  const states = withConflicts(byStudent, conflicts);
  const report = useEffectEvent(() => {
    props.onStates(states);
  });
  const summary = JSON.stringify([...states]);
  useEffect(() => {
    report();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the map is a new one in each render: its content counts
  }, [summary]);
  const hasFailed = [...states.values()].some(({ status }) => status === 'failed');
  return (
    <div className={classes.section}>
      {hasFailed && (
        <Notice
          kind="warning"
          announced
          action={
            <Button variant="secondary" size="small" onClick={retry}>
              <FormattedMessage id="subscribe.failed.retry" />
            </Button>
          }
        >
          <p>
            <FormattedMessage id="subscribe.safety.failed" />
          </p>
        </Notice>
      )}
      {students.map((student) => (
        <StudentCheck
          key={student.id}
          {...props}
          student={student}
          state={states.get(student.id) ?? unknown}
          isChosen={chosenIds.includes(student.id)}
          days={requests.find((each) => each.student.id === student.id)?.days ?? []}
          conflict={conflicts.find(({ studentId }) => studentId === student.id)}
          asked={asked?.studentId === student.id ? asked : null}
        />
      ))}
    </div>
  );
}

interface StudentCheckProps extends Pick<CheckSectionProps, 'package' | 'choiceOf' | 'startsOn'> {
  student: PanelStudent;
  state: CheckState;
  isChosen: boolean;
  /** The days that are compared. */
  days: readonly CivilDate[];
  conflict: AllergenConflict | undefined;
  asked: object | null;
}

function StudentCheck(props: StudentCheckProps) {
  const { package: offer, student, state, isChosen, days, conflict, asked, choiceOf, startsOn } = props;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Each try to select the student is a new object, so that a second one receives the focus again.
    if (asked === null) return;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [asked]);
  const isPending = state.status === 'pending';
  const check = useLastKnown(state.status === 'known' ? state.check : null);
  if (!isPending && state.status !== 'known') return null;
  // Not known for the first time: what is below must not move when a package that does not fit comes with its offers.
  if (isPending && check === null && !isChosen && isProbablyUnfit(student.health, offer)) {
    return <CheckSummaryPending withOffers />;
  }
  if (!isChosen && check?.verdict !== 'does_not_fit') return null;
  const choice = { ...choiceOf(student.id), studentId: student.id };
  return (
    <CheckRoom isPending={isPending}>
      {check !== null && (
        <div ref={box} tabIndex={-1} role="group" aria-label={student.name} className={classes.student}>
          <CheckSummary named studentName={student.name} check={check}>
            {check.verdict === 'check' && (
              <p className={classes.note}>
                <FormattedMessage
                  id={check.dishes.length > 0 ? 'subscribe.safety.swapped' : 'subscribe.safety.confirmed'}
                  values={{ name: student.name }}
                />
              </p>
            )}
            {check.verdict === 'does_not_fit' && (
              <div className={classes.others}>
                {conflict === undefined ? (
                  <OtherPackages student={student} days={days} choice={choice} startsOn={startsOn} />
                ) : (
                  <FittingPackages
                    studentId={student.id}
                    studentName={student.name}
                    packages={conflict.fittingPackages}
                    planOf={() => writePlan([choice])}
                  />
                )}
              </div>
            )}
          </CheckSummary>
        </div>
      )}
    </CheckRoom>
  );
}

interface OtherPackagesProps extends Pick<StudentCheckProps, 'student' | 'days' | 'startsOn'> {
  choice: SubscriptionChoice;
}

/** The packages of which the student may eat every meal, each compared over the same days. */
function OtherPackages({ student, days, choice, startsOn }: OtherPackagesProps) {
  const on = choice.startsOn ?? startsOn;
  const { birthDate } = student.schedule;
  const age = birthDate === null || on === null ? null : ageOn(birthDate, on);
  const offers = useQuery({
    ...safePackagesQuery({ studentId: student.id, age: age ?? 0 }),
    enabled: age !== null,
  });
  const comparisons = (offers.data ?? []).map((offer) => ({ offer, student: student.health, days }));
  const { states, retry } = usePackageChecks(comparisons);
  const known = comparisons.flatMap(({ offer }, index) => {
    const state = states[index];
    return state?.status === 'known' ? [{ offer, gate: state.check }] : [];
  });
  const isPending = offers.data === undefined || known.length < comparisons.length;
  const found = sellablePackages(known).map(({ offer, gate }): FittingPackage => ({
    package: offer,
    verdict: gate.verdict,
    lunchCount: gate.lunchCount,
    unsafeCount: gate.blockedCount + gate.checkCount,
  }));
  const packages = useLastKnown(isPending ? null : found);
  const retryAll = () => {
    if (offers.isError) void offers.refetch();
    retry();
  };
  if (offers.isError || states.some(({ status }) => status === 'failed')) {
    return (
      <Notice
        kind="warning"
        action={
          <Button variant="secondary" size="small" onClick={retryAll}>
            <FormattedMessage id="subscribe.failed.retry" />
          </Button>
        }
      >
        <p>
          <FormattedMessage id="safety.fitting.failed" />
        </p>
      </Notice>
    );
  }
  // Without an age no package can be looked for.
  if (age === null) return null;
  return (
    <div className={packages === null ? classes.offersRoom : undefined}>
      <CheckRoom isPending={isPending}>
        {packages !== null && (
          <FittingPackages
            studentId={student.id}
            studentName={student.name}
            packages={packages}
            planOf={() => writePlan([choice])}
          />
        )}
      </CheckRoom>
    </div>
  );
}
