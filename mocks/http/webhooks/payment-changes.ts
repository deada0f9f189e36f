import type { Payment } from '#src/api/generated/zod/schemas.ts';
import { fromWireMoney, toWireMoney } from '#src/domain/money.ts';
import { db } from '#mocks/store/db.ts';
import { shownPayment } from '#mocks/orders/order-view.ts';
import type { Happening } from './event.ts';

type PaymentType = Extract<Happening, { type: `payment.${string}` }>['type'];

/** All payments as the API shows them, by id. */
export type ShownPayments = ReadonlyMap<number, Payment>;

/** All payments at an instant. */
export function shownPayments(at: Date): ShownPayments {
  return new Map(db.payments.all().map((payment) => [payment.id, shownPayment(payment, at)]));
}

function typeOf(before: Payment | undefined, after: Payment): PaymentType | null {
  const hadStatus = before?.status;
  const isMoreRefunded = fromWireMoney(after.refunded_amount) > fromWireMoney(before?.refunded_amount ?? '0.00');
  if (after.status === 'refunded' && hadStatus !== 'refunded') {
    return hadStatus === 'expired' ? 'payment.paid_late' : 'payment.refunded';
  }
  if (after.status === 'paid' && hadStatus !== 'paid') return 'payment.paid';
  if (after.status === 'failed' && hadStatus !== 'failed') return 'payment.failed';
  return after.status === 'paid' && isMoreRefunded ? 'payment.partly_refunded' : null;
}

const halalasOf = (payment: Payment | undefined, name: 'refunded_amount' | 'failed_refund_amount') =>
  fromWireMoney(payment?.[name] ?? '0.00');

/**
 * The events between two looks at the payments, oldest payment first.
 * @param at the time of the second look
 */
export function paymentChanges(before: ShownPayments, after: ShownPayments, at: Date): Happening[] {
  return [...after.values()].flatMap((payment) => {
    const last = before.get(payment.id);
    const happened = (type: PaymentType, amount: string, when = at): Happening => ({
      type,
      order_id: payment.order_id,
      at: when,
      data: {
        payment_id: payment.id,
        status: payment.status,
        amount,
        refunded_amount: payment.refunded_amount,
        failure_code: payment.failure_code,
      },
    });
    const changes: Happening[] = [];
    const type = typeOf(last, payment);
    if (type !== null) {
      const refundedNow = halalasOf(payment, 'refunded_amount') - halalasOf(last, 'refunded_amount');
      const isRefund = type === 'payment.refunded' || type === 'payment.partly_refunded';
      const when = type === 'payment.paid' && payment.paid_at !== null ? new Date(payment.paid_at) : at;
      changes.push(happened(type, isRefund ? toWireMoney(refundedNow) : payment.amount, when));
    }
    const failedNow = halalasOf(payment, 'failed_refund_amount') - halalasOf(last, 'failed_refund_amount');
    if (failedNow > 0) changes.push(happened('payment.refund_failed', toWireMoney(failedNow)));
    return changes;
  });
}
