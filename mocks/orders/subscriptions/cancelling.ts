import { toWireMoney } from '#src/domain/money.ts';
import type { CivilDate } from '#src/domain/riyadh-date.ts';
import { db, nextId } from '#mocks/store/db.ts';
import { notify } from '#mocks/orders/notify.ts';
import type { OrderRecord, SubOrderRecord } from '#mocks/store/order-records.ts';
import { cancelRefund } from './allowed-actions.ts';
import { nextState, subscriptionMachine } from '#src/domain/state-machines.ts';
import { refundedHalalas, subOrderStatus } from './subscription.ts';
import { recordEvent } from '#mocks/orders/events.ts';
import { touchOrder } from '#mocks/orders/cart/draft.ts';
import { notifyOfCredit } from './closures.ts';
import { issueCreditNote, refundOf } from '#mocks/orders/payments/tax-documents.ts';

/** Notifies the parent of a refund. */
async function notifyOfRefund(
  order: OrderRecord,
  refundHalalas: number,
  order_event_id: number | null,
  now: Date,
): Promise<void> {
  if (order_event_id === null) return;
  const amount = toWireMoney(refundHalalas);
  await notify(
    order.user_id,
    {
      type: 'refund',
      title: 'Your refund is on its way',
      arabic_title: 'مبلغك المسترد في الطريق إليك',
      body: `SAR ${amount} of order ${order.order_number} is refunded to the payment method you used.`,
      arabic_body: `سيُعاد ${amount} ر.س من الطلب ${order.order_number} إلى وسيلة الدفع نفسها.`,
      entity_type: 'order',
      entity_id: order.id,
      order_event_id,
    },
    now,
  );
}

/** Records a refund that was just made, with the sums of all refunds before and since. Returns the event; null if it is nothing. */
async function recordRefund(order: OrderRecord, refundHalalas: number, now: Date): Promise<number | null> {
  if (refundHalalas === 0) return null;
  const since = refundedHalalas(order);
  const happening = {
    type: 'refunded',
    actor: 'company',
    previous: { amount: toWireMoney(since - refundHalalas) },
    current: { amount: toWireMoney(since) },
  } as const;
  return recordEvent(order, happening, now);
}

/** Lunches of one subscription that are refunded, and how it came about. */
interface RefundedLunches {
  subOrder: SubOrderRecord;
  lunches: readonly { on: CivilDate; halalas: number }[];
  /** The closure for which the company refunds them; null if the parent cancels them. */
  closure: { name: string; arabic_name: string } | null;
  quoteNumber: string | null;
}

/** Cancels scheduled lunches and refunds them in one credit note. The version of the order is left to the caller. */
export async function refundLunches(order: OrderRecord, refunded: RefundedLunches, now: Date): Promise<void> {
  const { subOrder, lunches, closure, quoteNumber } = refunded;
  const dates = lunches.map(({ on }) => on);
  for (const { on, halalas } of lunches) {
    await db.cancelledDeliveries.create({
      id: nextId('cancelledDeliveries'),
      sub_order_id: subOrder.id,
      date: on,
      refund_halalas: halalas,
      cancelled_at: now.toISOString(),
      ...(closure && { closure }),
    });
  }
  const happening = closure
    ? ({ type: 'closure_credited', actor: 'company' } as const)
    : ({ type: 'delivery_cancelled', actor: 'parent' } as const);
  const [previous, current] = [
    { status: 'scheduled', dates },
    { status: 'cancelled', dates },
  ];
  const about = { ...happening, subOrderId: subOrder.id, reason: closure };
  const closureId = await recordEvent(order, { ...about, previous, current }, now);
  const lines = lunches.map(({ on, halalas }) => ({
    sub_order_id: subOrder.id,
    delivery_date: on,
    refund_halalas: halalas,
  }));
  const refundId = await recordRefund(order, refundOf(lines), now);
  await issueCreditNote(order, closure ? 'closure' : 'delivery_cancelled', lines, quoteNumber, now);
  if (closure) await notifyOfCredit(subOrder, closure, dates, closureId, now);
  await notifyOfRefund(order, refundOf(lines), refundId, now);
}

/**
 * Cancels subscriptions of a paid order. Those already cancelled stay the same.
 * @param quoteNumber of the quote that the parent confirmed; null without one
 * @returns the refund, in halalas
 */
export async function cancelSubscriptions(
  order: OrderRecord,
  subOrders: readonly SubOrderRecord[],
  quoteNumber: string | null,
  now: Date,
): Promise<number> {
  const refunds: Parameters<typeof issueCreditNote>[2] = [];
  const cancelled: { subOrder: SubOrderRecord; status: string }[] = [];
  for (const subOrder of subOrders.filter(({ cancelled_at }) => cancelled_at === null)) {
    const status = subOrderStatus(subOrder, order, now);
    nextState(subscriptionMachine, status, 'cancelled');
    const own = cancelRefund(subOrder, order, now);
    cancelled.push({ subOrder, status });
    refunds.push({ sub_order_id: subOrder.id, delivery_date: null, refund_halalas: own });
    await db.subOrders.update((query) => query.where({ id: subOrder.id }), {
      data(record) {
        record.cancelled_at = now.toISOString();
        record.cancel_refund_halalas = own;
      },
    });
  }
  await touchOrder(order, now);
  for (const { subOrder, status } of cancelled) {
    const happening = { type: 'subscription_cancelled', actor: 'parent', subOrderId: subOrder.id } as const;
    await recordEvent(order, { ...happening, previous: { status }, current: { status: 'cancelled' } }, now);
  }
  const refundId = await recordRefund(order, refundOf(refunds), now);
  await issueCreditNote(order, 'subscription_cancelled', refunds, quoteNumber, now);
  const refund = refundOf(refunds);
  await notifyOfRefund(order, refund, refundId, now);
  return refund;
}
