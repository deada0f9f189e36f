const payment: { origins: readonly string[] } = { origins: [] };

/** Says at which origins payments are taken, besides the app's own; none where nobody says. */
export function providePaymentOrigins(origins: readonly string[]): void {
  payment.origins = origins;
}

/** Where payments are taken, besides the app's own origin. */
export const paymentOrigins = (): readonly string[] => payment.origins;
