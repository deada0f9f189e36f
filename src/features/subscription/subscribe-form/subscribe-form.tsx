import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useIntl } from 'react-intl';
import type { Package } from '#src/domain/package.ts';
import { invalidate } from '#src/api/invalidate.ts';
import { ageOn, isAgeAllowedOn, packageAgeLimits } from '#src/domain/age.ts';
import { lazyPart } from '#src/recovery/lazy-part.ts';
import type { BusinessSettings } from '#src/domain/business-settings.ts';
import { riyadhDateOf } from '#src/domain/riyadh-date.ts';
import type { OfficialVacation } from '#src/domain/school-days.ts';
import { ErrorSummary } from '#src/ui/feedback/error-summary.tsx';
import { useErrorSummary } from '#src/forms/use-error-summary.ts';
import type { PanelField } from '#src/features/subscription/submit/add-to-order.ts';
import { FoldedSteps } from '#src/features/subscription/steps/folded-steps.tsx';
import {
  type CheckContext,
  type CheckedChoice,
  checkChoice,
  isValid,
} from '#src/features/subscription/state/checked-choice.ts';
import { choiceErrors } from '#src/features/subscription/state/choice-errors.ts';
import { CountStep } from '#src/features/subscription/steps/count-step.tsx';
import { fieldIds } from '#src/features/subscription/steps/field-ids.ts';
import { OffDaysStep } from '#src/features/subscription/steps/off-days-step.tsx';
import { OrderNotice } from '#src/features/subscription/submit/order-notice.tsx';
import type { PackageSearch } from '#src/features/subscription/state/package-search.ts';
import { panelAction } from '#src/features/subscription/submit/panel-action.ts';
import { OffDaysInvite, StartStep } from '#src/features/subscription/steps/start-step.tsx';
import { StudentStep } from '#src/features/subscription/steps/student-step.tsx';
import type { Student } from '#src/features/subscription/state/student.ts';
import classes from './subscribe-panel.module.css';
import type { SubscriptionChoice } from '#src/features/subscription/state/subscription-choice.ts';
import { SubscriptionResult } from './subscription-result.tsx';
import { useAddToOrder } from '#src/features/subscription/submit/use-add-to-order.ts';
import { useChoices } from '#src/features/subscription/state/use-choices.ts';
import { useDayTextContext } from '#src/features/subscription/state/use-day-text-context.ts';
import { VisitorStep } from '#src/features/subscription/steps/visitor-step.tsx';
import { ShownStudentStep } from '#src/features/subscription/steps/shown-student-step.tsx';
import type { Order } from '#src/domain/order.ts';

const loadQuestion = async () => (await import('#src/features/subscription/submit/sign-in-dialog.tsx')).SignInDialog;
const SignInQuestion = lazyPart(loadQuestion);

const noticeId = 'subscribe-notice';

interface SubscribeFormProps {
  package: Package;
  settings: BusinessSettings;
  now: Date;
  /** The parent's children; null for a visitor. */
  students: readonly Student[] | null;
  /** Everyone's vacations, for a visitor and before a child is chosen. */
  vacations: OfficialVacation[];
  draft: Order | null;
  search: PackageSearch;
  onSearch: (search: Pick<PackageSearch, 'applicant' | 'plan'>) => void;
  /** Off days are being chosen: the answered questions are folded. */
  choosingOffDays: boolean;
  onChooseOffDays: (choosing: boolean) => void;
}

