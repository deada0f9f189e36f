import type { Delivery, LunchRating } from '#src/api/generated/zod/schemas.ts';
import { canCancelDelivery, dayPrices, deliveryCancelDeadline, deliveryRefund } from '#src/domain/cancellation.ts';
import { type DeliveryClock, deliveryProgress, eatBy, progressInstants } from '#src/domain/delivery-progress.ts';
import { lunchRatingDeadline } from '#src/domain/lunch-rating.ts';
import { toWireMoney } from '#src/domain/money.ts';
import { civilDateOfDayNumber, type CivilDate, dayNumberOf, riyadhDateOf } from '#src/domain/riyadh-date.ts';
import type { SkippedDay } from '#src/domain/subscription-period.ts';
import { mealSummaryOf } from '#mocks/orders/menus.ts';
import { db } from '#mocks/store/db.ts';
import type { LunchRatingRecord, OrderRecord, SubOrderRecord } from '#mocks/store/order-records.ts';
import { replacedMeals, servedLunches } from './served-lunches.ts';
import { cancelledDeliveriesOf, clockOf, numbers, paidSubOrder, periodOf } from './subscription.ts';

/** Deliveries are computed and not stored, so the id of a delivery is made of its subscription and day. */
const idsPerSubOrder = 100_000;

/** The id of the delivery of a day. */
export function deliveryId(subOrder: Pick<SubOrderRecord, 'id'>, on: CivilDate): number {
  return subOrder.id * idsPerSubOrder + dayNumberOf(on);
}

/** The day in a delivery’s id; null if the id does not belong to this subscription. */
export function dayOfDelivery(subOrder: Pick<SubOrderRecord, 'id'>, id: number): CivilDate | null {
  return Math.floor(id / idsPerSubOrder) === subOrder.id ? civilDateOfDayNumber(id % idsPerSubOrder) : null;
}

const nothing = {
  meals: [],
  replaced_meals: [],
  in_processing_at: null,
  out_for_delivery_at: null,
  delivered_at: null,
  eat_by: null,
  reason: null,
  refund: null,
  ratable_until: null,
  lunch_rating: null,
};

function stepsOf(on: CivilDate, now: Date, clock: DeliveryClock) {
  const { inProcessingAt, outForDeliveryAt, deliveredAt } = progressInstants(on, now, clock);
  return {
    in_processing_at: inProcessingAt?.toISOString() ?? null,
    out_for_delivery_at: outForDeliveryAt?.toISOString() ?? null,
    delivered_at: deliveredAt?.toISOString() ?? null,
  };
}

function skippedDelivery(day: SkippedDay): Omit<Delivery, 'id' | 'sub_order_id' | 'date' | 'cancellable_until'> {
  if (day.reason !== 'vacation') return { ...nothing, status: 'skipped', reason_code: 'off_day' };
  const reason = { name: day.vacation.name, arabic_name: day.vacation.arabicName };
  return { ...nothing, status: 'vacation', reason_code: 'vacation', reason };
}

/** The ratings of a subscription's lunches, by day. */
function lunchRatingsOf({ id }: SubOrderRecord): Map<CivilDate, LunchRating> {
  const rated = db.lunchRatings.findMany((query) => query.where({ sub_order_id: id }));
  return new Map(rated.map((rating) => [rating.date, shownLunchRating(rating)]));
}

/** A rating of a lunch, without its id in the store. */
export function shownLunchRating(record: LunchRatingRecord): LunchRating {
  const { sub_order_id, date, rating, reason_codes, feedback, created_at } = record;
  return { sub_order_id, date, rating, reason_codes, feedback, created_at };
}

/**
 * All school days of a paid subscription by date, including off days and vacations (operation `listDeliveries`).
 * Planned deliveries have meals.
 */
export function deliveriesOf(subOrder: SubOrderRecord, order: OrderRecord, now: Date): Delivery[] {
  const period = periodOf(subOrder);
  const paid = paidSubOrder(subOrder, order);
  const prices = new Map(dayPrices(paid.totalHalalas, paid.deliveryDays).map((day) => [day.on, day.priceHalalas]));
  const cancelled = new Map(cancelledDeliveriesOf(subOrder).map((each) => [each.date, each]));
  const ratings = lunchRatingsOf(subOrder);
  const lunchOn = servedLunches(subOrder, now);
  const cancelledAt = subOrder.cancelled_at === null ? null : new Date(subOrder.cancelled_at);

  function lunch(on: CivilDate): Omit<Delivery, 'id' | 'sub_order_id' | 'date' | 'cancellable_until'> {
    const single = cancelled.get(on);
    if (single !== undefined) {
      const { refund_halalas, closure } = single;
      const reason_code = closure ? 'vacation' : 'cancelled_by_parent';
      const refund = toWireMoney(refund_halalas);
      return { ...nothing, status: 'cancelled', reason_code, reason: closure ? { ...closure } : null, refund };
    }
    if (cancelledAt !== null && canCancelDelivery(on, cancelledAt, numbers)) {
      const refund = toWireMoney(prices.get(on) ?? 0);
      return { ...nothing, status: 'cancelled', reason_code: 'subscription_cancelled', refund };
    }
    const served = lunchOn(on);
    const clock = clockOf(subOrder, on);
    const status = deliveryProgress(on, now, clock);
    const refund = cancelledAt === null ? deliveryRefund(paid, on, now, numbers) : null;
    const isOver = status === 'delivered' || on < riyadhDateOf(now);
    return {
      status,
      meals: served.dishes.flatMap(({ servedId }) => (servedId === null ? [] : [mealSummaryOf(servedId)])),
      replaced_meals: replacedMeals(served, subOrder),
      ...stepsOf(on, now, clock),
      eat_by: status === 'scheduled' ? null : eatBy(on, clock, numbers.eatWithinHours).toISOString(),
      reason_code: refund === null ? (isOver ? 'in_the_past' : 'too_late') : null,
      reason: null,
      refund: refund === null ? null : toWireMoney(refund),
      ratable_until: status === 'delivered' ? lunchRatingDeadline(on, numbers.lunchRatingDays).toISOString() : null,
      lunch_rating: ratings.get(on) ?? null,
    };
  }

  const days = [
    ...period.deliveryDays.map((on) => ({ on, ...lunch(on) })),
    ...period.skipped
      .filter(({ reason }) => reason !== 'weekend')
      .map((day) => ({ on: day.on, ...skippedDelivery(day) })),
  ];
  return days
    .toSorted((a, b) => a.on.localeCompare(b.on))
    .map(({ on, ...day }) => ({
      id: deliveryId(subOrder, on),
      sub_order_id: subOrder.id,
      date: on,
      cancellable_until: deliveryCancelDeadline(on, numbers).toISOString(),
      ...day,
    }));
}
