import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayPrices, deliveryRefund, subscriptionRefund } from './cancellation.ts';
import {
  deliveryQuote,
  quotedInstant,
  type QuotedSubOrder,
  type QuotedSum,
  quotedTotal,
  type QuoteRule,
  refundDueOn,
  subscriptionQuote,
} from './cancellation-quote.ts';
import { defaultDeliveryClock, laterClock } from './delivery-progress.ts';
import { addDays } from './riyadh-date.ts';
import { subscriptionPeriod } from './subscription-period.ts';

const riyadh = (time: string) => new Date(`${time}+03:00`);
const seeded = { seed: 20261121, numRuns: 300 };
/** 22 lunches from Sunday 6 December 2026. */
const { deliveryDays } = subscriptionPeriod({ startsOn: '2026-12-06', dayCount: 22, vacations: [], offDays: [] });
const rule: QuoteRule = {
  cancelNoticeHours: 48,
  deliveryWindow: { startsAt: '09:30', endsAt: '12:00' },
  clockOn: () => defaultDeliveryClock,
};
const running: QuotedSubOrder = {
  totalHalalas: 28_750,
  deliveryDays,
  cancelledDays: [],
  refundedHalalas: 0,
  cancelledAt: null,
  cancelRefundHalalas: 0,
};
const part = (days: number, halalas: number) => ({ days, halalas });
const nothing = part(0, 0);

const addsUp = ({ paid, delivered, locked, refundedBefore, refund }: QuotedSum) => {
  const parts = [delivered, locked, refundedBefore, refund];
  expect(parts.every(({ days, halalas }) => days >= 0 && halalas >= 0)).toBe(true);
  expect(parts.reduce((sum, { days }) => sum + days, 0)).toBe(paid.days);
  expect(parts.reduce((sum, { halalas }) => sum + halalas, 0)).toBe(paid.halalas);
};

describe('the quote of a lunch that arrives late', () => {
  const late = { ...rule, clockOn: () => laterClock(defaultDeliveryClock, 90) };
  const [before, after] = [riyadh('2026-12-06T13:29:59'), riyadh('2026-12-06T13:30:00')];

  test('counts it as delivered once it has arrived, in the quote of the subscription', () => {
    expect(subscriptionQuote(running, before, late, true)).toMatchObject({ delivered: nothing, locked: { days: 3 } });
    expect(subscriptionQuote(running, after, late, true)).toMatchObject({
      delivered: part(1, 1307),
      locked: { days: 2 },
    });
  });

  test('counts it as delivered once it has arrived, in its own quote', () => {
    const onDay = (at: Date) => deliveryQuote(running, '2026-12-06', null, at, late);
    expect(onDay(before)).toMatchObject({ delivered: nothing, locked: part(1, 1307) });
    expect(onDay(after)).toMatchObject({ delivered: part(1, 1307), locked: nothing });
  });
});

describe('the quote of a whole subscription', () => {
  test('is all that was paid before the first lunch is near', () => {
    expect(subscriptionQuote(running, riyadh('2026-12-03T10:00:00'), rule, true)).toEqual({
      paid: part(22, 28_750),
      delivered: nothing,
      locked: nothing,
      refundedBefore: nothing,
      refund: part(22, 28_750),
    });
  });

  test('tells delivered lunches, those that still arrive and those given back before apart', () => {
    const subOrder = { ...running, cancelledDays: ['2026-12-10'], refundedHalalas: 1307 };
    // Sunday is delivered; Monday and Tuesday are near; Wednesday is open; Thursday was cancelled.
    expect(subscriptionQuote(subOrder, riyadh('2026-12-06T13:00:00'), rule, true)).toEqual({
      paid: part(22, 28_750),
      delivered: part(1, 1307),
      locked: part(2, 2614),
      refundedBefore: part(1, 1307),
      refund: part(18, 23_522),
    });
  });

  test('refunds nothing where cancelling is not allowed: the rest still arrives', () => {
    expect(subscriptionQuote(running, riyadh('2026-12-06T13:00:00'), rule, false)).toEqual({
      paid: part(22, 28_750),
      delivered: part(1, 1307),
      locked: part(21, 27_443),
      refundedBefore: nothing,
      refund: nothing,
    });
  });

  test('shows the refund of a cancelled one as given back before', () => {
    const cancelledAt = riyadh('2026-12-06T13:00:00');
    const cancelled = { ...running, cancelledAt, cancelRefundHalalas: 24_829 };
    expect(subscriptionQuote(cancelled, riyadh('2026-12-09T13:00:00'), rule, true)).toEqual({
      paid: part(22, 28_750),
      delivered: part(3, 3921),
      locked: nothing,
      refundedBefore: part(19, 24_829),
      refund: nothing,
    });
  });

  const moments = fc.integer({ min: -5 * 24, max: 40 * 24 }).map((hours) => {
    return new Date(riyadh('2026-12-06T00:30:00').getTime() + hours * 3_600_000);
  });

  test('adds up to the halala and to the lunch, and gives what the rule of refunds gives', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 5_000_000 }),
        fc.uniqueArray(fc.nat(21), { maxLength: 22 }),
        moments,
        fc.boolean(),
        (totalHalalas, cancelledIndexes, at, isAllowed) => {
          const prices = dayPrices(totalHalalas, deliveryDays);
          const cancelled = prices.filter((_, index) => cancelledIndexes.includes(index));
          const subOrder = {
            ...running,
            totalHalalas,
            cancelledDays: cancelled.map(({ on }) => on),
            refundedHalalas: cancelled.reduce((sum, { priceHalalas }) => sum + priceHalalas, 0),
          };
          const quote = subscriptionQuote(subOrder, at, rule, isAllowed);
          addsUp(quote);
          expect(quote.refund.halalas).toBe(isAllowed ? subscriptionRefund(subOrder, at, rule) : 0);
        },
      ),
      seeded,
    );
  });

  test('adds up where an earlier refund is a halala off the present price of its day', () => {
    fc.assert(
      fc.property(moments, fc.constantFrom(1306, 1308), fc.boolean(), (at, refundedHalalas, isAllowed) => {
        addsUp(subscriptionQuote({ ...running, cancelledDays: ['2026-12-10'], refundedHalalas }, at, rule, isAllowed));
      }),
      seeded,
    );
  });

  test('gives back less, never more, the later it is cancelled', () => {
    fc.assert(
      fc.property(moments, moments, (one, other) => {
        const [earlier, later] = one < other ? [one, other] : [other, one];
        const refund = (at: Date) => subscriptionQuote(running, at, rule, true).refund.halalas;
        expect(refund(later)).toBeLessThanOrEqual(refund(earlier));
      }),
      seeded,
    );
  });
});

