import type { StaleAnswers } from '#src/api/invalidate.ts';

/** The operations whose cached responses are out of date after each event of the checkout. */
export const staleAnswers = {
  /** A payment was refused because the order has changed. */
  orderChanged: ['getDraftOrder'],
  /** The chosen payment method is no longer offered. */
  methodUnavailable: ['listPaymentMethods'],
} as const satisfies Record<string, readonly StaleAnswers[]>;
