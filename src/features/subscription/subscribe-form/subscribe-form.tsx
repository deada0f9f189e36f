import { useLocation } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import type { Package } from '#src/domain/package.ts';
import type { BusinessSettings } from '#src/domain/business-settings.ts';
import type { Order } from '#src/domain/order.ts';
import type { OfficialVacation } from '#src/domain/school-days.ts';
import type { CheckState } from '#src/features/safety/use-package-checks.ts';
import { CheckSectionPending } from '#src/features/subscription/safety/check-section-pending.tsx';
import { checkRequests, isUnfit, withConflicts } from '#src/features/subscription/safety/student-checks.ts';
import { type CheckedSubscription, checkChoices, isComplete } from '#src/features/subscription/state/check-choices.ts';
import { isCounted } from '#src/features/subscription/state/checked-choice.ts';
import type { PackageSearch } from '#src/features/subscription/state/package-search.ts';
import type { PanelField } from '#src/features/subscription/state/panel-field.ts';
import type { PanelStudent } from '#src/features/subscription/state/panel-student.ts';
import type { SubscriptionAction } from '#src/features/subscription/state/subscription-reducer.ts';
import { useSubscription } from '#src/features/subscription/state/use-subscription.ts';
import { CountStep } from '#src/features/subscription/steps/count-step.tsx';
import { FoldedSteps } from '#src/features/subscription/steps/folded-steps.tsx';
import { OffDaysInvite } from '#src/features/subscription/steps/off-days-invite.tsx';
import { OffDaysStep } from '#src/features/subscription/steps/off-days-step.tsx';
import { ShownStudentStep } from '#src/features/subscription/steps/shown-student-step.tsx';
import { StartStep } from '#src/features/subscription/steps/start-step.tsx';
import { StudentStep } from '#src/features/subscription/steps/student-step.tsx';
import { VisitorStep } from '#src/features/subscription/steps/visitor-step.tsx';
import { SubmitBlock } from '#src/features/subscription/submit/submit-block.tsx';
import { useAddToOrder } from '#src/features/subscription/submit/use-add-to-order.ts';
import { preloadSignInDialog, useSignInDialog } from '#src/features/subscription/submit/use-sign-in-dialog.tsx';
import type { FocusTarget } from '#src/forms/use-focus-target.ts';
import { ErrorSummary } from '#src/ui/feedback/error-summary.tsx';
import { lazyPart } from '#src/recovery/lazy-part.ts';
import classes from './subscribe-panel.module.css';
import { SubscriptionResult } from './subscription-result.tsx';
import { usePanelErrors } from './use-panel-errors.ts';
import { useRefreshOnFirstUse } from './use-refresh-on-first-use.ts';

// A visitor never needs it, and a parent only once the panel is there.
const CheckSection = lazyPart(
  async () => (await import('#src/features/subscription/safety/check-section.tsx')).CheckSection,
);

interface SubscribeFormProps {
  package: Package;
  settings: BusinessSettings;
  now: Date;
  /** The parent's students; null for a visitor. */
  students: readonly PanelStudent[] | null;
  /** The vacations for all schools, used while no student is chosen. */
  vacations: OfficialVacation[];
  draft: Order | null;
  search: PackageSearch;
  onSearch: (search: Pick<PackageSearch, 'applicant' | 'plan'>) => void;
  /** Whether off days are being chosen: the other steps are then folded. */
  choosingOffDays: boolean;
  onChooseOffDays: (choosing: boolean) => void;
  focusTarget: FocusTarget<PanelField>;
}

