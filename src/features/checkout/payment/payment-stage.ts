import type { Order } from '#src/domain/order.ts';
import type { Payment } from '#src/domain/payment.ts';
import { isFinalPayment } from '#src/domain/order-states.ts';

/** What the page of a payment shows. */
export type PaymentStage =
  /** The result is not known: never called failed. */
  | { at: 'checking' }
  /** Paid: on to the confirmation of its order. */
  | { at: 'paid' }
  /** Did not go through, but its order has been paid by another: on to the order, there is nothing left to pay. */
  | { at: 'settled' }
  /** Did not go through; the order still waits to be paid. */
  | { at: 'failed' }
  /** The time to pay has run out; the order is a draft again. */
  | { at: 'expired' }
  /** Another attempt took its place. */
  | { at: 'replaced'; paymentId: number };

/**
 * The stage of a payment by the server's answers about it and its order; the address decides nothing (decisions,
 * Checkout).
 */
export function paymentStage(payment: Payment, order: Pick<Order, 'status' | 'payment'>): PaymentStage {
  if (!isFinalPayment(payment.status)) return { at: 'checking' };
  if (payment.status === 'paid' || payment.status === 'refunded') return { at: 'paid' };
  if (order.status !== 'draft' && order.status !== 'pending_payment') return { at: 'settled' };
  const last = order.payment;
  if (last && last.id > payment.id && order.status === 'pending_payment') return { at: 'replaced', paymentId: last.id };
  return { at: payment.status === 'expired' || order.status === 'draft' ? 'expired' : 'failed' };
}

const firstDelayMs = 2_000;
const lastDelayMs = 10_000;

/**
 * When to request the payment again, in ms: soon at first, every ten seconds in the end; false once the result is known.
 * @param requestCount how often it was requested so far
 */
export function pollDelayMs(status: Payment['status'], requestCount: number): number | false {
  if (isFinalPayment(status)) return false;
  return Math.min(lastDelayMs, firstDelayMs * 1.25 ** Math.max(0, requestCount - 1));
}
