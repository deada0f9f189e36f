import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { orderTotals } from './order-totals.ts';
import { periodPrice } from './period-price.ts';

const seeded = { seed: 20261122, numRuns: 1000 };

describe('the price of one period', () => {
  test.each([
    // price, delivery, days, total, a day
    [25_000, 0, 22, 28_750, 1_307],
    [29_000, 2_000, 22, 35_650, 1_620],
    [7_000, 0, 5, 8_050, 1_610],
    [8_000, 1_000, 5, 10_350, 2_070],
    [0, 0, 22, 0, 0],
    // 15 % of 0.30 is 4.5 halalas: half is rounded up.
    [30, 0, 5, 35, 7],
    // 0.35 in two is 17.5 halalas: half is rounded up.
    [30, 0, 2, 35, 18],
  ])('%i and %i delivery over %i days: %i, %i a day', (priceHalalas, deliveryFeeHalalas, dayCount, total, day) => {
    expect(periodPrice({ priceHalalas, deliveryFeeHalalas, dayCount }, 15)).toEqual({
      totalHalalas: total,
      perDayHalalas: day,
    });
  });

  test('equals the total of an order of one student and one period', () => {
    fc.assert(
      fc.property(
        fc.record({
          priceHalalas: fc.integer({ min: 0, max: 5_000_000 }),
          deliveryFeeHalalas: fc.integer({ min: 0, max: 500_000 }),
          dayCount: fc.integer({ min: 1, max: 31 }),
        }),
        fc.integer({ min: 0, max: 3000 }).map((hundredths) => hundredths / 100),
        (terms, vatPercent) => {
          const price = periodPrice(terms, vatPercent);
          expect(price.totalHalalas).toBe(orderTotals([{ ...terms, count: 1 }], vatPercent).totalHalalas);
          expect(Math.abs(price.perDayHalalas * terms.dayCount - price.totalHalalas)).toBeLessThanOrEqual(
            terms.dayCount / 2,
          );
        },
      ),
      seeded,
    );
  });
});
