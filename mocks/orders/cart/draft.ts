import { isAgeAllowedOn, packageAgeLimits } from '#src/domain/age.ts';
import { blockedStart } from '#src/domain/start-day.ts';
import { overlappingRange } from '#src/domain/subscription-period.ts';
import { toWireMoney } from '#src/domain/money.ts';
import { db, nextId } from '#mocks/store/db.ts';
import type { OrderRecord, SubOrderRecord, Terms } from '#mocks/store/order-records.ts';
import type { FieldError } from '#mocks/replies/error-reply.ts';
import { texts } from '#mocks/replies/texts.ts';
import type { JudgedChoice } from './choice-rules.ts';
import { othersOf } from '#mocks/orders/subscriptions/off-day-situation.ts';
import {
  numbers,
  ordersOf,
  periodOf,
  placeOf,
  studentOf,
  subOrdersOf,
  termsNow,
  vacationsAt,
} from '#mocks/orders/subscriptions/subscription.ts';

const firstOrderNumber = 20_401;

/** The number of a new order. That of a deleted order is not used again while a payment refers to it. */
function nextOrderNumber(): string {
  const taken = [...db.orders.all(), ...db.payments.all()].map(({ order_number }) => Number(order_number.slice(3)));
  return `NB-${Math.max(firstOrderNumber, ...taken) + 1}`;
}

/** The parent’s order that is not paid yet; there is at most one. */
export function unpaidOrderOf(userId: number): OrderRecord | undefined {
  return ordersOf(userId).find(({ status }) => status !== 'paid');
}

/** Raises an order’s version. */
export async function touchOrder(order: Pick<OrderRecord, 'id'>, now: Date): Promise<OrderRecord> {
  return db.orders.update((query) => query.where({ id: order.id }), {
    data(record) {
      record.version += 1;
      record.updated_at = now.toISOString();
    },
    strict: true,
  });
}

/** Adds a subscription to a draft. */
export async function addToDraft(order: OrderRecord, checked: JudgedChoice): Promise<void> {
  await db.subOrders.create({
    id: nextId('subOrders'),
    order_id: order.id,
    ...checked,
    student: null,
    cancelled_at: null,
    cancel_refund_halalas: 0,
    notified_until: null,
  });
}

/** A new draft of a parent. */
export async function createDraft(userId: number, choices: readonly JudgedChoice[], now: Date): Promise<OrderRecord> {
  const at = now.toISOString();
  const order = await db.orders.create({
    id: nextId('orders'),
    order_number: nextOrderNumber(),
    user_id: userId,
    status: 'draft',
    vat_percent: numbers.vatPercent,
    paid_at: null,
    parent: null,
    version: 1,
    created_at: at,
    updated_at: at,
  });
  for (const choice of choices) await addToDraft(order, choice);
  return order;
}

/** Removes a student from a draft; a draft without students is deleted. */
export async function removeFromDraft(order: OrderRecord, subOrder: SubOrderRecord, now: Date): Promise<void> {
  db.subOrders.delete((query) => query.where({ id: subOrder.id }));
  if (subOrdersOf(order).length > 0) await touchOrder(order, now);
  else db.orders.delete((query) => query.where({ id: order.id }));
}

/** Removes a deleted student from the draft they are in. */
export async function dropStudent(applicantId: number, now: Date): Promise<void> {
  for (const subOrder of db.subOrders.findMany((query) => query.where({ applicant_id: applicantId }))) {
    const order = db.orders.findFirst((query) => query.where({ id: subOrder.order_id, status: 'draft' }));
    if (order) await removeFromDraft(order, subOrder, now);
  }
}

const areSame = (a: Terms, b: Terms) =>
  a.price_halalas === b.price_halalas && a.delivery_fee_halalas === b.delivery_fee_halalas && a.end_date === b.end_date;

/**
 * Updates drafts to today’s prices and periods. A changed draft gets a new version, so that the parent sees the
 * changes.
 */
