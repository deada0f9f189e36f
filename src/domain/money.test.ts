import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromWireMoney, largestRemainderShares, toWireMoney, vatOf } from './money.ts';

const seeded = { seed: 20261121, numRuns: 500 };
const amounts = fc.integer({ min: 0, max: 99_999_999_999 });

describe('money on the wire', () => {
  test.each([
    ['287.50', 28_750],
    ['0.00', 0],
    ['0.05', 5],
    ['0.50', 50],
    ['1.00', 100],
    ['1000.50', 100_050],
    ['999999999.99', 99_999_999_999],
  ])('%s is %i halalas', (text, halalas) => {
    expect(fromWireMoney(text)).toBe(halalas);
    expect(toWireMoney(halalas)).toBe(text);
  });

  test.each([
    '',
    '287.5',
    '287',
    '287.500',
    '-1.00',
    '1,000.50',
    ' 1.00',
    '1.00 ',
    '.50',
    '1.',
    '1.0a',
    '٢٨٧.٥٠',
    '1234567890.00',
    'NaN',
  ])('%j is none', (text) => {
    expect(() => fromWireMoney(text)).toThrow(new RangeError(`Not an amount of money: "${text}"`));
  });

  test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 100_000_000_000])(
    '%d halalas are not written',
    (halalas) => {
      expect(() => toWireMoney(halalas)).toThrow(new RangeError(`Not an amount of halalas: ${halalas}`));
    },
  );

  test('there and back', () => {
    fc.assert(
      fc.property(amounts, (halalas) => {
        expect(fromWireMoney(toWireMoney(halalas))).toBe(halalas);
      }),
      seeded,
    );
  });
});

describe('VAT', () => {
  test.each([
    [25_000, 15, 3_750],
    [87_000, 15, 13_050],
    [0, 15, 0],
    // 0.45 is rounded down, 0.5 and 0.6 up.
    [3, 15, 0],
    [4, 15, 1],
    [10, 15, 2],
    [30, 15, 5],
    [333, 15, 50],
    [9_990, 15, 1_499],
    [1_234, 7.5, 93],
    [25_000, 5.5, 1_375],
    [100_000, 5.555, 5_555],
    [99_999_999_999, 100, 99_999_999_999],
    [1_000, 5, 50],
    [25_000, 0, 0],
  ])('of %i at %d percent is %i', (net, percent, vat) => expect(vatOf(net, percent)).toBe(vat));

  test('is never more than half a halala off, and a half goes up', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), fc.integer({ min: 0, max: 100 }), (net, percent) => {
        const offBy = BigInt(vatOf(net, percent)) * 100n - BigInt(net) * BigInt(percent);
        expect(offBy > -50n && offBy <= 50n).toBe(true);
      }),
      seeded,
    );
  });
});

describe('shares by largest remainder', () => {
  const share = (total: number, weights: number[]) =>
    largestRemainderShares(total, weights, (weight) => weight).map(({ shareHalalas }) => shareHalalas);

  test.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [101, [1, 1, 1], [34, 34, 33]],
    [10, [1, 2, 3], [2, 3, 5]],
    // 1.5 and 8.5: the remainders are equal, so the earlier item gets the rest.
    [10, [15, 85], [2, 8]],
    // 0.9, 0.1 and 9: the rest of one goes to the largest remainder.
    [10, [9, 1, 90], [1, 0, 9]],
    [10, [1, 9, 90], [0, 1, 9]],
    [7, [0, 0], [4, 3]],
    [7, [0, 5], [0, 7]],
    [7, [5, 0], [7, 0]],
    [0, [3, 4], [0, 0]],
    [5, [2], [5]],
    [0, [], []],
  ])('%i by %o is %o', (total, weights, shares) => expect(share(total, weights)).toEqual(shares));

  test('keeps each share with its item, in the order given', () => {
    const items = [
      { name: 'Sara', weight: 1 },
      { name: 'Faisal', weight: 9 },
    ];
    expect(largestRemainderShares(100, items, ({ weight }) => weight)).toEqual([
      { item: items[0], shareHalalas: 10 },
      { item: items[1], shareHalalas: 90 },
    ]);
  });

  test('counts exactly where a double no longer does', () => {
    // 99,999,999,998 × 99,999,999,999 needs 73 bits.
    expect(share(99_999_999_998, [99_999_999_999, 1])).toEqual([99_999_999_997, 1]);
  });

  test('an amount without items is refused', () => {
    expect(() => share(1, [])).toThrow(new RangeError('Nothing to share an amount among'));
  });

  test('sum to the total, each less than one halala off its part', () => {
    fc.assert(
      fc.property(amounts, fc.array(amounts, { minLength: 1, maxLength: 12 }), (total, weights) => {
        const shares = share(total, weights);
        expect(shares.reduce((a, b) => a + b, 0)).toBe(total);
        const sum = weights.reduce((a, b) => a + BigInt(b), 0n);
        shares.forEach((part, index) => {
          const offBy = BigInt(part) * sum - BigInt(total) * BigInt(weights[index] ?? 0);
          if (sum > 0n) expect(offBy > -sum && offBy < sum).toBe(true);
        });
      }),
      seeded,
    );
  });

  test('a heavier item never gets less', () => {
    fc.assert(
      fc.property(amounts, fc.array(amounts, { minLength: 2, maxLength: 12 }), (total, weights) => {
        const shares = largestRemainderShares(total, weights, (weight) => weight).toSorted((a, b) => a.item - b.item);
        const inOrder = shares.map(({ shareHalalas }) => shareHalalas);
        const distinct = new Set(weights).size === weights.length;
        if (distinct) expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b));
      }),
      seeded,
    );
  });
});
