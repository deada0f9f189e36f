import { expect, it } from 'vitest';
import { paymentMethodOf, type PaidWith } from './payment-method.ts';

it.each<[PaidWith['method'], PaidWith['cardBrand'], string, string]>([
  ['card', 'visa', 'payment.brand.visa', 'visa'],
  ['mada', 'mada', 'payment.brand.mada', 'mada'],
  ['card', null, 'payment.method.card', 'card'],
  ['apple_pay', 'mastercard', 'payment.method.apple_pay', 'apple_pay'],
  ['apple_pay', null, 'payment.method.apple_pay', 'apple_pay'],
  ['stc_pay', null, 'payment.method.stc_pay', 'stc_pay'],
  ['card', 'other', 'payment.brand.other', 'other'],
  ['other', 'visa', 'payment.method.other', 'other'],
])('a payment by %s with %s is known by %s', (method, cardBrand, nameId, mark) => {
  expect(paymentMethodOf({ method, cardBrand, cardLast4: null })).toEqual({ nameId, mark });
});