export async function refreshDrafts(now: Date): Promise<void> {
  for (const order of db.orders.findMany((query) => query.where({ status: 'draft' }))) {
    const changed = subOrdersOf(order)
      .map((subOrder) => ({ subOrder, terms: termsNow(subOrder) }))
      .filter(({ subOrder, terms }) => !areSame(subOrder.offered, terms));
    for (const { subOrder, terms } of changed) {
      await db.subOrders.update((query) => query.where({ id: subOrder.id }), {
        data(record) {
          record.offered = terms;
        },
      });
    }
    if (changed.length > 0) await touchOrder(order, now);
  }
}

/**
 * Records that the parent accepts the offered terms. Their end takes all closures so far into account; off days after
 * it, chosen while the period was longer, would come back as it grows.
 */
export async function agreeToTerms(order: OrderRecord): Promise<void> {
  await db.subOrders.updateMany((query) => query.where({ order_id: order.id }), {
    data(record) {
      record.chosen = { ...record.offered };
      record.unpaid_closure_ids = [];
      record.vacancy = record.vacancy.filter((on) => on <= record.offered.end_date);
    },
  });
}

/** What changed in the terms since the parent chose. */
export function changesOf({ chosen, offered }: SubOrderRecord) {
  const changes: {
    code: 'price_changed' | 'delivery_fee_changed' | 'period_changed';
    previous: string;
    current: string;
  }[] = [];
  if (chosen.price_halalas !== offered.price_halalas) {
    const [previous, current] = [toWireMoney(chosen.price_halalas), toWireMoney(offered.price_halalas)];
    changes.push({ code: 'price_changed', previous, current });
  }
  if (chosen.delivery_fee_halalas !== offered.delivery_fee_halalas) {
    const [previous, current] = [toWireMoney(chosen.delivery_fee_halalas), toWireMoney(offered.delivery_fee_halalas)];
    changes.push({ code: 'delivery_fee_changed', previous, current });
  }
  if (chosen.end_date !== offered.end_date) {
    changes.push({ code: 'period_changed', previous: chosen.end_date, current: offered.end_date });
  }
  return changes;
}

/** The changes as errors, each at its field. */
export function changeErrors(order: OrderRecord): FieldError[] {
  return subOrdersOf(order).flatMap((subOrder, index) =>
    changesOf(subOrder).map(({ code, current }) => {
      const at = `sub_orders.${index}`;
      const bought = subOrder.package;
      if (code === 'price_changed') {
        return { field: `${at}.price`, code, text: texts.priceChanged(bought, current, bought.frequency) };
      }
      return code === 'delivery_fee_changed'
        ? { field: `${at}.delivery_fee`, code, text: texts.feeChanged(bought, current) }
        : { field: `${at}.end_date`, code, text: texts.endChanged(current) };
    }),
  );
}

/** Why an unpaid order can’t be paid, although its version is the newest; empty if it can. */
export function obstaclesOf(order: OrderRecord, now: Date): FieldError[] {
  return subOrdersOf(order).flatMap((subOrder, index): FieldError[] => {
    const at = `sub_orders.${index}`;
    const student = studentOf(subOrder);
    const offer = db.packages.findFirst((query) => query.where({ id: subOrder.package.id, is_active: true }));
    if (!offer) return [{ field: `${at}.package`, code: 'package_withdrawn', text: texts.packageWithdrawn }];
    const limits = packageAgeLimits(numbers, { minAge: offer.min_age, maxAge: offer.max_age });
    if (!isAgeAllowedOn(student.birth_date, subOrder.start_date, limits)) {
      return [{ field: `${at}.applicant_id`, code: 'out_of_age', text: texts.outOfAgeAtStart(limits) }];
    }
    const rules = { now, noticeHours: numbers.startNoticeHours, vacations: vacationsAt(placeOf(student)) };
    if (blockedStart(subOrder.start_date, rules) !== null) {
      return [{ field: `${at}.start_date`, code: 'start_passed', text: texts.startPassed(student) }];
    }
    const other = overlappingRange(periodOf(subOrder), othersOf(student.id, subOrder.id, now).periods);
    return other === null
      ? []
      : [{ field: `${at}.start_date`, code: 'start_passed', text: texts.overlap(student, other) }];
  });
}
