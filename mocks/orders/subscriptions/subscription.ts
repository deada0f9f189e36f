import { defaultBusinessSettings } from '#src/domain/business-settings.ts';
import { canCancelDelivery, type PaidSubOrder } from '#src/domain/cancellation.ts';
import {
  defaultDeliveryClock,
  type DeliveryClock,
  deliveryProgress,
  laterClock,
} from '#src/domain/delivery-progress.ts';
import { fromWireMoney } from '#src/domain/money.ts';
import { isListedAsCurrent, isRunning, type OrderStatus, type SubOrderStatus } from '#src/domain/order-states.ts';
import { type OrderTotals, orderTotals } from '#src/domain/order-totals.ts';
import { addDays, type CivilDate } from '#src/domain/riyadh-date.ts';
import { type OfficialVacation, vacationsFor } from '#src/domain/school-days.ts';
import { paidOrderStatus, runningStatus } from '#src/domain/subscription-state.ts';
import {
  type DateRange,
  deliveryDayCount,
  type PeriodPlan,
  type SubscriptionPeriod,
  subscriptionPeriod,
} from '#src/domain/subscription-period.ts';
import { db } from '#mocks/store/db.ts';
import type { ApplicantRecord, OrderRecord, SubOrderRecord, Terms } from '#mocks/store/order-records.ts';
import { officialVacationOf } from '#mocks/store/official-vacation-of.ts';
import { recordsBy, untilWritten } from '#mocks/store/until-written.ts';

/** The business numbers of the mock’s server. */
export const numbers = defaultBusinessSettings;

/** The times at which lunches are cooked, leave and arrive. */
export const kitchenClock = defaultDeliveryClock;

/** The region and school that decide official vacations; both null for those of everyone. */
export interface Place {
  schoolId: number | null;
  regionId: number | null;
}

/** The place of a student, which is the place of the school. Throws if the school never existed. */
export function placeOf(applicant: Pick<ApplicantRecord, 'school_id'>) {
  const school = db.schools.findFirst((query) => query.where({ id: applicant.school_id }));
  if (!school) throw new Error(`School ${applicant.school_id} of a student was never there`);
  return { schoolId: school.id, regionId: school.region_id };
}

/** The official vacations of a place, as the domain’s type. */
export const vacationsAt = untilWritten(closuresAt, ({ schoolId, regionId }: Place) => `${schoolId} ${regionId}`);

function closuresAt({ schoolId, regionId }: Place): OfficialVacation[] {
  const known = db.officialVacations
    .all()
    .filter(({ is_active }) => is_active)
    .map(officialVacationOf);
  return vacationsFor(known, { schoolId, regionId });
}

const applicantsById = recordsBy(
  () => db.applicants.all(),
  ({ id }) => id,
);
/** The order of an id; at most one. */
export const ordersById = recordsBy(
  () => db.orders.all(),
  ({ id }) => id,
);
/** A parent's orders. */
export const ordersOf = recordsBy(
  () => db.orders.all(),
  ({ user_id }) => user_id,
);
const subOrdersByOrder = recordsBy(
  () => db.subOrders.all(),
  ({ order_id }) => order_id,
);
const subOrdersByApplicant = recordsBy(
  () => db.subOrders.all(),
  ({ applicant_id }) => applicant_id,
);
const requestsBySubOrder = recordsBy(
  () => db.offDayRequests.all(),
  ({ sub_order_id }) => sub_order_id,
);
const cancelledBySubOrder = recordsBy(
  () => db.cancelledDeliveries.all(),
  ({ sub_order_id }) => sub_order_id,
);

const lateBySubOrder = recordsBy(
  () => db.lateDeliveries.all(),
  ({ sub_order_id }) => sub_order_id,
);

/** The times at which a day's lunch of a subscription is cooked, leaves and arrives. */
export function clockOf(subOrder: Pick<SubOrderRecord, 'id'>, on: CivilDate): DeliveryClock {
  const late = lateBySubOrder(subOrder.id).find(({ date }) => date === on);
  return late ? laterClock(kitchenClock, late.minutes) : kitchenClock;
}

/** The student of a subscription, even if deleted. Throws if the student never existed. */
export function studentOf(subOrder: Pick<SubOrderRecord, 'applicant_id'>): ApplicantRecord {
  const [applicant] = applicantsById(subOrder.applicant_id);
  if (!applicant) throw new Error(`Sub order of applicant ${subOrder.applicant_id}, who was never there`);
  return applicant;
}

