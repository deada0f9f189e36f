import type { PaymentOrder } from '#src/api/generated/zod/schemas.ts';
import { isFinalPayment } from '#src/domain/order-states.ts';
import { db } from '#mocks/store/db.ts';
import type { PaymentRecord } from '#mocks/store/order-records.ts';
import { shownPayment } from '#mocks/orders/order-view.ts';
import { ordersById, orderStatus } from '#mocks/orders/subscriptions/subscription.ts';

const dateOf = ({ paid_at, created_at }: PaymentRecord) => paid_at ?? created_at;

/** A parent's payments that have ended, the newest first, each with the date it is listed under. */
export function endedPayments(userId: number): { payment: PaymentRecord; date: string }[] {
  return db.payments
    .findMany((query) => query.where({ user_id: userId }))
    .filter(({ status }) => isFinalPayment(status))
    .map((payment) => ({ payment, date: dateOf(payment) }))
    .toSorted((a, b) => b.date.localeCompare(a.date) || b.payment.id - a.payment.id);
}

/** A payment as a row of the history. */
export function shownPaymentOrder(payment: PaymentRecord, now: Date): PaymentOrder {
  const [order] = ordersById(payment.order_id);
  const shown = shownPayment(payment, now);
  const { id, order_id, amount, refunded_amount, failed_refund_amount, status } = shown;
  const { payment_method, card_brand, card_last4 } = shown;
  return {
    id,
    order_id,
    order_number: payment.order_number,
    // An emptied draft is deleted. Its payment is listed as a draft's, because the next order starts in the cart.
    order_status: order ? orderStatus(order, now) : 'draft',
    occurred_at: dateOf(payment),
    amount,
    refunded_amount,
    failed_refund_amount,
    status,
    payment_method,
    card_brand,
    card_last4,
  };
}
