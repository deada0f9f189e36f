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

const halalasOf = (payment: Payment | undefined, name: 'refunded_amount' | 'failed_refund_amount') =>
  fromWireMoney(payment?.[name] ?? '0.00');

/** A payment can be refunded in part as soon as it is paid: by closures that were announced before. */
function typesOf(before: Payment | undefined, after: Payment): PaymentType[] {
  const hadStatus = before?.status;
  if (after.status === 'paid') {
    const isMoreRefunded = halalasOf(after, 'refunded_amount') > halalasOf(before, 'refunded_amount');
    const paid = hadStatus === 'paid' ? [] : (['payment.paid'] as const);
    return isMoreRefunded ? [...paid, 'payment.partly_refunded'] : [...paid];
  }
  if (after.status === hadStatus) return [];
  if (after.status === 'refunded') return [hadStatus === 'expired' ? 'payment.paid_late' : 'payment.refunded'];
  return after.status === 'failed' ? ['payment.failed'] : [];
}

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
    const refundedNow = halalasOf(payment, 'refunded_amount') - halalasOf(last, 'refunded_amount');
    const changes = typesOf(last, payment).map((type) => {
      const isRefund = type === 'payment.refunded' || type === 'payment.partly_refunded';
      const when = type === 'payment.paid' && payment.paid_at !== null ? new Date(payment.paid_at) : at;
      return happened(type, isRefund ? toWireMoney(refundedNow) : payment.amount, when);
    });
    const failedNow = halalasOf(payment, 'failed_refund_amount') - halalasOf(last, 'failed_refund_amount');
    if (failedNow > 0) changes.push(happened('payment.refund_failed', toWireMoney(failedNow)));
    return changes;
  });
}