/** Off days requested after paying. */
export function requestedOffDays(subOrder: SubOrderRecord): CivilDate[] {
  return requestsBySubOrder(subOrder.id).flatMap(({ dates }) => dates);
}

/** Whether the company announced a closure after an instant. */
function isAnnouncedAfter(id: number, at: string): boolean {
  const closure = db.officialVacations.findFirst((query) => query.where({ id, type: 'closure' }));
  return closure !== undefined && closure.created_at > at;
}

/** The plan that the period is computed from, with off days from before and after paying. */
export function planOf(subOrder: SubOrderRecord): PeriodPlan {
  const place = subOrder.student
    ? { schoolId: subOrder.student.school_id, regionId: subOrder.student.region_id }
    : placeOf(studentOf(subOrder));
  const { cancelled_at } = subOrder;
  const known = vacationsAt(place);
  return {
    startsOn: subOrder.start_date,
    dayCount: deliveryDayCount(subOrder.package.frequency, subOrder.count, numbers),
    // What was refunded with the subscription keeps its place (rules.md#cancelled-delivery-place).
    vacations: cancelled_at === null ? known : known.filter(({ id }) => !isAnnouncedAfter(id, cancelled_at)),
    offDays: [...subOrder.vacancy, ...requestedOffDays(subOrder)],
    cancelledDays: cancelledDeliveriesOf(subOrder).map(({ date }) => date),
  };
}

/** The present period. */
export const periodOf = untilWritten(
  (subOrder: SubOrderRecord): SubscriptionPeriod => subscriptionPeriod(planOf(subOrder)),
  ({ id }) => id,
);

/** The off days that take effect, in order. */
export function offDaysOf(period: SubscriptionPeriod): CivilDate[] {
  return period.skipped.filter(({ reason }) => reason === 'off_day').map(({ on }) => on);
}

/** Deliveries that the parent cancelled one by one. */
export function cancelledDeliveriesOf(subOrder: SubOrderRecord) {
  return cancelledBySubOrder(subOrder.id);
}

/** The days with a lunch, past and future, without cancelled lunches. */
export function lunchDaysOf(subOrder: SubOrderRecord, period: SubscriptionPeriod): CivilDate[] {
  const cancelled = new Set(cancelledDeliveriesOf(subOrder).map(({ date }) => date));
  const { cancelled_at } = subOrder;
  return period.deliveryDays.filter(
    (on) => !cancelled.has(on) && (cancelled_at === null || !canCancelDelivery(on, new Date(cancelled_at), numbers)),
  );
}

/** The numbers of delivered and of remaining lunches. */
export function lunchCounts(subOrder: SubOrderRecord, period: SubscriptionPeriod, now: Date) {
  const days = lunchDaysOf(subOrder, period);
  const delivered = days.filter((on) => deliveryProgress(on, now, clockOf(subOrder, on)) === 'delivered').length;
  return { delivered, remaining: days.length - delivered };
}

/** The status of a subscription; `scheduled` in an unpaid order. */
export function subOrderStatus(
  subOrder: SubOrderRecord,
  order: OrderRecord,
  now: Date,
  period: SubscriptionPeriod = periodOf(subOrder),
): SubOrderStatus {
  if (order.status !== 'paid') return 'scheduled';
  return subOrder.cancelled_at === null ? runningStatus(period, now, clockOf(subOrder, period.endsOn)) : 'cancelled';
}

/** An order's subscriptions in the order they were added. */
export function subOrdersOf(order: Pick<OrderRecord, 'id'>): SubOrderRecord[] {
  return subOrdersByOrder(order.id).toSorted((a, b) => a.id - b.id);
}

/** The status of an order. */
export function orderStatus(order: OrderRecord, now: Date): OrderStatus {
  if (order.status !== 'paid') return order.status;
  return paidOrderStatus(subOrdersOf(order).map((subOrder) => subOrderStatus(subOrder, order, now)));
}

/** Whether an order is in the list of current orders. */
export function isCurrent(order: OrderRecord, now: Date): boolean {
  const status = orderStatus(order, now);
  const subscriptions = subOrdersOf(order).map((subOrder) => ({
    remainingDays: lunchCounts(subOrder, periodOf(subOrder), now).remaining,
  }));
  return isListedAsCurrent({ status, subscriptions });
}

