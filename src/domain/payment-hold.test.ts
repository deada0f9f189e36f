import { expect, test } from 'vitest';
import { defaultPaymentHoldMinutes, paymentExpiresAt } from './payment-hold.ts';

test('an order can be paid for 30 minutes', () => {
  const begunAt = new Date('2026-11-26T20:45:00.500Z');
  expect(paymentExpiresAt(begunAt, defaultPaymentHoldMinutes)).toEqual(new Date('2026-11-26T21:15:00.500Z'));
  expect(paymentExpiresAt(begunAt, 1)).toEqual(new Date('2026-11-26T20:46:00.500Z'));
});
