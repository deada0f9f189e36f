import { useSuspenseQueries } from '@tanstack/react-query';
import { useBusinessSettings } from '#src/api/business-settings.ts';
import { deliveriesQuery } from '#src/api/deliveries.ts';
import type { ApiError } from '#src/api/errors.ts';
import { type OffDayHistory, offDayHistoryQuery } from '#src/api/off-days.ts';
import { useOfficialVacations } from '#src/api/official-vacations.ts';
import { useServerNow } from '#src/api/server-now.ts';
import { studentQuery } from '#src/api/students.ts';
import type { Weekday } from '#src/domain/business-settings.ts';
import type { Delivery } from '#src/domain/delivery.ts';
import { habitOffDays, type OffDayHabit, offDayHabits } from '#src/domain/off-day-habit.ts';
import { lunchGap } from '#src/domain/renewal-plan.ts';
import type { CivilDate } from '#src/domain/riyadh-date.ts';
import { type OfficialVacation, vacationsFor } from '#src/domain/school-days.ts';
import type { Student } from '#src/domain/student.ts';
import { deliveryDayCount, type SubscriptionPeriod, subscriptionPeriod } from '#src/domain/subscription-period.ts';
import type { Renewal, Subscription } from '#src/domain/subscription.ts';

/** A renewal takes at most this many off days (`RenewalInput.vacancy`). */
const maxOffDays = 36;

/** What a renewal would be, and what the parent can choose in it. */
export interface RenewalPlan {
  subscription: Subscription;
  student: Student;
  deliveries: readonly Delivery[];
  vacations: readonly OfficialVacation[];
  /** Null if the subscription can't be renewed now. */
  next: {
    renewal: Renewal;
    /** School days without lunch between both subscriptions. */
    gap: CivilDate[];
    habits: OffDayHabit[];
    /** The off days and the period if the student is away on these weekdays again. */
    withHabits: (weekdays: readonly Weekday[]) => { offDays: CivilDate[]; period: SubscriptionPeriod };
  } | null;
}

interface Query<Data> {
  queryFnData: Data;
  error: ApiError;
}

const datesOf = (deliveries: readonly Delivery[], isIt: (status: Delivery['status']) => boolean) =>
  deliveries.filter(({ status }) => isIt(status)).map(({ on }) => on);

/** Loads what the renewals depend on, in the order of the subscriptions. Suspends while it loads; throws ApiError if it fails. */
export function useRenewalPlans(subscriptions: readonly Subscription[]): RenewalPlan[] {
  const settings = useBusinessSettings();
  const now = useServerNow();
  const students = useSuspenseQueries<Query<Student>[]>({
    queries: subscriptions.map(({ studentId }) => studentQuery(studentId)),
  });
  const deliveries = useSuspenseQueries<Query<Delivery[]>[]>({
    queries: subscriptions.map(({ id }) => deliveriesQuery(id)),
  });
  const histories = useSuspenseQueries<Query<OffDayHistory>[]>({
    queries: subscriptions.map(({ studentId }) => offDayHistoryQuery(studentId)),
  });
  const closures = useOfficialVacations(
    students.map(({ data }) => data.school.id),
    now,
  );

  return subscriptions.flatMap((subscription, index): RenewalPlan[] => {
    const [student, days, history] = [students[index]?.data, deliveries[index]?.data, histories[index]?.data];
    if (!student || !days || !history) return [];
    const { school } = student;
    const vacations = vacationsFor(closures.get(school.id) ?? [], { schoolId: school.id, regionId: school.regionId });
    const { renewal, package: bought } = subscription;
    const shown = { subscription, student, deliveries: days, vacations };
    if (renewal === null) return [{ ...shown, next: null }];
    const dayCount = deliveryDayCount(bought.frequency, renewal.count, settings);
    const plan = { startsOn: renewal.startsOn, dayCount, vacations, offDays: [] };
    const usedElsewhere = new Map(history.allowances.map(({ month, used }) => [month, used]));
    const habits = offDayHabits({
      offDays: datesOf(days, (status) => status === 'skipped'),
      lunchDays: datesOf(days, (status) => status !== 'skipped' && status !== 'vacation'),
    });
    const withHabits = (weekdays: readonly Weekday[]) => {
      const offDays = habitOffDays(weekdays, { plan, now, settings, usedElsewhere }).slice(0, maxOffDays);
      return { offDays, period: subscriptionPeriod({ ...plan, offDays }) };
    };
    const gap = lunchGap(subscription.endsOn, renewal.startsOn, vacations);
    return [{ ...shown, next: { renewal, gap, habits, withHabits } }];
  });
}
