import { describe, expect, test } from 'vitest';
import { median, mediansOf } from './median.ts';

describe('median', () => {
  test('is the middle one of an odd number, the mean of the two in the middle of an even one', () => {
    expect(median([30, 10, 20])).toBe(20);
    expect(median([40, 10, 20, 30])).toBe(25);
  });

  test('leaves out what could not be measured', () => {
    expect(median([null, 10, null])).toBe(10);
    expect(median([null])).toBeNull();
    expect(median([])).toBeNull();
  });

  test('of several measurements is taken field by field', () => {
    const visits = [
      { lcp: 900, usable: null },
      { lcp: 700, usable: 1000 },
      { lcp: 800, usable: 1200 },
    ];
    expect(mediansOf<{ lcp: number; usable: number | null }>(visits)).toEqual({ lcp: 800, usable: 1100 });
    expect(() => mediansOf([])).toThrow('Nothing was measured');
  });
});
