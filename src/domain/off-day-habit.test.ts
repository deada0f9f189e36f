import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Weekday } from './business-settings.ts';
import { habitOffDays, offDayHabits } from './off-day-habit.ts';
import { blockedOffDays, type OffDaySituation } from './off-days.ts';
import { addDays, type CivilDate, weekdayOf } from './riyadh-date.ts';
import { subscriptionPeriod } from './subscription-period.ts';
import { testVacation } from './test-vacation.ts';

/** The days of a month of lunches from Sunday 29 November 2026 on. */
function month(offDays: CivilDate[]) {
  const period = subscriptionPeriod({ startsOn: '2026-11-29', dayCount: 22, vacations: [], offDays });
  return { offDays, lunchDays: period.deliveryDays };
}

describe('the habits in a subscription', () => {
  it.each<[string, CivilDate[], Weekday[]]>([
    ['three of five Tuesdays', ['2026-12-01', '2026-12-08', '2026-12-15'], [2]],
    ['three of five Sundays', ['2026-12-06', '2026-12-13', '2026-12-20'], [0]],
    ['two of four Thursdays', ['2026-12-03', '2026-12-17'], [4]],
    [
      'three Tuesdays, and two of five Wednesdays',
      ['2026-12-01', '2026-12-02', '2026-12-08', '2026-12-09', '2026-12-22'],
      [2],
    ],
    ['one Tuesday', ['2026-12-01'], []],
    ['three days in a row', ['2026-12-06', '2026-12-07', '2026-12-08'], []],
    ['none', [], []],
  ])('%s', (_name, offDays, weekdays) => {
    expect(offDayHabits(month(offDays)).map(({ weekday }) => weekday)).toEqual(weekdays);
  });

  it('count the off days of the weekday among its school days', () => {
    expect(offDayHabits(month(['2026-12-01', '2026-12-08', '2026-12-15']))).toEqual([
      { weekday: 2, offDayCount: 3, schoolDayCount: 5 },
    ]);
  });

  it('a single off day is none, even if it is half of the days of a short subscription', () => {
    expect(offDayHabits({ offDays: ['2026-12-01'], lunchDays: ['2026-12-08'] })).toEqual([]);
  });

  it('a day on which the school is closed does not count', () => {
    const lunchDays = ['2026-12-01', '2026-12-22', '2026-12-29'];
    expect(offDayHabits({ offDays: ['2026-12-08', '2026-12-15'], lunchDays })).toEqual([]);
    expect(offDayHabits({ offDays: ['2026-12-08', '2026-12-15'], lunchDays: lunchDays.slice(1) })).toHaveLength(1);
  });
});

const situation: OffDaySituation = {
  plan: { startsOn: '2027-01-03', dayCount: 22, vacations: [], offDays: [] },
  now: new Date('2026-12-20T07:00:00Z'),
  settings: { pauseNoticeHours: 48, offDaysPerMonth: 3 },
};

describe('the off days that continue a habit', () => {
  it.each<[string, Weekday[], Partial<OffDaySituation>, CivilDate[]]>([
    [
      'the first three of a month, and those of the next',
      [2],
      {},
      ['2027-01-05', '2027-01-12', '2027-01-19', '2027-02-02'],
    ],
    ['none for no habit', [], {}, []],
    ['not the first day', [0], {}, ['2027-01-10', '2027-01-17', '2027-01-24']],
    [
      'fewer where the month has been used elsewhere',
      [2],
      { usedElsewhere: new Map([['2027-01', 2]]) },
      ['2027-01-05', '2027-02-02'],
    ],
    [
      'not on vacations',
      [2],
      { plan: { ...situation.plan, vacations: [testVacation('2027-01-10', '2027-01-14')] } },
      ['2027-01-05', '2027-01-19', '2027-01-26', '2027-02-02', '2027-02-09'],
    ],
    [
      'not too close',
      [2],
      { now: new Date('2027-01-03T07:00:00Z') },
      ['2027-01-12', '2027-01-19', '2027-01-26', '2027-02-02'],
    ],
  ])('%s', (_name, weekdays, more, expected) => {
    expect(habitOffDays(weekdays, { ...situation, ...more })).toEqual(expected);
  });

  it('are allowed together, on the wanted weekdays, in order, and leave no day of them that is still allowed', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom<Weekday>(0, 1, 2, 3, 4), { maxLength: 3 }),
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 0, max: 5 }),
        fc.integer({ min: 0, max: 120 }),
        (weekdays, dayCount, offDaysPerMonth, vacationAfter) => {
          const closedOn = addDays('2027-01-04', vacationAfter);
          const own: OffDaySituation = {
            ...situation,
            plan: { ...situation.plan, dayCount, vacations: [testVacation(closedOn, addDays(closedOn, 4))] },
            settings: { pauseNoticeHours: 48, offDaysPerMonth },
          };
          const days = habitOffDays(weekdays, own);
          expect(blockedOffDays(days, own)).toEqual([]);
          expect(days).toEqual([...new Set(days)].toSorted());
          expect(days.every((on) => weekdays.includes(weekdayOf(on)) && on > own.plan.startsOn)).toBe(true);
          const period = subscriptionPeriod({ ...own.plan, offDays: days });
          const left = period.deliveryDays.filter((on) => weekdays.includes(weekdayOf(on)) && on > period.startsOn);
          expect(left.every((on) => blockedOffDays([...days, on], own).length > 0)).toBe(true);
        },
      ),
    );
  });
});
