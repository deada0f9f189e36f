const payment: { origins: readonly string[] } = { origins: [] };

/** Sets the origins of payment pages besides the app's own; none by default. */
export function providePaymentOrigins(origins: readonly string[]): void {
  payment.origins = origins;
}

/** The origins of payment pages besides the app's own. */
export const paymentOrigins = (): readonly string[] => payment.origins;
