import type { Payment } from '#src/domain/payment.ts';

/** The facts that say how a payment was made. */
export type PaidWith = Pick<Payment, 'method' | 'cardBrand' | 'cardLast4'>;

/**
 * What a payment is known by, everywhere: the card's brand where known, else the method. A wallet is known by its own name,
 * whatever card is in it.
 * @returns the name's message and that of the mark beside it
 */
export function paymentMethodOf({ method, cardBrand }: PaidWith) {
  const isWallet = method === 'apple_pay' || method === 'stc_pay';
  return isWallet || cardBrand === null
    ? { nameId: `payment.method.${method}` as const, mark: method }
    : { nameId: `payment.brand.${cardBrand}` as const, mark: cardBrand };
}