/** Choosing and subscribing: who, how long, from when, without which days, and what it comes to (rows P01 to P09). */
export function SubscribeForm(props: SubscribeFormProps) {
  const { package: offer, settings, now, students, vacations, draft, choosingOffDays, onChooseOffDays } = props;
  const { frequency } = offer;
  const ages = packageAgeLimits(settings, offer);
  const intl = useIntl();
  const words = useDayTextContext(settings);
  const here = useLocation({ select: ({ href }) => href });
  const root = useRef<HTMLDivElement>(null);
  const queryClient = useQueryClient();
  const hasBegun = useRef(false);
  const [attempted, setAttempted] = useState(false);
  // Null until it is asked for the first time.
  const [asksSignIn, setAsksSignIn] = useState<boolean | null>(null);
  const waiting = draft?.status === 'pending_payment' ? draft : null;

  const choices = useChoices({
    packageId: offer.id,
    students,
    search: props.search,
    onSearch: props.onSearch,
    onChange: () => {
      adding.forget(choices.shown.applicantId);
    },
  });
  const adding = useAddToOrder({
    draft,
    package: offer,
    onRefused: (applicantId) => {
      tellFaults(applicantId);
    },
  });

  const studentOf = ({ applicantId }: SubscriptionChoice) => students?.find(({ id }) => id === applicantId) ?? null;
  const contextOf = (choice: SubscriptionChoice): CheckContext => ({
    student: studentOf(choice)?.schedule ?? {
      birthDate: null,
      vacations,
      otherSubscriptions: [],
      offDaysElsewhere: [],
    },
    frequency,
    ages,
    settings,
    now,
  });
  const checks = choices.choices.map((choice) => ({
    student: studentOf(choice),
    checked: checkChoice(choice, contextOf(choice)),
  }));
  const context = contextOf(choices.shown);
  const shown = checkChoice(choices.shown, context);
  const shownStudent = studentOf(choices.shown);
  const startsOn = shown.startsOn ?? riyadhDateOf(now);
  const isUnfit = ({ schedule: facts }: Student) =>
    facts.birthDate !== null && !isAgeAllowedOn(facts.birthDate, startsOn, ages);
  const shownBirthDate = shownStudent?.schedule.birthDate ?? null;

  function faultsOf(checked: CheckedChoice, student: Student | null): Partial<Record<PanelField, string>> {
    const nobody = attempted && students !== null && checked.choice.applicantId === null;
    const told = Object.fromEntries(
      adding.refusals
        .filter(({ applicantId }) => applicantId === checked.choice.applicantId)
        .map(({ field, text }) => [field, text]),
    );
    return {
      ...(nobody ? { students: intl.formatMessage({ id: 'subscribe.students.missing' }) } : {}),
      ...told,
      ...choiceErrors(checked, student, context, words),
    };
  }

  const faults = faultsOf(shown, shownStudent);
  const summary = useErrorSummary({
    errors: faults,
    fieldId: (name) => fieldIds[name as PanelField],
    title: (count) => intl.formatMessage({ id: 'subscribe.errors.title' }, { count }),
    refusedTitle: intl.formatMessage({ id: 'subscribe.errors.refused' }),
  });

  /** Opens the questions at this student, under a summary of what is wrong. */
  function tellFaults(applicantId: number | null) {
    onChooseOffDays(false);
    if (applicantId !== null) choices.showStudent(applicantId);
    summary.show();
  }

  function submit() {
    if (students === null) {
      setAsksSignIn(true);
      return;
    }
    setAttempted(true);
    const faulty = checks.find(({ student, checked }) => student === null || !isValid(checked));
    if (faulty) tellFaults(faulty.student?.id ?? null);
    else adding.add(checks.map(({ checked }) => checked));
  }

  /** The questions come back before the field can take the focus. */
  function editAt(fieldId: string) {
    flushSync(() => {
      onChooseOffDays(false);
    });
    const place = root.current?.querySelector<HTMLElement>(`#${fieldId}`);
    place?.scrollIntoView({ block: 'center' });
    (place?.matches('input')
      ? place
      : place?.querySelector<HTMLElement>('input, [data-date][tabindex="0"], a[href]')
    )?.focus({
      preventScroll: true,
    });
  }

  /** What only those need who choose: a page that is only read costs no request for it. */
  function begin(): void {
    if (hasBegun.current) return;
    hasBegun.current = true;
    // The vacations of a prerendered page may be as old as the page.
    void invalidate(queryClient, ['listOfficialVacations']);
    if (students === null) loadQuestion().catch(() => undefined);
  }

  const isFolded = choosingOffDays && shown.period !== null && shown.count !== null;
  const action = panelAction({
    isSignedIn: students !== null,
    draft,
    studentIds: choices.choices.map(({ applicantId }) => applicantId),
  });
  return (
    <div ref={root} onPointerDownCapture={begin} onFocusCapture={begin}>
      {summary.summary && (
        <div className={classes.errors}>
          <ErrorSummary {...summary.summary} />
        </div>
      )}
      {isFolded ? (
        <FoldedSteps
          student={shownStudent}
          count={shown.count ?? 1}
          frequency={frequency}
          startsOn={shown.startsOn ?? ''}
          onEdit={editAt}
        />
      ) : (
        <>
          {students === null ? (
            <VisitorStep here={here} />
          ) : (
            <StudentStep
              students={students}
              packageId={offer.id}
              chosen={choices.choices.flatMap(({ applicantId }) => (applicantId === null ? [] : [applicantId]))}
              onChoose={choices.chooseStudents}
              here={here}
              unfitIds={students.filter(isUnfit).map(({ id }) => id)}
              ages={ages}
              // Only an age that the service has at all has other packages.
              otherPackages={
                shownStudent !== null &&
                shownBirthDate !== null &&
                isUnfit(shownStudent) &&
                isAgeAllowedOn(shownBirthDate, startsOn, settings)
                  ? { applicant: shownStudent.id, age: ageOn(shownBirthDate, startsOn) }
                  : null
              }
              error={faults.students ?? null}
            />
          )}
          {checks.length > 1 && (
            <ShownStudentStep checks={checks} shownId={shownStudent?.id ?? 0} onShow={choices.showStudent} />
          )}
          <CountStep
            key={`count-${shownStudent?.id ?? 0}`}
            checked={shown}
            frequency={frequency}
            settings={settings}
            onType={choices.setCount}
            attempted={attempted}
            error={faults.count ?? null}
          />
        </>
      )}
      {isFolded && shown.period !== null ? (
        <OffDaysStep
          key={`off-${shownStudent?.id ?? 0}`}
          checked={{ ...shown, period: shown.period }}
          context={context}
          onAdd={choices.addOffDay}
          onRemove={choices.removeOffDays}
          onStart={() => {
            editAt(fieldIds.start);
          }}
          error={faults.offDays ?? null}
        />
      ) : (
        <>
          <StartStep
            key={`start-${shownStudent?.id ?? 0}`}
            checked={shown}
            context={context}
            onPick={choices.setStart}
            error={faults.start ?? null}
          />
          <OffDaysInvite
            checked={shown}
            onRemove={choices.removeOffDays}
            onOpen={() => {
              flushSync(() => {
                onChooseOffDays(true);
              });
              root.current?.querySelector<HTMLElement>(`#${fieldIds.offDays} input:checked`)?.focus();
            }}
            error={faults.offDays ?? null}
          />
        </>
      )}
      <SubscriptionResult
        subscriptions={checks.map(({ student, checked }) => ({
          key: String(student?.id ?? 0),
          name: checks.length > 1 ? (student?.name ?? null) : null,
          checked,
        }))}
        shown={shown}
        frequency={frequency}
        priceHalalas={offer.priceHalalas}
        deliveryFeeHalalas={offer.deliveryFeeHalalas}
        settings={settings}
        notice={<OrderNotice id={noticeId} unpaidOrder={waiting} failures={adding.failures} />}
        button={{
          label: intl.formatMessage({ id: action.labelId }),
          busy: adding.busy,
          blockedBy: waiting === null ? undefined : noticeId,
          onClick: submit,
        }}
      />
      {asksSignIn !== null && (
        <Suspense fallback={null}>
          <SignInQuestion
            opened={asksSignIn}
            onClose={() => {
              setAsksSignIn(false);
            }}
            here={here}
          />
        </Suspense>
      )}
    </div>
  );
}
