const MS_PER_MINUTE = 60_000;

/** Minutes for which an order waits for a payment that was begun (rules.md#payment-hold). */
export const defaultPaymentHoldMinutes = 30;

/** The instant until which a payment begun then can be paid; at that instant it has expired. */
export function paymentExpiresAt(begunAt: Date, holdMinutes: number): Date {
  return new Date(begunAt.getTime() + holdMinutes * MS_PER_MINUTE);
}
