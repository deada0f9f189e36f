import { useSuspenseQueries, useSuspenseQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { deliveriesQuery } from '#src/api/deliveries.ts';
import type { ApiError } from '#src/api/errors.ts';
import { studentsQuery } from '#src/api/students.ts';
import { lunchVerdict, unknownSafety } from '#src/domain/coming-lunches.ts';
import type { Delivery } from '#src/domain/delivery.ts';
import { isLunch } from '#src/domain/family-board.ts';
import { firstWeekOf } from '#src/domain/first-week.ts';
import type { SafetyVerdict } from '#src/domain/meal-safety.ts';
import type { CivilDate } from '#src/domain/riyadh-date.ts';
import type { Student } from '#src/domain/student.ts';
import { hasHealthNeeds } from '#src/domain/student-needs.ts';
import type { Subscription } from '#src/domain/subscription.ts';
import { useSubscriptionTexts } from '#src/features/checkout/use-subscription-texts.ts';
import { plateTintOf } from '#src/features/dishes/plate-tint.ts';
import { useLunchText } from '#src/features/dishes/use-lunch-text.ts';
import { SafetyMark } from '#src/features/safety/safety-mark.tsx';
import { type StudentSafety, useStudentSafety } from '#src/features/safety/use-student-safety.ts';
import { DateText } from '#src/i18n/date-text.tsx';
import { nameOf } from '#src/i18n/localized.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Plate } from '#src/ui/illustrations/plate.tsx';
import { DataText } from '#src/ui/text/data-text.tsx';
import classes from './first-week.module.css';
import { FirstWeekFailed } from './first-week-failed.tsx';
import { FirstWeekPending } from './first-week-pending.tsx';

/** A subscription with the day of its first lunch. */
export interface FirstLunch {
  subscription: Subscription;
  on: CivilDate;
}

/**
 * The menu of each student's first week, with what is off and whether each dish suits the student (row G62). Suspends
 * until the days are known; what was not compared is said once for all students.
 */
export function FirstWeek({ firstLunches }: { firstLunches: readonly FirstLunch[] }) {
  const { data: students } = useSuspenseQuery(studentsQuery());
  const days = useSuspenseQueries<{ queryFnData: Delivery[]; error: ApiError }[]>({
    queries: firstLunches.map(({ subscription, on }) => deliveriesQuery(subscription.id, on)),
  });
  const weeks = firstLunches.map(({ subscription, on }, at) => ({
    subscription,
    student: students.find(({ id }) => id === subscription.studentId),
    days: firstWeekOf(days[at]?.data ?? [], on),
  }));
  const compared = useComparedLists(weeks);
  return (
    <>
      {compared.isFailed && <FirstWeekFailed retry={compared.retry} />}
      {weeks.map((week) => (
        <StudentWeek key={week.subscription.id} {...week} />
      ))}
    </>
  );
}

/** The lists that the dishes of all students are compared with: whether they failed, and how to request them again. */
function useComparedLists(weeks: readonly StudentWeekProps[]) {
  const inNeed = weeks.flatMap(({ student, subscription }) =>
    student && hasHealthNeeds(student) ? [{ student, packageId: subscription.package.id }] : [],
  );
  return useStudentSafety(
    {
      allergens: inNeed.flatMap(({ student }) => student.allergens),
      healthIssues: inNeed.flatMap(({ student }) => student.healthIssues),
    },
    inNeed.map(({ packageId }) => packageId),
  );
}

interface StudentWeekProps {
  subscription: Subscription;
  /** Undefined if the student is not in the list any more, so that each dish has to be checked. */
  student: Student | undefined;
  days: readonly Delivery[];
}

const nothingKnown = { allergens: [], healthIssues: [] };

function StudentWeek({ subscription, student, days }: StudentWeekProps) {
  const texts = useSubscriptionTexts();
  const titleId = useId();
  const safety = useStudentSafety(student ?? nothingKnown, [subscription.package.id]);
  if (safety.isPending) return <FirstWeekPending count={1} />;
  const verdictOf = (day: Delivery) =>
    student === undefined ? lunchVerdict(day, unknownSafety) : verdict(day, safety);
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className={classes.name}>
        <DataText text={texts.student(subscription)} />
      </h3>
      <ol className={classes.days}>
        {days.map((day) => (
          <Day key={day.id} day={day} verdict={isLunch(day) && day.status !== 'delivered' ? verdictOf(day) : null} />
        ))}
      </ol>
    </section>
  );
}

/** Whether a lunch suits the student; null if there is nothing to compare. */
function verdict(day: Delivery, { hasNeeds, safetyOf }: StudentSafety): SafetyVerdict | null {
  return lunchVerdict(day, { hasNeeds, verdictOf: (mealId) => safetyOf(mealId)?.verdict ?? 'check' });
}

function Day({ day, verdict: mark }: { day: Delivery; verdict: SafetyVerdict | null }) {
  const language = useLanguage();
  const lunchText = useLunchText();
  const [meal] = day.meals;
  return (
    <li className={classes.day} data-off={isLunch(day) ? undefined : ''}>
      <Plate tint={plateTintOf(meal ?? { id: 1 })} imageUrl={meal?.imageUrl ?? null} className={classes.plate ?? ''} />
      <div className={classes.texts}>
        <small>
          <DateText on={day.on} variant="day" />
        </small>
        <b>{isLunch(day) ? lunchText(day) : whyNot()}</b>
        {mark && <SafetyMark verdict={mark} of="dish" />}
      </div>
    </li>
  );

  function whyNot() {
    if (day.status === 'vacation' && day.reason) return nameOf(language, day.reason);
    return <FormattedMessage id={day.status === 'cancelled' ? 'order.delivery.cancelled' : 'order.delivery.off'} />;
  }
}
