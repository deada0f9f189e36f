const payment: { origins: readonly string[] } = { origins: [] };

/** The origins where payments are taken, besides the app's own; none unless they are provided. */
export function providePaymentOrigins(origins: readonly string[]): void {
  payment.origins = origins;
}

/** Where payments are taken, besides the app's own origin. */
export const paymentOrigins = (): readonly string[] => payment.origins;
