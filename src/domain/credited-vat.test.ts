import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { creditedVat } from './credited-vat.ts';
import { dayPrices } from './cancellation.ts';
import { vatOf } from './money.ts';

const seeded = { seed: 20261126, numRuns: 500 };

/** 250.00 before VAT: 287.50 with it. */
const month = { totalHalalas: 28_750, vatHalalas: 3_750 };

describe('the VAT of a credit note', () => {
  test.each([
    ['nothing', 0, 0, 0],
    ['all of it', 0, 28_750, 3_750],
    ['one lunch of 13.07: 1.7048 is 1.70', 0, 1_307, 170],
    ['the next one: 3.4096 is 3.41, of which 1.71 are left', 1_307, 1_307, 171],
    ['the rest after one lunch', 1_307, 27_443, 3_580],
    ['nothing after all of it', 28_750, 0, 0],
  ])('of %s', (_what, before, refund, vat) => {
    expect(creditedVat(month, before, refund)).toBe(vat);
  });

  test('of an order that cost nothing', () => {
    expect(creditedVat({ totalHalalas: 0, vatHalalas: 0 }, 0, 0)).toBe(0);
  });

  test('half a halala is rounded up', () => {
    // 1 of 2 halalas with 1 halala of VAT.
    expect(creditedVat({ totalHalalas: 2, vatHalalas: 1 }, 0, 1)).toBe(1);
    expect(creditedVat({ totalHalalas: 2, vatHalalas: 1 }, 1, 1)).toBe(0);
  });

  test('is none of more than was paid', () => {
    expect(() => creditedVat(month, 28_000, 751)).toThrow(
      new RangeError('A refund of 28751 halalas of an invoice of 28750'),
    );
  });

  test('of 22 lunches cancelled one by one is that of the month, and each note is right to the halala', () => {
    const days = Array.from({ length: 22 }, (_, index) => `2026-11-${String(index + 1).padStart(2, '0')}`);
    let before = 0;
    const notes = dayPrices(month.totalHalalas, days).map(({ priceHalalas }) => {
      const vat = creditedVat(month, before, priceHalalas);
      before += priceHalalas;
      return { priceHalalas, vat };
    });
    expect(notes.reduce((sum, { vat }) => sum + vat, 0)).toBe(month.vatHalalas);
    expect(new Set(notes.map(({ vat }) => vat))).toEqual(new Set([170, 171]));
  });

  const nets = fc.integer({ min: 1, max: 10_000_000 });
  const parts = fc.array(fc.integer({ min: 0, max: 1_000 }), { minLength: 1, maxLength: 12 });

  test('of all refunds of an invoice sums to its VAT, in any parts', () => {
    fc.assert(
      fc.property(nets, fc.double({ min: 0, max: 100, noNaN: true }), parts, (net, percent, weights) => {
        const vatHalalas = vatOf(net, percent);
        const invoice = { totalHalalas: net + vatHalalas, vatHalalas };
        const whole = weights.reduce((sum, weight) => sum + weight, 0);
        let before = 0;
        let credited = 0;
        for (const [index, weight] of weights.entries()) {
          const isLast = index === weights.length - 1;
          const refund = isLast
            ? invoice.totalHalalas - before
            : Math.floor((invoice.totalHalalas * weight) / Math.max(1, whole));
          const vat = creditedVat(invoice, before, refund);
          // Never more than the refund itself, and right to the halala.
          expect(vat).toBeGreaterThanOrEqual(0);
          expect(vat).toBeLessThanOrEqual(refund);
          expect(Math.abs(vat - (refund * vatHalalas) / invoice.totalHalalas)).toBeLessThan(1.000_001);
          before += refund;
          credited += vat;
        }
        expect(credited).toBe(vatHalalas);
      }),
      seeded,
    );
  });
});
