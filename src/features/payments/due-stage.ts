import type { Payment } from '#src/domain/payment.ts';
import { paymentAddress } from '#src/api/payment-address.ts';
import { isFinalPayment } from '#src/domain/order-states.ts';

/** What the parent can do about an order with a pending payment. */
export type DueStage =
  /** Continue on the provider's page, which is one of the configured payment pages. */
  | { at: 'pay'; url: string }
  /** Wait: the payment may still go through, and must not be paid twice. */
  | { at: 'checking'; paymentId: number }
  /** The last attempt failed: retry, or choose another method. */
  | { at: 'again'; paymentId: number }
  /** No attempt was made yet. */
  | { at: 'begin' };

/**
 * The stage of an unpaid order.
 * @param payment its last attempt; null before the first one
 */
export function dueStage(payment: Pick<Payment, 'id' | 'status' | 'redirectUrl'> | null): DueStage {
  if (payment === null) return { at: 'begin' };
  const { id: paymentId, status, redirectUrl } = payment;
  const url = redirectUrl === null ? null : paymentAddress(redirectUrl);
  if (status === 'initiated' && url !== null) return { at: 'pay', url };
  // The payment is complete, but the order is not updated yet.
  if (!isFinalPayment(status) || status === 'paid') return { at: 'checking', paymentId };
  return { at: 'again', paymentId };
}
