import { describe, expect, it } from 'vitest';
import { firstMethod, lastUse, methodsFrom } from './first-method.ts';
import type { MethodCard, PaymentMethod, PaymentMethodCode } from './payment.ts';

const card = (expiresIn: string): MethodCard => ({ brand: 'mada', last4: '4461', expiresIn });

const method = (code: PaymentMethodCode, rest: Partial<PaymentMethod> = {}): PaymentMethod => ({
  code,
  name: code,
  arabicName: code,
  isAvailable: true,
  reason: null,
  isLastUsed: false,
  savedCard: null,
  ...rest,
});

const codes: PaymentMethodCode[] = ['mada', 'card', 'apple_pay', 'stc_pay'];
const last = { isLastUsed: true } as const;
const isAvailable = false;

describe('the payment method that is offered first', () => {
  it.each<[string, PaymentMethodCode | null, Partial<PaymentMethod>, PaymentMethodCode | null, PaymentMethodCode[]]>([
    ['nothing was paid', null, {}, null, codes],
    ['a card is saved, but was not used last', 'mada', { savedCard: card('2028-08') }, null, codes],
    ['the last of the list', 'stc_pay', last, 'stc_pay', ['stc_pay', 'mada', 'card', 'apple_pay']],
    ['the first of the list', 'mada', { ...last, savedCard: card('2028-08') }, 'mada', codes],
    [
      'its card has expired',
      'card',
      { ...last, savedCard: card('2025-12') },
      'card',
      ['card', 'mada', 'apple_pay', 'stc_pay'],
    ],
    ['it is not available', 'card', { ...last, isAvailable, savedCard: card('2028-08') }, null, codes],
  ])('%s', (_case, used, facts, first, order) => {
    const methods = codes.map((code) => method(code, code === used ? facts : {}));
    expect(firstMethod(methods)).toBe(first);
    expect(methodsFrom(methods, firstMethod(methods)).map(({ code }) => code)).toEqual(order);
  });
});

describe('how a method was used last', () => {
  it.each<[string, Partial<PaymentMethod>, string]>([
    ['not at all', {}, 'none'],
    ['a saved card of another payment', { savedCard: card('2028-08') }, 'none'],
    ['not available', { ...last, isAvailable, savedCard: card('2028-08') }, 'none'],
    ['without a card', last, 'method'],
    ['a card', { ...last, savedCard: card('2026-12') }, 'card'],
    ['a card in the month in which it expires', { ...last, savedCard: card('2026-11') }, 'card'],
    ['a card that expired last month', { ...last, savedCard: card('2026-10') }, 'expired-card'],
    ['a card that expired last year', { ...last, savedCard: card('2025-12') }, 'expired-card'],
  ])('%s', (_case, facts, expected) => {
    expect(lastUse(method('mada', facts), '2026-11')).toBe(expected);
  });
});
