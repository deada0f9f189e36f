import fc from 'fast-check';
import { expect, test } from 'vitest';
import { currentSchoolWeek, menuDayOf, menuRange, schoolWeek } from './menu-week.ts';
import { addDays, weekdayOf } from './riyadh-date.ts';

// A Wednesday.
const today = '2026-11-25';

test('F01 a week is Sunday to Thursday, also seen from its Saturday', () => {
  const week = ['2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26'];
  expect(schoolWeek('2026-11-22')).toEqual(week);
  expect(schoolWeek(today)).toEqual(week);
  expect(schoolWeek('2026-11-28')).toEqual(week);
});

test.each([
  ['2026-11-22', '2026-11-22', '2026-11-26'],
  ['2026-11-25', '2026-11-22', '2026-11-26'],
  ['2026-11-26', '2026-11-22', '2026-11-26'],
  ['2026-11-27', '2026-11-29', '2026-12-03'],
  ['2026-11-28', '2026-11-29', '2026-12-03'],
])('on %s the school week is %s to %s', (on, sunday, thursday) => {
  const week = currentSchoolWeek(on);
  expect(week).toHaveLength(5);
  expect([week[0], week[4]]).toEqual([sunday, thursday]);
  expect(new Set(week).size).toBe(5);
  expect(week.toSorted()).toEqual(week);
});

test('F01 the menu can be read from four weeks ago to eight weeks ahead', () => {
  expect(menuRange(today)).toEqual({ from: '2026-10-25', to: '2027-01-21' });
});

test.each([
  [today, today],
  ['2026-11-27', '2026-11-29'],
  ['2026-11-28', '2026-11-29'],
])('F01 without a day, %s shows %s', (now, on) => {
  expect(menuDayOf(undefined, now)).toEqual({ on, problem: null });
});

test.each([
  ['2026-11-29', '2026-11-29', null],
  ['2026-10-25', '2026-10-25', null],
  ['2027-01-21', '2027-01-21', null],
  ['2026-10-24', today, 'out_of_range'],
  ['2027-01-22', today, 'out_of_range'],
  ['9999-12-31', today, 'out_of_range'],
  ['2026-11-27', '2026-11-29', 'weekend'],
  ['2026-11-28', '2026-11-29', 'weekend'],
  ['2026-02-30', today, 'not_a_date'],
  ['tomorrow', today, 'not_a_date'],
  ['', today, 'not_a_date'],
])('F03 the day %s of an address shows %s: %s', (wanted, on, problem) => {
  expect(menuDayOf(wanted, today)).toEqual({ on, problem });
});

test('F03 any text leads to a day from Sunday to Thursday within the range', () => {
  const days = fc.integer({ min: -20_000, max: 20_000 }).map((each) => addDays(today, each));
  fc.assert(
    fc.property(fc.oneof(days, fc.string()), days, (wanted, now) => {
      const { on } = menuDayOf(wanted, now);
      const { from, to } = menuRange(now);
      expect(weekdayOf(on)).toBeLessThan(5);
      // From a weekend the next Sunday is in the following week.
      expect(on >= from && on <= addDays(to, 3)).toBe(true);
    }),
    { seed: 20261125, numRuns: 500 },
  );
});
