import { describe, expect, test } from 'vitest';
import {
  isRunningOrder,
  isFinalPayment,
  isHistoricalOrder,
  isListedAsCurrent,
  isReviewable,
  isRunning,
  type OrderStatus,
  type PaymentStatus,
  type SubOrderStatus,
} from './order-states.ts';

describe('an order', () => {
  const lists: [status: OrderStatus, list: 'current' | 'historical' | null][] = [
    ['draft', null],
    ['pending_payment', null],
    ['confirmed', 'current'],
    ['in_progress', 'current'],
    ['completed', 'historical'],
    ['cancelled', 'historical'],
  ];

  test.each(lists)('%s belongs to the list: %s', (status, list) => {
    expect(isRunningOrder(status)).toBe(list === 'current');
    expect(isHistoricalOrder(status)).toBe(list === 'historical');
  });

  test.each(lists)(
    '%s is listed as current while it is, and as long as lunches come after a cancellation',
    (status, list) => {
      const withLunches = (...counts: number[]) => ({
        status,
        subscriptions: counts.map((remainingDays) => ({ remainingDays })),
      });
      expect(isListedAsCurrent(withLunches(0, 0))).toBe(list === 'current');
      expect(isListedAsCurrent(withLunches(0, 1))).toBe(list === 'current' || status === 'cancelled');
    },
  );

  test.each(lists)('%s can be rated once, when completed', (status) => {
    expect(isReviewable(status, false)).toBe(status === 'completed');
    expect(isReviewable(status, true)).toBe(false);
  });
});

const subscriptions: [status: SubOrderStatus, runs: boolean][] = [
  ['scheduled', true],
  ['active', true],
  ['paused', true],
  ['completed', false],
  ['cancelled', false],
];

test.each(subscriptions)('a subscription that is %s runs: %s', (status, runs) => expect(isRunning(status)).toBe(runs));

const payments: [status: PaymentStatus, isFinal: boolean][] = [
  ['initiated', false],
  ['pending', false],
  ['paid', true],
  ['failed', true],
  ['cancelled', true],
  ['expired', true],
  ['refunded', true],
];

test.each(payments)('a payment that is %s is final: %s', (status, isFinal) => {
  expect(isFinalPayment(status)).toBe(isFinal);
});