describe('the quote of one lunch', () => {
  const at = riyadh('2026-12-06T13:00:00');

  test.each([
    ['delivered', '2026-12-06'],
    ['locked', '2026-12-07'],
    ['refund', '2026-12-09'],
  ] as const)('is all %s on %s', (name, on) => {
    const quote = deliveryQuote(running, on, null, at, rule);
    addsUp(quote);
    expect(quote[name]).toEqual(part(1, 1307));
    if (name === 'refund') expect(quote.refund.halalas).toBe(deliveryRefund(running, on, at, rule));
  });

  test('is what was refunded before, for a lunch that was cancelled', () => {
    const cancelled = { ...running, cancelledDays: ['2026-12-09'], refundedHalalas: 1306 };
    expect(deliveryQuote(cancelled, '2026-12-09', 1306, at, rule)).toEqual({
      paid: part(1, 1306),
      delivered: nothing,
      locked: nothing,
      refundedBefore: part(1, 1306),
      refund: nothing,
    });
  });

  test('is given back before with the whole subscription', () => {
    const cancelled = { ...running, cancelledAt: at, cancelRefundHalalas: 24_829 };
    expect(deliveryQuote(cancelled, '2026-12-09', null, at, rule).refundedBefore).toEqual(part(1, 1307));
    expect(deliveryQuote(cancelled, '2026-12-08', null, at, rule).locked).toEqual(part(1, 1307));
  });

  test('is nothing on a day without a lunch', () => {
    expect(deliveryQuote(running, '2026-12-11', null, at, rule).paid).toEqual(nothing);
  });
});

test('the total of some sums adds each part', () => {
  const one = subscriptionQuote(running, riyadh('2026-12-06T13:00:00'), rule, true);
  const total = quotedTotal([one, one]);
  addsUp(total);
  expect(total.refund).toEqual(part(2 * one.refund.days, 2 * one.refund.halalas));
  expect(quotedTotal([]).paid).toEqual(nothing);
});

describe('the instant that a quote is of', () => {
  const now = riyadh('2026-12-03T10:00:00');
  const deadline = riyadh('2026-12-05T20:40:00');

  test.each([
    ['now, today', '2026-12-03', '2026-12-03T10:00:00'],
    ['the end of a later day', '2026-12-04', '2026-12-04T23:59:59.999'],
    ['just before the deadline, on its day', '2026-12-05', '2026-12-05T20:39:59.999'],
    ['the end of a day after the deadline', '2026-12-06', '2026-12-06T23:59:59.999'],
  ])('is %s', (_, on, expected) => {
    expect(quotedInstant(on, now, deadline)).toEqual(riyadh(expected));
  });

  test('is the end of the day without a deadline, and the day before a deadline at midnight', () => {
    expect(quotedInstant('2026-12-05', now, null)).toEqual(riyadh('2026-12-05T23:59:59.999'));
    expect(quotedInstant('2026-12-05', now, riyadh('2026-12-06T00:00:00'))).toEqual(riyadh('2026-12-05T23:59:59.999'));
    // Over before the day begins.
    expect(quotedInstant('2026-12-05', now, riyadh('2026-12-05T00:00:00'))).toEqual(riyadh('2026-12-05T23:59:59.999'));
  });
});

test('the money is back within 14 days', () => {
  expect(refundDueOn('2026-12-25')).toBe(addDays('2026-12-25', 14));
  expect(refundDueOn('2026-12-25')).toBe('2027-01-08');
});
