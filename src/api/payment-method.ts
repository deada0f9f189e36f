import type { Payment } from '#src/domain/payment.ts';

/** The fields that identify how a payment was made. */
export type PaidWith = Pick<Payment, 'method' | 'cardBrand' | 'cardLast4'>;

/**
 * The displayed payment method: the card's brand if the server reports it, else the method. A wallet, or a method that
 * this version of the app does not know, has its own name, regardless of the card in it.
 * @returns the message ids of the name and of the logo beside it
 */
export function paymentMethodOf({ method, cardBrand }: PaidWith) {
  const hasOwnName = method === 'apple_pay' || method === 'stc_pay' || method === 'other';
  return hasOwnName || cardBrand === null
    ? { nameId: `payment.method.${method}` as const, mark: method }
    : { nameId: `payment.brand.${cardBrand}` as const, mark: cardBrand };
}
