import type { Payment } from '#src/domain/payment.ts';
import { paymentAddress } from '#src/api/payment-address.ts';
import { isFinalPayment } from '#src/domain/order-states.ts';

/** What is to be done about an order that waits for its payment. */
export type DueStage =
  /** Go on at the provider's page, one that the configuration knows of. */
  | { at: 'pay'; url: string }
  /** Wait: the money may be on its way and must not be paid twice. */
  | { at: 'checking'; paymentId: number }
  /** The last attempt failed: retry, or another method. */
  | { at: 'again'; paymentId: number }
  /** There was no attempt yet. */
  | { at: 'begin' };

/**
 * The stage of an unpaid order.
 * @param payment its last attempt; null before the first
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
