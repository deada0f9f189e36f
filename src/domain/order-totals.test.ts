import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { orderTotals } from './order-totals.ts';

const seeded = { seed: 20261121, numRuns: 500 };
const line = (priceHalalas: number, deliveryFeeHalalas = 0, count = 1) => ({ priceHalalas, deliveryFeeHalalas, count });

describe('an order adds up', () => {
  test('250.00 without delivery: 37.50 VAT, 287.50', () => {
    expect(orderTotals([line(25_000)], 15)).toEqual({
      subtotalHalalas: 25_000,
      deliveryHalalas: 0,
      vatHalalas: 3_750,
      totalHalalas: 28_750,
      lines: [{ subtotalHalalas: 25_000, deliveryHalalas: 0, vatHalalas: 3_750, totalHalalas: 28_750 }],
    });
  });

  test('830.00 and 40.00 delivery: 130.50 VAT, 1,000.50', () => {
    expect(orderTotals([line(25_000), line(29_000, 2_000, 2)], 15)).toEqual({
      subtotalHalalas: 83_000,
      deliveryHalalas: 4_000,
      vatHalalas: 13_050,
      totalHalalas: 100_050,
      lines: [
        { subtotalHalalas: 25_000, deliveryHalalas: 0, vatHalalas: 3_750, totalHalalas: 28_750 },
        { subtotalHalalas: 58_000, deliveryHalalas: 4_000, vatHalalas: 9_300, totalHalalas: 71_300 },
      ],
    });
  });

  test('VAT is rounded once for the order, not line by line', () => {
    // 3 × 0.03 is 0.09; 15 % of it is 1.35 halalas, rounded to one. Per line it would be three times 0.45, so none.
    const totals = orderTotals([line(3), line(3), line(3)], 15);
    expect(totals.vatHalalas).toBe(1);
    expect(totals.lines.map(({ vatHalalas }) => vatHalalas)).toEqual([1, 0, 0]);
  });

  test('half a halala goes up', () => {
    // 15 % of 99.90 is 14.985.
    expect(orderTotals([line(3_330, 0, 3)], 15)).toMatchObject({ vatHalalas: 1_499, totalHalalas: 11_489 });
  });

  test('the delivery fee is counted by the month and weighs in a line’s VAT', () => {
    const totals = orderTotals([line(100, 300, 3), line(400)], 15);
    expect(totals).toMatchObject({ subtotalHalalas: 700, deliveryHalalas: 900, vatHalalas: 240, totalHalalas: 1_840 });
    expect(totals.lines.map(({ vatHalalas }) => vatHalalas)).toEqual([180, 60]);
  });

  test('an empty order is nothing', () => {
    expect(orderTotals([], 15)).toEqual({
      subtotalHalalas: 0,
      deliveryHalalas: 0,
      vatHalalas: 0,
      totalHalalas: 0,
      lines: [],
    });
  });

  test('its lines sum to it, to the halala', () => {
    const lines = fc.record({
      priceHalalas: fc.integer({ min: 0, max: 500_000 }),
      deliveryFeeHalalas: fc.integer({ min: 0, max: 50_000 }),
      count: fc.integer({ min: 1, max: 12 }),
    });
    const keys = ['subtotalHalalas', 'deliveryHalalas', 'vatHalalas', 'totalHalalas'] as const;
    fc.assert(
      fc.property(fc.array(lines, { maxLength: 8 }), (given) => {
        const totals = orderTotals(given, 15);
        for (const key of keys) expect(totals.lines.reduce((sum, each) => sum + each[key], 0)).toBe(totals[key]);
        expect(totals.totalHalalas).toBe(totals.subtotalHalalas + totals.deliveryHalalas + totals.vatHalalas);
        for (const each of totals.lines) {
          expect(each.totalHalalas).toBe(each.subtotalHalalas + each.deliveryHalalas + each.vatHalalas);
          expect(each.vatHalalas).toBeGreaterThanOrEqual(0);
        }
      }),
      seeded,
    );
  });
});
