import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  canCancelDelivery,
  canCancelSubscription,
  dayPrices,
  deliveryCancelDeadline,
  type DeliveryCancelRule,
  deliveryRefund,
  type PaidSubOrder,
  subscriptionCancelDeadline,
  subscriptionRefund,
} from './cancellation.ts';
import { noticeDeadline } from './notice.ts';
import { subscriptionPeriod } from './subscription-period.ts';

const riyadh = (time: string) => new Date(`${time}+03:00`);
const seeded = { seed: 20261121, numRuns: 300 };
/** 22 lunches from Sunday 6 December 2026. */
const { deliveryDays } = subscriptionPeriod({ startsOn: '2026-12-06', dayCount: 22, vacations: [], offDays: [] });
const rule: DeliveryCancelRule = { cancelNoticeHours: 48, deliveryWindow: { startsAt: '09:30', endsAt: '12:00' } };
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

test('the last lunch gives back no more than is left, if an earlier refund was a halala larger than its day', () => {
  const [first, ...others] = deliveryDays;
  const cancelled = { ...paid, cancelledDays: others, refundedHalalas: 28_750 - 1306 };
  expect(deliveryRefund(cancelled, first ?? '', riyadh('2026-12-01T10:00:00'), rule)).toBe(1306);
});

describe('the 48 hours before the delivery window, until which one delivery can be cancelled', () => {
  const tuesday = '2026-12-08';
  const at = (startsAt: string): DeliveryCancelRule => ({ ...rule, deliveryWindow: { startsAt, endsAt: '23:59' } });

  test.each([
    ['09:30', 48, '2026-12-06T09:30:00'],
    ['09:30', 24, '2026-12-07T09:30:00'],
    ['09:30', 0, '2026-12-08T09:30:00'],
    ['07:00', 48, '2026-12-06T07:00:00'],
    ['12:15', 36, '2026-12-07T00:15:00'],
    ['00:00', 48, '2026-12-06T00:00:00'],
  ])('a window from %s with %i hours: Tuesday 8 December until %s', (startsAt, cancelNoticeHours, closes) => {
    expect(deliveryCancelDeadline(tuesday, { ...at(startsAt), cancelNoticeHours })).toEqual(riyadh(closes));
  });

  test.each([
    ['2026-12-05T00:00:00', true],
    ['2026-12-06T00:00:00', true],
    ['2026-12-06T09:29:00', true],
    ['2026-12-06T09:29:59', true],
    ['2026-12-06T09:29:59.999', true],
    // Exactly 48 hours is not more than 48 hours.
    ['2026-12-06T09:30:00', false],
    ['2026-12-06T09:30:01', false],
    ['2026-12-06T10:00:00', false],
    ['2026-12-08T09:30:00', false],
    ['2026-12-09T09:30:00', false],
  ])('H04 at %s the lunch of Tuesday 8 December can be cancelled: %s', (time, expected) => {
    expect(canCancelDelivery(tuesday, riyadh(time), rule)).toBe(expected);
  });

  const days = fc.integer({ min: 0, max: 21 }).map((index) => deliveryDays[index] ?? '');
  const times = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
  const hours = fc.integer({ min: 0, max: 200 });

  test('it closes at the deadline to the second, that many hours before the window', () => {
    fc.assert(
      fc.property(days, times, hours, (on, startsAt, cancelNoticeHours) => {
        const each = { ...at(startsAt), cancelNoticeHours };
        const deadline = deliveryCancelDeadline(on, each).getTime();
        expect(riyadh(`${on}T${startsAt}:00`).getTime() - deadline).toBe(cancelNoticeHours * 3_600_000);
        expect(canCancelDelivery(on, new Date(deadline - 1_000), each)).toBe(true);
        expect(canCancelDelivery(on, new Date(deadline), each)).toBe(false);
        expect(canCancelDelivery(on, new Date(deadline + 1_000), each)).toBe(false);
      }),
      seeded,
    );
  });

  test('it is never earlier than the midnight rule of off days, and later by the time of the window', () => {
    fc.assert(
      fc.property(days, times, hours, (on, startsAt, cancelNoticeHours) => {
        const [hour = 0, minute = 0] = startsAt.split(':').map(Number);
        const deadline = deliveryCancelDeadline(on, { ...at(startsAt), cancelNoticeHours });
        const midnightRule = noticeDeadline(on, cancelNoticeHours);
        expect(deadline.getTime() - midnightRule.getTime()).toBe((hour * 60 + minute) * 60_000);
      }),
      seeded,
    );
  });
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
    ['everything after the midnight 48 hours before the first day', '2026-12-04T00:00:00', 28_750],
    ['everything until the second before the first lunch closes', '2026-12-04T09:29:59', 28_750],
    // The first lunch closes 48 hours before its window: 287.50 - 13.07.
    ['all but the first lunch', '2026-12-04T09:30:00', 27_443],
    ['all but the first lunch a second later', '2026-12-04T09:30:01', 27_443],
    // Sunday evening: 6, 7 and 8 December are closed, Wednesday 9 is 61 hours away. 287.50 - 3 × 13.07.
    ['all but three lunches', '2026-12-06T20:00:00', 24_829],
    // 4 January is the last day and still open: its price is 13.06.
    ['the last lunch', '2027-01-02T09:29:59', 1_306],
    ['nothing at the end', '2027-01-02T09:30:00', 0],
  ])('H04 %s', (_, time, refund) => expect(subscriptionRefund(paid, riyadh(time), rule)).toBe(refund));

  test('what was refunded already is not refunded twice', () => {
    const one = { ...paid, cancelledDays: ['2026-12-13'], refundedHalalas: 1_307 };
    expect(subscriptionRefund(one, riyadh('2026-12-03T12:00:00'), rule)).toBe(27_443);
  });

  test('a lunch cancelled in time is not kept as one that can no longer be', () => {
    const first = { ...paid, cancelledDays: ['2026-12-06'], refundedHalalas: 1_307 };
    expect(subscriptionRefund(first, riyadh('2026-12-06T20:00:00'), rule)).toBe(28_750 - 3 * 1_307);
  });

  test('is never below nothing', () => {
    const odd = { ...paid, totalHalalas: 1_000, refundedHalalas: 1_000 };
    expect(subscriptionRefund(odd, riyadh('2026-12-20T12:00:00'), rule)).toBe(0);
  });

  test('shrinks with time, and is the price of the days still open', () => {
    const instants = fc.date({ min: new Date('2026-12-01'), max: new Date('2027-01-10'), noInvalidDate: true });
    fc.assert(
      fc.property(instants, instants, fc.integer({ min: 0, max: 1_000_000 }), (a, b, totalHalalas) => {
        const subOrder = { ...paid, totalHalalas };
        const [sooner, later] = a < b ? [a, b] : [b, a];
        const refund = subscriptionRefund(subOrder, sooner, rule);
        expect(refund).toBeGreaterThanOrEqual(subscriptionRefund(subOrder, later, rule));
        const open = dayPrices(totalHalalas, deliveryDays).filter(({ on }) => canCancelDelivery(on, sooner, rule));
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
  ])('%s, %s', (_, on, refund) => expect(deliveryRefund(paid, on, now, rule)).toBe(refund));

  test('a delivery cancelled already has none', () => {
    expect(deliveryRefund({ ...paid, cancelledDays: ['2026-12-09'] }, '2026-12-09', now, rule)).toBeNull();
    expect(deliveryRefund({ ...paid, cancelledDays: ['2026-12-09'] }, '2026-12-10', now, rule)).toBe(1_307);
  });

  test('follows the notice and the window of the settings', () => {
    expect(deliveryRefund(paid, '2026-12-08', now, { ...rule, cancelNoticeHours: 24 })).toBe(1_307);
    const evening = { ...rule, deliveryWindow: { startsAt: '20:01', endsAt: '22:00' } };
    expect(deliveryRefund(paid, '2026-12-08', now, evening)).toBe(1_307);
  });

  test('H04 until Sunday 09:29:59 Tuesday’s price comes back, from 09:30 on none', () => {
    expect(deliveryRefund(paid, '2026-12-08', riyadh('2026-12-06T09:29:59'), rule)).toBe(1_307);
    expect(deliveryRefund(paid, '2026-12-08', riyadh('2026-12-06T09:30:00'), rule)).toBeNull();
  });
});