/** The order's totals; its lines are in the order of its subscriptions. */
export function totalsOf(order: OrderRecord): OrderTotals {
  const lines = subOrdersOf(order).map(({ offered, count }) => ({
    priceHalalas: offered.price_halalas,
    deliveryFeeHalalas: offered.delivery_fee_halalas,
    count,
  }));
  return orderTotals(lines, order.vat_percent);
}

/** A paid subscription in the form that the refund rules use. */
export function paidSubOrder(subOrder: SubOrderRecord, order: OrderRecord): PaidSubOrder {
  const line = subOrdersOf(order).findIndex(({ id }) => id === subOrder.id);
  const cancelled = cancelledDeliveriesOf(subOrder);
  return {
    totalHalalas: totalsOf(order).lines[line]?.totalHalalas ?? 0,
    deliveryDays: periodOf(subOrder).deliveryDays,
    cancelledDays: cancelled.map(({ date }) => date),
    refundedHalalas: cancelled.reduce((sum, { refund_halalas }) => sum + refund_halalas, 0),
  };
}

/** The refunds of an order so far, in halalas. */
export function refundedHalalas(order: OrderRecord): number {
  return subOrdersOf(order).reduce(
    (sum, subOrder) =>
      cancelledDeliveriesOf(subOrder).reduce((each, { refund_halalas }) => each + refund_halalas, sum) +
      subOrder.cancel_refund_halalas,
    0,
  );
}

/** One subscription of a student with its order and period. */
export interface StudentSubscription {
  subOrder: SubOrderRecord;
  order: OrderRecord;
  period: SubscriptionPeriod;
  status: SubOrderStatus;
}

/** All subscriptions of a student, also unpaid and cancelled ones. */
function allSubscriptions(applicantId: number, now: Date): StudentSubscription[] {
  return subOrdersByApplicant(applicantId).flatMap((subOrder) => {
    const [order] = ordersById(subOrder.order_id);
    if (!order) return [];
    const period = periodOf(subOrder);
    return [{ subOrder, order, period, status: subOrderStatus(subOrder, order, now, period) }];
  });
}

/** All subscriptions of a student that were not cancelled, also unpaid ones. */
export function subscriptionsOf(applicantId: number, now: Date): StudentSubscription[] {
  return allSubscriptions(applicantId, now).filter(({ subOrder }) => subOrder.cancelled_at === null);
}

/**
 * The paid subscriptions of a student with lunches to come. A cancelled one does not run any more, and keeps those that
 * were too close to cancel.
 */
export function subscriptionsWithLunches(applicantId: number, now: Date): StudentSubscription[] {
  return allSubscriptions(applicantId, now).filter(
    ({ subOrder, order, period }) => order.status === 'paid' && lunchCounts(subOrder, period, now).remaining > 0,
  );
}

/** The subscriptions of a student in current orders, also cancelled ones. */
export function currentSubscriptions(applicantId: number, now: Date): StudentSubscription[] {
  return allSubscriptions(applicantId, now).filter(({ order }) => isCurrent(order, now));
}

/** Whether an order with the student waits for its payment. */
export function waitsForPayment(applicantId: number, now: Date): boolean {
  return subscriptionsOf(applicantId, now).some(({ order }) => order.status === 'pending_payment');
}

/** The paid subscriptions of a student that were not cancelled, also ended ones. */
export function paidSubscriptions(applicantId: number, now: Date): StudentSubscription[] {
  return subscriptionsOf(applicantId, now).filter(({ order }) => order.status === 'paid');
}

/** The running paid subscriptions of a student. */
export function runningSubscriptions(applicantId: number, now: Date): StudentSubscription[] {
  return paidSubscriptions(applicantId, now).filter(({ status }) => isRunning(status));
}

/** The latest end of ranges; null without any. */
export function lastEnd(ranges: readonly DateRange[]): CivilDate | null {
  return (
    ranges
      .map(({ endsOn }) => endsOn)
      .toSorted()
      .at(-1) ?? null
  );
}

/** The present price of a package, and the present end of a plan. */
export function termsNow(subOrder: SubOrderRecord): Terms {
  const current = db.packages.findFirst((query) => query.where({ id: subOrder.package.id }));
  return {
    price_halalas: current ? fromWireMoney(current.price) : subOrder.offered.price_halalas,
    delivery_fee_halalas: current ? fromWireMoney(current.delivery_fee) : subOrder.offered.delivery_fee_halalas,
    end_date: periodOf(subOrder).endsOn,
  };
}

/** The day before a date. */
export function dayBefore(on: CivilDate): CivilDate {
  return addDays(on, -1);
}
