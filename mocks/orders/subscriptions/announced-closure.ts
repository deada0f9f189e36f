import { type ClosureEffect, closureEffect } from '#src/domain/closure-credits.ts';
import { deliveryProgress } from '#src/domain/delivery-progress.ts';
import type { CivilDate } from '#src/domain/riyadh-date.ts';
import { vacationsFor } from '#src/domain/school-days.ts';
import { deliveryMachine, nextState } from '#src/domain/state-machines.ts';
import { touchOrder } from '#mocks/orders/cart/draft.ts';
import { db, nextId, type Snapshot } from '#mocks/store/db.ts';
import { officialVacationOf } from '#mocks/store/official-vacation-of.ts';
import type { OrderRecord, SubOrderRecord } from '#mocks/store/order-records.ts';
import { refundLunches } from './cancelling.ts';
import { type ClosureName, type EndsBefore, endsOf, recordClosure } from './closures.ts';
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
} from './subscription.ts';

type VacationRecord = Snapshot['officialVacations'][number];

/** A closure as the company announces it. */
export interface AnnouncedClosure {
  name: ClosureName;
  /** The closed days, in order and without a school day between them that is open. */
  days: readonly CivilDate[];
  place: Pick<VacationRecord, 'scope' | 'region_id' | 'school_id'>;
}

interface Affected {
  subOrder: SubOrderRecord;
  order: OrderRecord;
  effect: ClosureEffect;
}

/** What a closure does to one subscription; null if it has no lunch on the days. */
function affectedOf(subOrder: SubOrderRecord, vacation: VacationRecord, now: Date): Affected | null {
  const [order] = ordersById(subOrder.order_id);
  if (order?.status !== 'paid') return null;
  const { student } = subOrder;
  const place = student ? { schoolId: student.school_id, regionId: student.region_id } : placeOf(studentOf(subOrder));
  const [closure] = vacationsFor([officialVacationOf(vacation)], place);
  if (!closure) return null;
  const period = periodOf(subOrder);
  const { totalHalalas, refundedHalalas } = paidSubOrder(subOrder, order);
  const { cancelled_at, cancel_refund_halalas } = subOrder;
  const [nextStartsOn = null] = othersOf(subOrder.applicant_id, subOrder.id, now)
    .periods.map(({ startsOn }) => startsOn)
    .filter((startsOn) => startsOn > period.startsOn)
    .toSorted();
  const subscription = {
    plan: planOf(subOrder),
    totalHalalas,
    refundedHalalas: refundedHalalas + cancel_refund_halalas,
    cancelledAt: cancelled_at === null ? null : new Date(cancelled_at),
    nextStartsOn,
  };
  const effect = closureEffect(subscription, closure, numbers);
  return effect.credited.length + effect.movedDays.length === 0 ? null : { subOrder, order, effect };
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
  const ends = endsOf(affected.map(({ subOrder }) => subOrder));
  for (const { subOrder, order, effect } of affected) {
    if (effect.credited.length === 0) continue;
    nextState(deliveryMachine, 'scheduled', 'cancelled');
    await touchOrder(order, now);
    await refundLunches(order, { subOrder, lunches: effect.credited, closure: name, quoteNumber: null }, now);
  }
  await db.officialVacations.create(vacation);
  for (const { subOrder, effect } of affected) {
    const { credited, movedDays } = effect;
    if (movedDays.length === 0) continue;
    const before: EndsBefore = new Map([[subOrder, ends.get(subOrder) ?? effect.endsOn]]);
    await recordClosure(before, name, credited.length === 0 ? days : movedDays, now);
  }
}
