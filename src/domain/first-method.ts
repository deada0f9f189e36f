import type { MethodCard, PaymentMethod, PaymentMethodCode } from './payment.ts';
import type { CivilMonth } from './riyadh-date.ts';

/**
 * The method that is offered first and chosen in advance (rules.md#first-payment-method): that of the last successful
 * payment. Null if there was none, or the method is not available now.
 */
export function firstMethod(methods: readonly PaymentMethod[]): PaymentMethodCode | null {
  const last = methods.find(({ isLastUsed }) => isLastUsed);
  return last?.isAvailable === true ? last.code : null;
}

/** The methods in display order: the first one, then the others as the server sorts them. */
export function methodsFrom(methods: readonly PaymentMethod[], first: PaymentMethodCode | null): PaymentMethod[] {
  return methods.toSorted((a, b) => Number(b.code === first) - Number(a.code === first));
}

/** How a method was used last: not at all, without a saved card, with one, or with one that has expired. */
export type LastUse = 'none' | 'method' | 'card' | 'expired-card';

/**
 * How a method was used last. A card that has expired is never offered.
 * @param month the month in Riyadh; a card can be used in the whole month in which it expires
 */
export function lastUse({ isLastUsed, isAvailable, savedCard }: PaymentMethod, month: CivilMonth): LastUse {
  if (!isLastUsed || !isAvailable) return 'none';
  if (savedCard === null) return 'method';
  return isExpired(savedCard, month) ? 'expired-card' : 'card';
}

const isExpired = ({ expiresIn }: MethodCard, month: CivilMonth) => expiresIn < month;
