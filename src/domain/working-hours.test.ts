import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultBusinessSettings, type OpeningHours } from './business-settings.ts';
import { closingTime, nextOpening, stretchesOf } from './working-hours.ts';

const riyadh = (time: string) => new Date(`${time}+03:00`);
const hours = defaultBusinessSettings.workingHours;

/** The week from Sunday 29 November 2026. */
const week: [time: string, closesAt: string | null, opensAt: string][] = [
  ['2026-11-29T08:59:59.999', null, '2026-11-29T09:00:00'],
  ['2026-11-29T09:00:00', '2026-11-29T22:00:00', '2026-11-30T09:00:00'],
  ['2026-11-29T21:59:59.999', '2026-11-29T22:00:00', '2026-11-30T09:00:00'],
  ['2026-11-29T22:00:00', null, '2026-11-30T09:00:00'],
  ['2026-12-02T12:00:00', '2026-12-02T22:00:00', '2026-12-03T09:00:00'],
  // Thursday evening: the office is closed on Friday and opens on Saturday at one.
  ['2026-12-03T21:00:00', '2026-12-03T22:00:00', '2026-12-05T13:00:00'],
  ['2026-12-03T23:00:00', null, '2026-12-05T13:00:00'],
  ['2026-12-04T12:00:00', null, '2026-12-05T13:00:00'],
  ['2026-12-05T12:59:00', null, '2026-12-05T13:00:00'],
  ['2026-12-05T13:00:00', '2026-12-05T17:00:00', '2026-12-06T09:00:00'],
  ['2026-12-05T17:00:00', null, '2026-12-06T09:00:00'],
  // One in the morning in Riyadh is still the previous day in UTC.
  ['2026-12-06T01:00:00', null, '2026-12-06T09:00:00'],
];

describe('working hours', () => {
  test.each(week)('at %s open until %s, next opening %s', (time, closesAt, opensAt) => {
    const now = riyadh(time);
    expect(closingTime(now, hours)).toEqual(closesAt === null ? null : riyadh(closesAt));
    expect(nextOpening(now, hours)).toEqual(riyadh(opensAt));
  });

  test('an office open once a week opens again in a week', () => {
    const mondays: OpeningHours[] = [{ weekday: 1, opensAt: '10:00', closesAt: '12:00' }];
    expect(nextOpening(riyadh('2026-11-30T10:00:00'), mondays)).toEqual(riyadh('2026-12-07T10:00:00'));
    expect(nextOpening(riyadh('2026-11-30T09:00:00'), mondays)).toEqual(riyadh('2026-11-30T10:00:00'));
    for (const day of [1, 2, 3, 4, 5, 6, 7]) {
      expect(nextOpening(riyadh(`2026-12-0${day}T09:00:00`), mondays)).toEqual(riyadh('2026-12-07T10:00:00'));
    }
  });

  test('two openings on a day, in whatever order they are given', () => {
    const split: OpeningHours[] = [
      { weekday: 1, opensAt: '16:00', closesAt: '24:00' },
      { weekday: 1, opensAt: '09:00', closesAt: '12:00' },
    ];
    expect(nextOpening(riyadh('2026-11-30T08:00:00'), split)).toEqual(riyadh('2026-11-30T09:00:00'));
    expect(nextOpening(riyadh('2026-11-30T13:00:00'), split)).toEqual(riyadh('2026-11-30T16:00:00'));
    expect(closingTime(riyadh('2026-11-30T10:00:00'), split)).toEqual(riyadh('2026-11-30T12:00:00'));
    expect(closingTime(riyadh('2026-11-30T13:00:00'), split)).toBeNull();
    expect(closingTime(riyadh('2026-11-30T23:59:00'), split)).toEqual(riyadh('2026-12-01T00:00:00'));
  });

  test('an office without hours never opens', () => {
    expect(closingTime(riyadh('2026-11-30T10:00:00'), [])).toBeNull();
    expect(nextOpening(riyadh('2026-11-30T10:00:00'), [])).toBeNull();
  });

  test('it opens at the next opening, and is closed a moment before and at its closing time', () => {
    const instants = fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(instants, (now) => {
        const opensAt = nextOpening(now, hours) ?? new Date(Number.NaN);
        expect(opensAt > now).toBe(true);
        expect(closingTime(opensAt, hours)).not.toBeNull();
        expect(closingTime(new Date(opensAt.getTime() - 1), hours)).toBeNull();
        const closesAt = closingTime(now, hours);
        if (closesAt !== null) expect(closingTime(closesAt, hours)).toBeNull();
      }),
      { seed: 20261121, numRuns: 300 },
    );
  });
});

describe('the hours of a week', () => {
  const stretches = (of: readonly OpeningHours[]) =>
    stretchesOf(of).map((each) => [each.from, each.to, each.hours && `${each.hours.opensAt} ${each.hours.closesAt}`]);

  test('join days in a row with the same hours', () => {
    expect(stretches(hours)).toEqual([
      [0, 4, '09:00 22:00'],
      [5, 5, null],
      [6, 6, '13:00 17:00'],
    ]);
  });

  test('keep days apart that open or close at another time, or that do not follow each other', () => {
    const mixed: OpeningHours[] = [
      { weekday: 1, opensAt: '09:00', closesAt: '12:00' },
      { weekday: 2, opensAt: '09:00', closesAt: '13:00' },
      { weekday: 3, opensAt: '10:00', closesAt: '13:00' },
      { weekday: 5, opensAt: '10:00', closesAt: '13:00' },
    ];
    expect(stretches(mixed)).toEqual([
      [0, 0, null],
      [1, 1, '09:00 12:00'],
      [2, 2, '09:00 13:00'],
      [3, 3, '10:00 13:00'],
      [4, 4, null],
      [5, 5, '10:00 13:00'],
      [6, 6, null],
    ]);
  });

  test('are one closed week without opening hours', () => {
    expect(stretches([])).toEqual([[0, 6, null]]);
  });
});
