import { describe, expect, it } from 'vitest';
import { dateRangeOf, isInRange, rangeWith } from './date-range.ts';

describe('dateRangeOf', () => {
  it.each([
    [{}, {}],
    [{ from: '2026-09-01' }, { from: '2026-09-01' }],
    [{ to: '2026-09-01' }, { to: '2026-09-01' }],
    [
      { from: '2026-09-01', to: '2026-09-30', page: 2 },
      { from: '2026-09-01', to: '2026-09-30' },
    ],
    [
      { from: '2026-09-01', to: '2026-09-01' },
      { from: '2026-09-01', to: '2026-09-01' },
    ],
    [{ from: '2026-09-30', to: '2026-09-01' }, {}],
    [{ from: '2026-02-30', to: 'today' }, {}],
    [{ from: 20260901 }, {}],
  ])('reads %j as %j', (search, range) => {
    expect(dateRangeOf(search)).toEqual(range);
  });
});

describe('isInRange', () => {
  it.each([
    [{}, true],
    [{ from: '2026-09-10' }, true],
    [{ from: '2026-09-11' }, false],
    [{ to: '2026-09-10' }, true],
    [{ to: '2026-09-09' }, false],
    [{ from: '2026-09-01', to: '2026-09-30' }, true],
  ])('of 10 September 2026 in %j is %s', (range, expected) => {
    expect(isInRange(range, '2026-09-10')).toBe(expected);
  });
});

describe('rangeWith', () => {
  it.each([
    [{}, '2026-09-10', { from: '2026-09-10' }],
    [{ from: '2026-09-10' }, '2026-09-20', { from: '2026-09-10', to: '2026-09-20' }],
    [{ from: '2026-09-10' }, '2026-09-01', { from: '2026-09-01', to: '2026-09-10' }],
    [{ from: '2026-09-10' }, '2026-09-10', { from: '2026-09-10', to: '2026-09-10' }],
    [{ from: '2026-09-10', to: '2026-09-20' }, '2026-09-15', { from: '2026-09-15' }],
    [{ to: '2026-09-20' }, '2026-09-15', { from: '2026-09-15' }],
  ])('adds to %j the day %s', (range, on, expected) => {
    expect(rangeWith(range, on)).toEqual(expected);
  });
});
