import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  addMonthsToDate,
  lastOfMonth,
  monthsBetween,
  utcMidnight,
  weekday,
  weeksOf,
} from './calendar-date.ts';

describe('calendar dates', () => {
  it.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2027-03-01', -1, '2027-02-28'],
  ])('%s and %i days is %s', (on, days, expected) => {
    expect(addDays(on, days)).toBe(expected);
  });

  it.each([
    ['2027-01-31', 1, '2027-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2027-03-31', -1, '2027-02-28'],
  ])('%s and %i months is %s', (on, months, expected) => {
    expect(addMonthsToDate(on, months)).toBe(expected);
  });

  it('counts months over year ends', () => {
    expect(addMonths('2026-11', 3)).toBe('2027-02');
    expect(addMonths('2027-01', -1)).toBe('2026-12');
    expect(monthsBetween('2026-11', '2027-02')).toBe(3);
    expect(monthsBetween('2027-02', '2026-11')).toBe(-3);
    expect(lastOfMonth('2026-12')).toBe('2026-12-31');
  });

  it('begins weeks on Sunday', () => {
    expect(weekday('2026-11-29')).toBe(0);
    const weeks = weeksOf('2026-11');
    expect(weeks.map((week) => week[0])).toEqual([
      '2026-11-01',
      '2026-11-08',
      '2026-11-15',
      '2026-11-22',
      '2026-11-29',
    ]);
    expect(weeks.at(-1)?.at(-1)).toBe('2026-12-05');
  });

  it('refuses what is not a date', () => {
    expect(() => utcMidnight('2026-13-01')).toThrow(RangeError);
  });
});
