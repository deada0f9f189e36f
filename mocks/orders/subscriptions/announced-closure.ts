import {
  type ClosedSubscription,
  type ClosureEffect,
  closureEffect,
  closureEffectsAtPayment,
} from '#src/domain/closure-credits.ts';
import { deliveryProgress } from '#src/domain/delivery-progress.ts';
import type { CivilDate } from '#src/domain/riyadh-date.ts';
import { type OfficialVacation, vacationsFor } from '#src/domain/school-days.ts';
import { deliveryMachine, nextState } from '#src/domain/state-machines.ts';
import { subscriptionPeriod } from '#src/domain/subscription-period.ts';
import { touchOrder } from '#mocks/orders/cart/draft.ts';
import { db, nextId, type Snapshot } from '#mocks/store/db.ts';
import { officialVacationOf } from '#mocks/store/official-vacation-of.ts';
import type { OrderRecord, SubOrderRecord } from '#mocks/store/order-records.ts';
import { refundLunches } from './cancelling.ts';
import { type ClosureName, recordClosure } from './closures.ts';
import { comingLunches, notifyOfChangedLunches } from './lunch-news.ts';
import { othersOf } from './off-day-situation.ts';
import {
  kitchenClock,
  numbers,
  ordersById,
  paidSubOrder,
  periodOf,
  placeOf,
  planOf,
  studentOf,
  subOrdersOf,
} from './subscription.ts';

type VacationRecord = Snapshot['officialVacations'][number];

/** A closure as the company announces it. */
export interface AnnouncedClosure {
  name: ClosureName;
  /** The closed days, in order and without a school day between them that is open. */
  days: readonly CivilDate[];
  place: Pick<VacationRecord, 'scope' | 'region_id' | 'school_id'>;
}

/** What a closure does to one subscription. */
interface Affected {
  subOrder: SubOrderRecord;
  order: OrderRecord;
  name: ClosureName;
  effect: ClosureEffect;
  /** The last day before the closure. */
  previousEnd: CivilDate;
}

const nameOf = ({ name, arabic_name }: VacationRecord): ClosureName => ({ name, arabic_name });

/** A closure as it applies to the student of a subscription; null if it is of another place. */
function closureFor(subOrder: SubOrderRecord, vacation: VacationRecord): OfficialVacation | null {
  const { student } = subOrder;
  const place = student ? { schoolId: student.school_id, regionId: student.region_id } : placeOf(studentOf(subOrder));
  return vacationsFor([officialVacationOf(vacation)], place)[0] ?? null;
}

/** A paid subscription in the form that the closure rules use. */
function closedSubscription(subOrder: SubOrderRecord, order: OrderRecord, now: Date): ClosedSubscription {
  const { totalHalalas, refundedHalalas } = paidSubOrder(subOrder, order);
  const { start_date, cancelled_at, cancel_refund_halalas } = subOrder;
  const [nextStartsOn = null] = othersOf(subOrder.applicant_id, subOrder.id, now)
    .periods.map(({ startsOn }) => startsOn)
    .filter((startsOn) => startsOn > start_date)
    .toSorted();
  return {
    plan: planOf(subOrder),
    totalHalalas,
    refundedHalalas: refundedHalalas + cancel_refund_halalas,
    cancelledAt: cancelled_at === null ? null : new Date(cancelled_at),
    nextStartsOn,
  };
}

/** What a closure that is not stored yet does to a subscription; null if it is not paid or has no lunch on the days. */
function affectedOf(subOrder: SubOrderRecord, vacation: VacationRecord, now: Date): Affected | null {
  const [order] = ordersById(subOrder.order_id);
  const closure = closureFor(subOrder, vacation);
  if (order?.status !== 'paid' || closure === null) return null;
  const effect = closureEffect(closedSubscription(subOrder, order, now), closure, numbers);
  if (effect.credited.length + effect.movedDays.length === 0) return null;
  return { subOrder, order, name: nameOf(vacation), effect, previousEnd: periodOf(subOrder).endsOn };
}

