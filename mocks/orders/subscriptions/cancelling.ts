import { toWireMoney } from '#src/domain/money.ts';
import { db } from '#mocks/store/db.ts';
import { notify } from '#mocks/orders/notify.ts';
import type { OrderRecord, SubOrderRecord } from '#mocks/store/order-records.ts';
import { cancelRefund } from './allowed-actions.ts';
import { nextState, subscriptionMachine } from '#src/domain/state-machines.ts';
import { subOrderStatus } from './subscription.ts';
import { touchOrder } from '#mocks/orders/cart/draft.ts';
import { issueCreditNote, refundOf } from '#mocks/orders/payments/tax-documents.ts';

/** Notifies the parent of a refund. */
export async function notifyOfRefund(order: OrderRecord, refundHalalas: number, now: Date): Promise<void> {
  if (refundHalalas === 0) return;
  const amount = toWireMoney(refundHalalas);
  await notify(
    order.user_id,
    {
      type: 'refund',
      title: 'Your refund is on its way',
      arabic_title: 'مبلغك المسترد في الطريق إليك',
      body: `SAR ${amount} of order ${order.order_number} is refunded to the payment method you used.`,
      arabic_body: `سيُعاد إليك ${amount} ر.س من الطلب ${order.order_number} إلى وسيلة الدفع نفسها.`,
      entity_type: 'order',
      entity_id: order.id,
    },
    now,
  );
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
  for (const subOrder of subOrders.filter(({ cancelled_at }) => cancelled_at === null)) {
    nextState(subscriptionMachine, subOrderStatus(subOrder, order, now), 'cancelled');
    const own = cancelRefund(subOrder, order, now);
    refunds.push({ sub_order_id: subOrder.id, delivery_date: null, refund_halalas: own });
    await db.subOrders.update((query) => query.where({ id: subOrder.id }), {
      data(record) {
        record.cancelled_at = now.toISOString();
        record.cancel_refund_halalas = own;
      },
    });
  }
  await touchOrder(order, now);
  await issueCreditNote(order, 'subscription_cancelled', refunds, quoteNumber, now);
  const refund = refundOf(refunds);
  await notifyOfRefund(order, refund, now);
  return refund;
}
