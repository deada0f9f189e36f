const MS_PER_MINUTE = 60_000;

/** Minutes for which an order is kept for a payment that was started (rules.md#payment-hold). */
export const defaultPaymentHoldMinutes = 30;

/** The instant at which a started payment expires; from then on it can't be paid. */
export function paymentExpiresAt(begunAt: Date, holdMinutes: number): Date {
  return new Date(begunAt.getTime() + holdMinutes * MS_PER_MINUTE);
}