/** Refunds the lunches that a closure does not move, and records the move of the others. */
async function applyEffect(
  { subOrder, order, name, effect, previousEnd }: Affected,
  movedDates: readonly CivilDate[],
  now: Date,
): Promise<void> {
  const { credited, movedDays, endsOn } = effect;
  if (credited.length > 0) {
    nextState(deliveryMachine, 'scheduled', 'cancelled');
    await touchOrder(order, now);
    await refundLunches(order, { subOrder, lunches: credited, closure: name, quoteNumber: null }, now);
  }
  if (movedDays.length > 0) await recordClosure(subOrder, name, { dates: movedDates, previousEnd, endsOn }, now);
}

/** Remembers a closure for the orders that wait for their payment: its effect comes with the payment. */
async function keepForPayment({ id }: VacationRecord): Promise<void> {
  const isUnpaid = ({ order_id }: SubOrderRecord) => ordersById(order_id)[0]?.status === 'pending_payment';
  await db.subOrders.updateMany((query) => query.where(isUnpaid), {
    data(record) {
      record.unpaid_closure_ids = [...(record.unpaid_closure_ids ?? []), id];
    },
  });
}

/**
 * Closes schools on some days. The lunches of these days move to the end, or are refunded (rules.md#credited-closure); both
 * are in the history of the order, and the parent is notified. Throws a RangeError once the first day's lunches are being
 * cooked, because those are delivered.
 */
export async function announceClosure({ name, days, place }: AnnouncedClosure, now: Date): Promise<void> {
  const [first = '', last = first] = [days[0], days.at(-1)];
  if (deliveryProgress(first, now, kitchenClock) !== 'scheduled') {
    throw new RangeError(`The lunches of ${first} are being cooked`);
  }
  const at = now.toISOString();
  const vacation: VacationRecord = {
    id: nextId('officialVacations'),
    ...name,
    start_date: first,
    end_date: last,
    type: 'closure',
    ...place,
    is_tentative: false,
    created_at: at,
    updated_at: at,
    is_active: true,
  };
  const affected = db.subOrders.all().flatMap((subOrder) => affectedOf(subOrder, vacation, now) ?? []);
  const lunchesBefore = comingLunches(
    affected.map(({ subOrder }) => subOrder),
    now,
  );
  await db.officialVacations.create(vacation);
  await keepForPayment(vacation);
  for (const each of affected) {
    const { credited, movedDays } = each.effect;
    await applyEffect(each, credited.length === 0 ? days : movedDays, now);
  }
  await notifyOfChangedLunches(lunchesBefore, now);
}

/** What the closures that were announced while an order waited for its payment do to one of its subscriptions. */
function affectedAtPayment(subOrder: SubOrderRecord, order: OrderRecord, now: Date): Affected[] {
  const ids = new Set(subOrder.unpaid_closure_ids);
  const announced = db.officialVacations
    .findMany((query) => query.where(({ id }) => ids.has(id)))
    .flatMap((vacation) => {
      const closure = closureFor(subOrder, vacation);
      return closure ? [{ name: nameOf(vacation), closure }] : [];
    });
  const subscription = closedSubscription(subOrder, order, now);
  const vacations = subscription.plan.vacations.filter(({ id }) => !ids.has(id));
  const plan = { ...subscription.plan, vacations };
  const closures = announced.map(({ closure }) => closure);
  const effects = closureEffectsAtPayment({ ...subscription, plan }, closures, numbers);
  const ends = [subscriptionPeriod(plan), ...effects].map(({ endsOn }) => endsOn);
  return announced.flatMap(({ name }, index) => {
    const [effect, previousEnd] = [effects[index], ends[index]];
    return effect && previousEnd ? [{ subOrder, order, name, effect, previousEnd }] : [];
  });
}

/** Applies the closures that were announced while an order waited for its payment, once it is paid. */
export async function applyUnpaidClosures(order: OrderRecord, now: Date): Promise<void> {
  const affected = subOrdersOf(order).flatMap((subOrder) => affectedAtPayment(subOrder, order, now));
  for (const each of affected) await applyEffect(each, each.effect.movedDays, now);
}
