import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  canCancelSubscription,
  dayPrices,
  deliveryRefund,
  type PaidSubOrder,
  subscriptionCancelDeadline,
  subscriptionRefund,
} from './cancellation.ts';
import { hasNotice } from './notice.ts';
import { subscriptionPeriod } from './subscription-period.ts';

const riyadh = (time: string) => new Date(`${time}+03:00`);
const seeded = { seed: 20261121, numRuns: 300 };
/** 22 lunches from Sunday 6 December 2026. */
const { deliveryDays } = subscriptionPeriod({ startsOn: '2026-12-06', dayCount: 22, vacations: [], offDays: [] });
const paid: PaidSubOrder = { totalHalalas: 28_750, deliveryDays, cancelledDays: [], refundedHalalas: 0 };

describe('the 72 hours in which a subscription can be cancelled', () => {
  const paidAt = riyadh('2026-12-03T20:40:00');

  test('end 72 hours after the payment', () => {
    expect(subscriptionCancelDeadline(paidAt, 72)).toEqual(riyadh('2026-12-06T20:40:00'));
    expect(subscriptionCancelDeadline(paidAt, 24)).toEqual(riyadh('2026-12-04T20:40:00'));
  });

  test.each([
    ['2026-12-03T20:40:00', true],
    ['2026-12-06T20:39:59.999', true],
    ['2026-12-06T20:40:00', false],
    ['2026-12-06T20:40:01', false],
  ])('at %s: %s', (time, expected) => expect(canCancelSubscription(paidAt, riyadh(time), 72)).toBe(expected));
});

describe('the price of a day', () => {
  test('287.50 over 22 days is 18 × 13.07 and 4 × 13.06', () => {
    const prices = dayPrices(28_750, deliveryDays);
    expect(prices.map(({ priceHalalas }) => priceHalalas)).toEqual([
      ...Array.from({ length: 18 }, () => 1_307),
      ...Array.from({ length: 4 }, () => 1_306),
    ]);
    expect(prices.map(({ on }) => on)).toEqual(deliveryDays);
  });

  test('sums to what was paid and differs by one halala at most', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.integer({ min: 1, max: 264 }), (total, count) => {
        const days = Array.from({ length: count }, (_, index) => String(index));
        const prices = dayPrices(total, days).map(({ priceHalalas }) => priceHalalas);
        expect(prices.reduce((a, b) => a + b, 0)).toBe(total);
        expect((prices[0] ?? 0) - (prices.at(-1) ?? 0)).toBeLessThanOrEqual(1);
        expect(prices).toEqual(prices.toSorted((a, b) => b - a));
      }),
      seeded,
    );
  });
});

describe('the refund of a subscription', () => {
  test.each([
    ['everything before the first day closes', '2026-12-03T23:59:59', 28_750],
    // At midnight the first day closes: 287.50 - 13.07.
    ['all but the first lunch', '2026-12-04T00:00:00', 27_443],
    // Sunday evening: 6, 7 and 8 December are closed, Wednesday 9 is 52 hours away. 287.50 - 3 × 13.07.
    ['all but three lunches', '2026-12-06T20:00:00', 24_829],
    // 4 January is the last day and still open: its 13.06.
    ['the last lunch', '2027-01-01T23:59:00', 1_306],
    ['nothing at the end', '2027-01-02T00:00:00', 0],
  ])('%s', (_, time, refund) => expect(subscriptionRefund(paid, riyadh(time), 48)).toBe(refund));

  test('what was refunded already is not refunded twice', () => {
    const one = { ...paid, cancelledDays: ['2026-12-13'], refundedHalalas: 1_307 };
    expect(subscriptionRefund(one, riyadh('2026-12-03T12:00:00'), 48)).toBe(27_443);
  });

  test('a lunch cancelled in time is not kept as one that can no longer be', () => {
    const first = { ...paid, cancelledDays: ['2026-12-06'], refundedHalalas: 1_307 };
    expect(subscriptionRefund(first, riyadh('2026-12-06T20:00:00'), 48)).toBe(28_750 - 3 * 1_307);
  });

  test('is never below nothing', () => {
    const odd = { ...paid, totalHalalas: 1_000, refundedHalalas: 1_000 };
    expect(subscriptionRefund(odd, riyadh('2026-12-20T12:00:00'), 48)).toBe(0);
  });

  test('shrinks with time, and is the price of the days still open', () => {
    const instants = fc.date({ min: new Date('2026-12-01'), max: new Date('2027-01-10'), noInvalidDate: true });
    fc.assert(
      fc.property(instants, instants, fc.integer({ min: 0, max: 1_000_000 }), (a, b, totalHalalas) => {
        const subOrder = { ...paid, totalHalalas };
        const [sooner, later] = a < b ? [a, b] : [b, a];
        const refund = subscriptionRefund(subOrder, sooner, 48);
        expect(refund).toBeGreaterThanOrEqual(subscriptionRefund(subOrder, later, 48));
        const open = dayPrices(totalHalalas, deliveryDays).filter(({ on }) => hasNotice(on, sooner, 48));
        expect(refund).toBe(open.reduce((sum, { priceHalalas }) => sum + priceHalalas, 0));
      }),
      seeded,
    );
  });
});

describe('the refund of one delivery', () => {
  const now = riyadh('2026-12-06T20:00:00');

  test.each([
    ['a day still open', '2026-12-09', 1_307],
    ['one of the last four', '2027-01-04', 1_306],
    ['a day no longer open', '2026-12-08', null],
    ['a day without delivery', '2026-12-11', null],
    ['a day after the end', '2027-01-05', null],
  ])('%s, %s', (_, on, refund) => expect(deliveryRefund(paid, on, now, 48)).toBe(refund));

  test('a delivery cancelled already has none', () => {
    expect(deliveryRefund({ ...paid, cancelledDays: ['2026-12-09'] }, '2026-12-09', now, 48)).toBeNull();
    expect(deliveryRefund({ ...paid, cancelledDays: ['2026-12-09'] }, '2026-12-10', now, 48)).toBe(1_307);
  });

  test('follows the notice of the settings', () => {
    expect(deliveryRefund(paid, '2026-12-08', now, 24)).toBe(1_307);
  });
});