/** The form for a subscription: students, count, start, off days, and the result with its price (rows P01 to P09). */
export function SubscribeForm(props: SubscribeFormProps) {
  const { package: offer, settings, students, draft, choosingOffDays, onChooseOffDays } = props;
  const { focusOn, controlRef } = props.focusTarget;
  const here = useLocation({ select: ({ href }) => href });
  const signIn = useSignInDialog(here);
  const [attempted, setAttempted] = useState(false);

  const [state, dispatch] = useSubscription({ ...props, packageId: offer.id });
  const { all, shown } = checkChoices(state, props);
  const adding = useAddToOrder({ draft, package: offer, choices: state.choices });
  const [found, setFound] = useState<ReadonlyMap<number, CheckState>>(new Map());
  const [asked, setAsked] = useState<{ studentId: number } | null>(null);
  const checks = withConflicts(found, adding.conflicts);
  const isUnfitFor = ({ choice: { studentId } }: CheckedSubscription) =>
    studentId !== null && isUnfit(checks.get(studentId));
  const { errors, summary, showSummary, hideSummary } = usePanelErrors(shown, {
    refusals: adding.refusals,
    requiresStudent: attempted && students !== null,
    isUnfit: isUnfitFor(shown),
  });

  function showErrors(studentId: number | null) {
    onChooseOffDays(false);
    if (studentId !== null) dispatch({ type: 'showStudent', studentId });
    showSummary();
  }

  function submit() {
    if (students === null) {
      signIn.open();
      return;
    }
    setAttempted(true);
    const incomplete = all.find((subscription) => !isComplete(subscription) || isUnfitFor(subscription));
    if (incomplete) showErrors(incomplete.choice.studentId);
    else adding.add(all, showErrors);
  }

  /**
   * The summary takes the focus when it appears, so it is hidden before it could reappear with a student shown again.
   */
  function changeStudents(action: SubscriptionAction) {
    if (shown.student !== null) hideSummary();
    dispatch(action);
  }

  function editStep(field: PanelField) {
    onChooseOffDays(false);
    focusOn(field);
  }

  function editOffDays() {
    onChooseOffDays(true);
    focusOn('offDays', 'nearest');
  }

  const firstUse = useRefreshOnFirstUse(() => {
    if (students === null) preloadSignInDialog();
  });

  const chosenIds = state.choices.map(({ studentId }) => studentId);
  // The key resets steps with local state when another student is shown.
  const key = shown.student?.id ?? 0;
  const step = { subscription: shown, dispatch };
  return (
    <div {...firstUse}>
      {summary && (
        <div className={classes.errors}>
          <ErrorSummary {...summary} />
        </div>
      )}
      {choosingOffDays && isCounted(shown) ? (
        <>
          <FoldedSteps subscription={shown} onEdit={editStep} />
          <OffDaysStep
            key={key}
            subscription={shown}
            dispatch={dispatch}
            controlRef={controlRef('offDays')}
            onStart={() => {
              editStep('start');
            }}
            error={errors.offDays}
          />
        </>
      ) : (
        <>
          {students === null ? (
            <VisitorStep here={here} controlRef={controlRef('students')} />
          ) : (
            <StudentStep
              packageId={offer.id}
              students={students}
              chosenIds={chosenIds}
              subscription={shown}
              dispatch={changeStudents}
              controlRef={controlRef('students')}
              here={here}
              checks={checks}
              onUnfit={(studentId) => {
                setAsked({ studentId });
              }}
              error={errors.students}
            >
              {students.length > 0 && (
                <Suspense fallback={<CheckSectionPending package={offer} students={students} chosenIds={chosenIds} />}>
                  <CheckSection
                    package={offer}
                    students={students}
                    requests={checkRequests(students, { all, shown }, props)}
                    choiceOf={(studentId) =>
                      state.choices.find((choice) => choice.studentId === studentId) ?? shown.choice
                    }
                    chosenIds={chosenIds}
                    startsOn={shown.startsOn}
                    asked={asked}
                    conflicts={adding.conflicts}
                    onStates={setFound}
                  />
                </Suspense>
              )}
            </StudentStep>
          )}
          {all.length > 1 && (
            <ShownStudentStep
              subscriptions={all}
              shown={shown}
              refusedIds={adding.refusals.map(({ choice }) => choice.studentId)}
              dispatch={changeStudents}
            />
          )}
          <CountStep
            key={`count-${key}`}
            {...step}
            controlRef={controlRef('count')}
            attempted={attempted}
            error={errors.count}
          />
          <StartStep key={`start-${key}`} {...step} controlRef={controlRef('start')} error={errors.start} />
          <OffDaysInvite {...step} onOpen={editOffDays} error={errors.offDays} />
        </>
      )}
      <SubscriptionResult package={offer} settings={settings} subscriptions={all} shown={shown}>
        <SubmitBlock
          isSignedIn={students !== null}
          draft={draft}
          studentIds={chosenIds}
          failures={adding.failures}
          busy={adding.isAdding}
          onSubmit={submit}
        />
      </SubscriptionResult>
      {signIn.dialog}
    </div>
  );
}
