import { expect, test } from 'vitest';
import { defaultPaymentHoldMinutes, paymentExpiresAt } from './payment-hold.ts';

test('a payment can be paid for half an hour after it was begun', () => {
  const begunAt = new Date('2026-11-21T06:12:00Z');
  expect(paymentExpiresAt(begunAt, defaultPaymentHoldMinutes).toISOString()).toBe('2026-11-21T06:42:00.000Z');
});
