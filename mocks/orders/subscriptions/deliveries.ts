import type { Delivery, Meal, MealSummary } from '#src/api/generated/zod/schemas.ts';
import { canCancelDelivery, dayPrices, deliveryCancelDeadline, deliveryRefund } from '#src/domain/cancellation.ts';
import { deliveryProgress, eatBy, progressInstants } from '#src/domain/delivery-progress.ts';
import { mealSafety } from '#src/domain/meal-safety.ts';
import { toWireMoney } from '#src/domain/money.ts';
import { addDays, civilDateOfDayNumber, type CivilDate, dayNumberOf, riyadhDateOf } from '#src/domain/riyadh-date.ts';
import type { StudentNeeds } from '#src/domain/student-needs.ts';
import type { SkippedDay } from '#src/domain/subscription-period.ts';
import { mealFacts, needsOf } from '#mocks/orders/students/meal-needs.ts';
import { db } from '#mocks/store/db.ts';
import type { OrderRecord, SubOrderRecord } from '#mocks/store/order-records.ts';
import { cancelledDeliveriesOf, kitchenClock, numbers, paidSubOrder, periodOf, studentOf } from './subscription.ts';

/** Deliveries are computed and not stored, so the id of a delivery is made of its subscription and day. */
const idsPerSubOrder = 100_000;

/** How many days ahead the kitchen plans the meals. */
const plannedDays = 14;

/** The id of the delivery of a day. */
export function deliveryId(subOrder: Pick<SubOrderRecord, 'id'>, on: CivilDate): number {
  return subOrder.id * idsPerSubOrder + dayNumberOf(on);
}

/** The day in a delivery’s id; null if the id does not belong to this subscription. */
export function dayOfDelivery(subOrder: Pick<SubOrderRecord, 'id'>, id: number): CivilDate | null {
  return Math.floor(id / idsPerSubOrder) === subOrder.id ? civilDateOfDayNumber(id % idsPerSubOrder) : null;
}

/** Whether the kitchen may serve a meal. What a student’s health leaves open for every meal is cleared with the parent. */
function mayBeServed(needs: StudentNeeds, meal: Meal): boolean {
  return mealSafety({ ...needs, unknowns: [] }, mealFacts(meal)).verdict === 'safe';
}

/** The meals of a day: the package's meals in turn, except those that are not safe for the student. */
function mealsOn(subOrder: SubOrderRecord, index: number): MealSummary[] {
  const bought = db.packages.findFirst((query) => query.where({ id: subOrder.package.id }));
  const needs = needsOf(studentOf(subOrder));
  const fitting = (bought?.meal_ids ?? []).flatMap((id) => {
    const meal = db.meals.findFirst((query) => query.where({ id }));
    return meal && mayBeServed(needs, meal) ? [meal] : [];
  });
  const perDay = bought?.meals_per_day ?? 1;
  return Array.from({ length: Math.min(perDay, fitting.length) }, (_each, place) => {
    const meal = fitting[(index * perDay + place) % fitting.length];
    return meal ? [{ id: meal.id, name: meal.name, arabic_name: meal.arabic_name, image_url: meal.image_url }] : [];
  }).flat();
}

const nothing = {
  meals: [],
  in_processing_at: null,
  out_for_delivery_at: null,
  delivered_at: null,
  eat_by: null,
  reason: null,
  refund: null,
};

function stepsOf(on: CivilDate, now: Date) {
  const { inProcessingAt, outForDeliveryAt, deliveredAt } = progressInstants(on, now, kitchenClock);
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

/**
 * All school days of a paid subscription by date, including off days and vacations (operation `listDeliveries`).
 * Planned deliveries have meals.
 */
export function deliveriesOf(subOrder: SubOrderRecord, order: OrderRecord, now: Date): Delivery[] {
  const period = periodOf(subOrder);
  const paid = paidSubOrder(subOrder, order);
  const prices = new Map(dayPrices(paid.totalHalalas, paid.deliveryDays).map((day) => [day.on, day.priceHalalas]));
  const cancelled = new Map(cancelledDeliveriesOf(subOrder).map((each) => [each.date, each.refund_halalas]));
  const cancelledAt = subOrder.cancelled_at === null ? null : new Date(subOrder.cancelled_at);
  const plannedUntil = addDays(riyadhDateOf(now), plannedDays);

  function lunch(on: CivilDate, index: number): Omit<Delivery, 'id' | 'sub_order_id' | 'date' | 'cancellable_until'> {
    const paidBack = cancelled.get(on);
    if (paidBack !== undefined) {
      const refund = toWireMoney(paidBack);
      return { ...nothing, status: 'cancelled', reason_code: 'cancelled_by_parent', refund };
    }
    if (cancelledAt !== null && canCancelDelivery(on, cancelledAt, numbers)) {
      const refund = toWireMoney(prices.get(on) ?? 0);
      return { ...nothing, status: 'cancelled', reason_code: 'subscription_cancelled', refund };
    }
    const status = deliveryProgress(on, now, kitchenClock);
    const refund = cancelledAt === null ? deliveryRefund(paid, on, now, numbers) : null;
    const isOver = status === 'delivered' || on < riyadhDateOf(now);
    return {
      status,
      meals: on <= plannedUntil ? mealsOn(subOrder, index) : [],
      ...stepsOf(on, now),
      eat_by: status === 'scheduled' ? null : eatBy(on, kitchenClock, numbers.eatWithinHours).toISOString(),
      reason_code: refund === null ? (isOver ? 'in_the_past' : 'too_late') : null,
      reason: null,
      refund: refund === null ? null : toWireMoney(refund),
    };
  }

  const days = [
    ...period.deliveryDays.map((on, index) => ({ on, ...lunch(on, index) })),
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
