import type { Delivery } from '#src/domain/delivery.ts';
import type { MadeOffDayRequest, MonthAllowance } from '#src/domain/off-day-history.ts';
import type { Order } from '#src/domain/order.ts';
import type { Subscription } from '#src/domain/subscription.ts';
import type { BusinessSettings } from '#src/domain/business-settings.ts';
import type { OffDaySituation } from '#src/domain/off-days.ts';
import { isRunning } from '#src/domain/order-states.ts';
import { addDays, type CivilDate, type CivilMonth, monthOf } from '#src/domain/riyadh-date.ts';
import { type OfficialVacation, vacationOn } from '#src/domain/school-days.ts';

/** The server's data about a running subscription and its student. */
export interface OffDayFacts {
  subscription: Pick<Subscription, 'id' | 'studentId' | 'startsOn' | 'dayCount'>;
  /** All days of the subscription (operation `listDeliveries`). */
  deliveries: readonly Delivery[];
  /** The student's requests for off days, and the off days left in each month (operation `listApplicantVacations`). */
  requests: readonly MadeOffDayRequest[];
  allowances: readonly MonthAllowance[];
  /** The parent's current orders, for the student's other subscriptions. */
  orders: readonly Order[];
  /**
   * The order in the cart. It counts like a current order if its payment is pending, but not as a draft (decision
   * 0005).
   */
  cart: Order | null;
  /** The official vacations of the student's school. */
  vacations: readonly OfficialVacation[];
  settings: Pick<BusinessSettings, 'pauseNoticeHours' | 'offDaysPerMonth'>;
  now: Date;
}

/**
 * Collects the input of the off-day rules (domain `offDayRules`). Inside the period, vacations come from the
 * deliveries, which keep the vacations of the school that the student had when the subscription was paid.
 */
export function offDaySituation(facts: OffDayFacts): OffDaySituation {
  const { subscription, deliveries, cart, settings, now } = facts;
  const offDays = datesOf(deliveries, 'skipped');
  const orders = cart?.status === 'pending_payment' ? [...facts.orders, cart] : facts.orders;
  return {
    plan: { startsOn: subscription.startsOn, dayCount: subscription.dayCount, vacations: vacationsOf(facts), offDays },
    now,
    settings,
    usedElsewhere: usedElsewhere(facts.allowances, offDays),
    otherPeriods: orders
      .flatMap(({ subscriptions }) => subscriptions)
      .filter(
        ({ id, studentId, status }) =>
          studentId === subscription.studentId && id !== subscription.id && isRunning(status),
      )
      .map(({ startsOn, endsOn }) => ({ startsOn, endsOn })),
    cancelledDays: datesOf(deliveries, 'cancelled'),
    requestedMonths: facts.allowances.filter((each) => each.isRequestUsed).map(({ month }) => month),
  };
}

/** The student's requests for this subscription; one whose deadline has passed since it was loaded can't be removed. */
export function requestsOf({
  subscription,
  requests,
  now,
}: Pick<OffDayFacts, 'subscription' | 'requests' | 'now'>): MadeOffDayRequest[] {
  return requests
    .filter(({ subscriptionId }) => subscriptionId === subscription.id)
    .map((request) => {
      const { deletableUntil } = request;
      const isOver = deletableUntil !== null && new Date(deletableUntil) <= now;
      return isOver ? { ...request, deletableUntil: null } : request;
    });
}

function datesOf(deliveries: readonly Delivery[], status: Delivery['status']): CivilDate[] {
  return deliveries.filter((delivery) => delivery.status === status).map(({ on }) => on);
}

/** Off days of the month in the student's other subscriptions, because the allowance is per student. */
function usedElsewhere(
  allowances: readonly MonthAllowance[],
  offDays: readonly CivilDate[],
): ReadonlyMap<CivilMonth, number> {
  return new Map(
    allowances.map(({ month, used }) => [
      month,
      Math.max(0, used - offDays.filter((on) => monthOf(on) === month).length),
    ]),
  );
}

/** Vacations inside the period are deliveries with status `vacation`; after it, the school's own calendar applies. */
function vacationsOf({ deliveries, vacations }: OffDayFacts): OfficialVacation[] {
  const lastOn = deliveries.at(-1)?.on;
  const inside = deliveries
    .filter(({ status }) => status === 'vacation')
    .map(({ id, on, reason }): OfficialVacation => {
      const known = vacationOn(on, vacations);
      if (known !== null && known.name === (reason?.name ?? null)) return { ...known, startsOn: on, endsOn: on };
      return {
        id,
        startsOn: on,
        endsOn: on,
        scope: 'all',
        regionId: null,
        schoolId: null,
        name: reason?.name ?? null,
        arabicName: reason?.arabicName ?? null,
        isTentative: false,
      };
    });
  if (lastOn === undefined) return [...vacations];
  const after = vacations
    .filter(({ endsOn }) => endsOn > lastOn)
    .map((vacation) => (vacation.startsOn > lastOn ? vacation : { ...vacation, startsOn: addDays(lastOn, 1) }));
  return [...inside, ...after];
}
