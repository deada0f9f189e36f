import type { Order } from '#src/domain/order.ts';
import type { Payment } from '#src/domain/payment.ts';
import { isFinalPayment } from '#src/domain/order-states.ts';

/** The state that a payment's page shows. */
export type PaymentStage =
  /** The result is not known, and is never shown as failed. */
  | { at: 'checking' }
  /** Paid: the page redirects to the confirmation of the order. */
  | { at: 'paid' }
  /** Failed, but another payment has paid the order: the page redirects to the order. */
  | { at: 'settled' }
  /** Failed; the order can still be paid. */
  | { at: 'failed' }
  /** All of it was refunded and nothing was ordered: a package no longer fits, or the charge came too late. */
  | { at: 'refunded' }
  /** The time to pay has passed; the order is a draft again. */
  | { at: 'expired' }
  /** Another attempt replaced this payment. */
  | { at: 'replaced'; paymentId: number };

/**
 * The stage of a payment, derived only from the payment and its order as the server returned them, never from the
 * address (decisions, Checkout).
 */
export function paymentStage(payment: Payment, order: Pick<Order, 'status' | 'payment'>): PaymentStage {
  if (!isFinalPayment(payment.status)) return { at: 'checking' };
  const isUnpaid = order.status === 'draft' || order.status === 'pending_payment';
  if (payment.status === 'refunded' && isUnpaid) return { at: 'refunded' };
  if (payment.status === 'paid' || payment.status === 'refunded') return { at: 'paid' };
  if (!isUnpaid) return { at: 'settled' };
  const last = order.payment;
  if (last && last.id > payment.id && order.status === 'pending_payment') return { at: 'replaced', paymentId: last.id };
  return { at: payment.status === 'expired' || order.status === 'draft' ? 'expired' : 'failed' };
}

const firstDelayMs = 2_000;
const lastDelayMs = 10_000;

/**
 * The delay in ms before the payment is requested again: short at first, ten seconds in the end; false once the result
 * is known.
 * @param requestCount number of requests so far
 */
export function pollDelayMs(status: Payment['status'], requestCount: number): number | false {
  if (isFinalPayment(status)) return false;
  return Math.min(lastDelayMs, firstDelayMs * 1.25 ** Math.max(0, requestCount - 1));
}
