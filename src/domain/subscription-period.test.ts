import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultBusinessSettings } from './business-settings.ts';
import { addDays, daysBetween } from './riyadh-date.ts';
import { isSchoolDay, type OfficialVacation, vacationsFor } from './school-days.ts';
import {
  deliveryDayCount,
  overlappingRange,
  type PeriodPlan,
  rangesOverlap,
  subscriptionPeriod,
} from './subscription-period.ts';

const seeded = { seed: 20261121, numRuns: 150 };

function closed(startsOn: string, endsOn = startsOn, more: Partial<OfficialVacation> = {}): OfficialVacation {
  return {
    id: 1,
    startsOn,
    endsOn,
    scope: 'all',
    regionId: null,
    schoolId: null,
    name: startsOn,
    arabicName: startsOn,
    isTentative: false,
    ...more,
  };
}

function plan(startsOn: string, dayCount: number, more: Partial<PeriodPlan> = {}): PeriodPlan {
  return { startsOn, dayCount, vacations: [], offDays: [], ...more };
}

/** The official vacations of two school years. */
const official = [
  closed('2026-09-23'),
  closed('2026-11-15', '2026-11-19'),
  closed('2027-01-10', '2027-01-14'),
  closed('2027-02-22'),
  closed('2027-03-07', '2027-03-18', { isTentative: true }),
  closed('2027-05-14', '2027-05-25', { isTentative: true }),
  closed('2027-06-27', '2027-08-21'),
  closed('2027-09-23'),
  closed('2027-11-14', '2027-11-18'),
  closed('2028-01-09', '2028-01-13'),
  closed('2028-02-22'),
  closed('2028-02-24', '2028-03-06', { isTentative: true }),
  closed('2028-05-02', '2028-05-13', { isTentative: true }),
  closed('2028-06-25', '2028-08-19'),
];

const regional = closed('2026-12-06', '2026-12-07', { scope: 'region', regionId: 3 });
const ofSchool = closed('2026-12-10', '2026-12-10', { scope: 'school', schoolId: 7 });

/**
 * Calculated by hand; the brackets contain the running number of lunches. Every start is a Sunday.
 *
 *  A  29 Nov 2026, 22     29-3 Dec (5) 6-10 (10) 13-17 (15) 20-24 (20) 27, 28 (22)
 *  B  6 Sep 2026, 22      6-10 (5) 13, 14, 16, 17 (9) 20-22 (12) 27-1 Oct (17) 4-8 (22); 15 off, 23 and 24 closed
 *  C  29 Nov 2026, 5      29-3 Dec (5)
 *  D  29 Nov 2026, 60     12 full weeks; the 12th begins 77 days later on 14 Feb 2027 and ends on Thu 18 Feb
 *  E  13 Dec 2026, 22     13-17 (5) 20-24 (10) 27-31 (15) 3-7 Jan (20) 10, 11 (22): over the year's end
 *  F  as E, official      ... 3-7 Jan (20), 10-14 closed, 17, 18 (22)
 *  G  7 Feb 2027, 22      7-11 (5) 14-18 (10) 21, 23-25 (14) 28-4 Mar (19), 7-18 Eid, 21-23 (22); Mon 22 Feb Founding Day
 *  H  13 Jun 2027, 22     13-17 (5) 20-24 (10), 27 Jun-21 Aug summer, 22-26 Aug (15) 29-2 Sep (20) 5, 6 (22)
 *  I  6 Feb 2028, 22      29 days on, February has 29: 6 + 23 = 29 Feb, + 6 = Mon 6 Mar: a leap year without vacations
 *  J  as I, official      6-10 (5) 13-17 (10) 20, 21, 23 (13), Tue 22 and 24-6 Mar closed, 7-9 (16) 12-16 (21) 19 (22)
 *  K  29 Nov 2026, 22     1, 2, 3 Dec off: 25 school days are 5 full weeks, the 5th ends on Thu 31 Dec
 *  L  29 Nov 2026, 22     28 Dec, the last day, off: it moves to 29; 29 off too: it moves to 30
 *  M  29 Nov 2026, 22     29 Dec off alone lies after the end: no effect
 *  N  29 Nov 2026, 22     region 3 closed 6 and 7 Dec: 29-3 (5) 8-10 (8) 13-17 (13) 20-24 (18) 27-30 (22)
 *  O  29 Nov 2026, 22     as N and school 7 closed on 10 Dec: one more, Thu 31 Dec
 *  P  29 Nov 2026, 22     Thu 10-Sun 13 Dec closed: two school days lost, Wed 30 Dec
 *  Q  3 Jan 2027, 10      3-7 (5), 10-14 closed for all, 12-20 for the school: 21 (6) 24-27 (10): shared days count once
 *  R  29 Nov 2026, 66     3 months: 13 weeks and a day, 91 days later
 *  S  29 Nov 2026, 264    12 months: 52 weeks and 4 days, 364 + 3 days later
 *  T  as S, official      closed school days up to 1 Dec 2027: 5 + 1 + 10 + 8 + 40 + 1 + 5 = 70, 14 weeks, to Wed 8 Mar 2028;
 *                         closed up to there: 5 + 1 + 1 + 5 + 2 = 14: 9 Mar (1) 12-16 (6) 19-23 (11) 26, 27, 28 (14)
 *  U  15 Nov 2026, 5      the whole first week is autumn break: 22-26
 *  V  29 Nov 2026, 22     off days on Fri 4 Dec and on 6 Dec, closed anyway: only 6 and 7 Dec (closed) move the end
 */
const vectors: [name: string, plan: PeriodPlan, endsOn: string][] = [
  ['A', plan('2026-11-29', 22), '2026-12-28'],
  [
    'B',
    plan('2026-09-06', 22, { vacations: [closed('2026-09-23'), closed('2026-09-24')], offDays: ['2026-09-15'] }),
    '2026-10-08',
  ],
  ['C', plan('2026-11-29', 5), '2026-12-03'],
  ['D', plan('2026-11-29', 60), '2027-02-18'],
  ['E', plan('2026-12-13', 22), '2027-01-11'],
  ['F', plan('2026-12-13', 22, { vacations: official }), '2027-01-18'],
  ['G', plan('2027-02-07', 22, { vacations: official }), '2027-03-23'],
  ['H', plan('2027-06-13', 22, { vacations: official }), '2027-09-06'],
  ['I', plan('2028-02-06', 22), '2028-03-06'],
  ['J', plan('2028-02-06', 22, { vacations: official }), '2028-03-19'],
  ['K', plan('2026-11-29', 22, { offDays: ['2026-12-03', '2026-12-01', '2026-12-02'] }), '2026-12-31'],
  ['L, one', plan('2026-11-29', 22, { offDays: ['2026-12-28'] }), '2026-12-29'],
  ['L, two', plan('2026-11-29', 22, { offDays: ['2026-12-29', '2026-12-28'] }), '2026-12-30'],
  ['M', plan('2026-11-29', 22, { offDays: ['2026-12-29'] }), '2026-12-28'],
  [
    'N',
    plan('2026-11-29', 22, { vacations: vacationsFor([regional, ofSchool], { regionId: 3, schoolId: 8 }) }),
    '2026-12-30',
  ],
  [
    'N, another region',
    plan('2026-11-29', 22, { vacations: vacationsFor([regional, ofSchool], { regionId: 4, schoolId: 8 }) }),
    '2026-12-28',
  ],
  [
    'O',
    plan('2026-11-29', 22, { vacations: vacationsFor([regional, ofSchool], { regionId: 3, schoolId: 7 }) }),
    '2026-12-31',
  ],
  ['P', plan('2026-11-29', 22, { vacations: [closed('2026-12-10', '2026-12-13')] }), '2026-12-30'],
  [
    'Q',
    plan('2027-01-03', 10, { vacations: [closed('2027-01-10', '2027-01-14'), closed('2027-01-12', '2027-01-20')] }),
    '2027-01-27',
  ],
  ['R', plan('2026-11-29', 66), '2027-02-28'],
  ['S', plan('2026-11-29', 264), '2027-12-01'],
  ['T', plan('2026-11-29', 264, { vacations: official }), '2028-03-28'],
  ['U', plan('2026-11-15', 5, { vacations: official }), '2026-11-26'],
  ['V', plan('2026-11-29', 22, { vacations: [regional], offDays: ['2026-12-04', '2026-12-06'] }), '2026-12-30'],
];

describe('the end of a period, worked out by hand', () => {
  test.each(vectors)('%s', (_, given, endsOn) => {
    const period = subscriptionPeriod(given);
    expect(period.endsOn).toBe(endsOn);
    expect(period.startsOn).toBe(given.startsOn);
    expect(period.deliveryDays).toHaveLength(given.dayCount);
  });
});

describe('the parts of a period', () => {
  test('its delivery days and each skipped day with its reason, in calendar order', () => {
    const national = closed('2026-09-23');
    const weekendOverlap = closed('2026-09-24', '2026-09-26');
    expect(
      subscriptionPeriod(
        plan('2026-09-20', 5, {
          vacations: [national, weekendOverlap],
          offDays: ['2026-09-21', '2026-09-23', '2026-09-25'],
        }),
      ),
    ).toEqual({
      startsOn: '2026-09-20',
      endsOn: '2026-09-29',
      deliveryDays: ['2026-09-20', '2026-09-22', '2026-09-27', '2026-09-28', '2026-09-29'],
      skipped: [
        { on: '2026-09-21', reason: 'off_day' },
        { on: '2026-09-23', reason: 'vacation', vacation: national },
        { on: '2026-09-24', reason: 'vacation', vacation: weekendOverlap },
        { on: '2026-09-25', reason: 'weekend' },
        { on: '2026-09-26', reason: 'weekend' },
      ],
    });
  });

  test('a lunch that was cancelled keeps its place on a day that closes later', () => {
    const rain = closed('2026-12-01', '2026-12-02');
    const given = plan('2026-11-29', 5, { vacations: [rain], cancelledDays: ['2026-12-01'] });
    expect(subscriptionPeriod(given)).toMatchObject({
      endsOn: '2026-12-06',
      deliveryDays: ['2026-11-29', '2026-11-30', '2026-12-01', '2026-12-03', '2026-12-06'],
    });
    expect(subscriptionPeriod({ ...given, cancelledDays: [] }).endsOn).toBe('2026-12-07');
  });

  test('one lunch is one day', () => {
    expect(subscriptionPeriod(plan('2026-11-29', 1))).toEqual({
      startsOn: '2026-11-29',
      endsOn: '2026-11-29',
      deliveryDays: ['2026-11-29'],
      skipped: [],
    });
  });

  test('a count that is none and a start that is no date are refused', () => {
    expect(() => subscriptionPeriod(plan('2026-11-29', 0))).toThrow(new RangeError('Not a number of delivery days: 0'));
    expect(() => subscriptionPeriod(plan('2026-11-29', -22))).toThrow(RangeError);
    expect(() => subscriptionPeriod(plan('2026-11-29', 2.5))).toThrow('Not a number of delivery days: 2.5');
    expect(() => subscriptionPeriod(plan('2026-11-31', 22))).toThrow('Not a civil date');
  });

  test('a vacation that never ends is an error, not an endless loop', () => {
    expect(() =>
      subscriptionPeriod(plan('2026-11-29', 22, { vacations: [closed('2026-12-06', '9999-12-31')] })),
    ).toThrow(new RangeError('No 22 school days within ten years of 2026-11-29'));
  });

  test('a period may take ten years and no day more', () => {
    // 3,660 days from Sunday 29 Nov 2026 are 522 weeks and 6 days: up to Friday 4 Dec 2036.
    const lastThursday = addDays('2026-11-29', 522 * 7 + 4);
    const upTo = (endsOn: string) => plan('2026-11-29', 1, { vacations: [closed('2026-11-29', endsOn)] });
    expect(subscriptionPeriod(upTo(addDays(lastThursday, -1))).endsOn).toBe(lastThursday);
    expect(() => subscriptionPeriod(upTo(lastThursday))).toThrow(RangeError);
  });

  test('the search ends with its 3,660th day', () => {
    // 2 Dec 2026 is a Wednesday; 3,659 days later is a Sunday.
    const last = addDays('2026-12-02', 3659);
    const upTo = (endsOn: string) => plan('2026-12-02', 1, { vacations: [closed('2026-12-02', endsOn)] });
    expect(subscriptionPeriod(upTo(addDays(last, -1))).endsOn).toBe(last);
    expect(() => subscriptionPeriod(upTo(last))).toThrow(RangeError);
  });
});

describe('how many lunches', () => {
  test.each([
    ['monthly', 1, 22],
    ['monthly', 12, 264],
    ['weekly', 1, 5],
    ['weekly', 12, 60],
  ] as const)('%s, %i: %i', (frequency, count, days) => {
    expect(deliveryDayCount(frequency, count, defaultBusinessSettings)).toBe(days);
  });

  test('as the settings say', () => {
    const settings = { schoolDaysPerMonth: 20, schoolDaysPerWeek: 4 };
    expect(deliveryDayCount('monthly', 2, settings)).toBe(40);
    expect(deliveryDayCount('weekly', 2, settings)).toBe(8);
  });
});

describe('overlap', () => {
  const december = { startsOn: '2026-12-06', endsOn: '2026-12-31' };

  test.each([
    ['the day it ends', { startsOn: '2026-12-31', endsOn: '2027-01-31' }, true],
    ['the day after', { startsOn: '2027-01-01', endsOn: '2027-01-31' }, false],
    ['up to the day it begins', { startsOn: '2026-11-01', endsOn: '2026-12-06' }, true],
    ['up to the day before', { startsOn: '2026-11-01', endsOn: '2026-12-05' }, false],
    ['inside it', { startsOn: '2026-12-13', endsOn: '2026-12-14' }, true],
    ['around it', { startsOn: '2026-11-01', endsOn: '2027-01-31' }, true],
  ])('with a range %s: %o is %s', (_, other, expected) => {
    expect(rangesOverlap(december, other)).toBe(expected);
    expect(rangesOverlap(other, december)).toBe(expected);
    expect(overlappingRange(december, [{ startsOn: '2020-01-01', endsOn: '2020-01-31' }, other])).toBe(
      expected ? other : null,
    );
  });

  test('nothing overlaps with none', () => expect(overlappingRange(december, [])).toBeNull());
});

describe('always', () => {
  const sundays = fc.integer({ min: 0, max: 160 }).map((weeks) => addDays('2026-01-04', weeks * 7));
  const counts = fc.integer({ min: 1, max: 130 });
  const dates = fc.integer({ min: 0, max: 1200 }).map((days) => addDays('2026-01-01', days));
  const vacations = fc.array(
    fc
      .tuple(dates, fc.integer({ min: 0, max: 60 }))
      .map(([startsOn, days]) => closed(startsOn, addDays(startsOn, days))),
    { maxLength: 6 },
  );
  const plans = fc.record({
    startsOn: sundays,
    dayCount: counts,
    vacations,
    offDays: fc.array(dates, { maxLength: 40 }),
  });

  test('exactly the requested number of different school days, none of them off, the last one the end', () => {
    fc.assert(
      fc.property(plans, (given) => {
        const { deliveryDays, endsOn } = subscriptionPeriod(given);
        expect(deliveryDays).toHaveLength(given.dayCount);
        expect(deliveryDays.at(-1)).toBe(endsOn);
        expect(deliveryDays).toEqual([...new Set(deliveryDays)].toSorted());
        expect(deliveryDays.every((on) => isSchoolDay(on, given.vacations) && !given.offDays.includes(on))).toBe(true);
      }),
      seeded,
    );
  });

  test('each day from the start to the end is delivered or skipped, and only skipped for its reason', () => {
    fc.assert(
      fc.property(plans, (given) => {
        const { deliveryDays, skipped, startsOn, endsOn } = subscriptionPeriod(given);
        const days = [...deliveryDays, ...skipped.map(({ on }) => on)].toSorted();
        expect(days).toEqual(
          Array.from({ length: daysBetween(startsOn, endsOn) + 1 }, (_, day) => addDays(startsOn, day)),
        );
        for (const day of skipped) {
          expect(isSchoolDay(day.on, given.vacations)).toBe(day.reason === 'off_day');
        }
      }),
      seeded,
    );
  });

  test('one lunch more ends later and keeps the days before', () => {
    fc.assert(
      fc.property(plans, (given) => {
        const shorter = subscriptionPeriod(given);
        const longer = subscriptionPeriod({ ...given, dayCount: given.dayCount + 1 });
        expect(longer.endsOn > shorter.endsOn).toBe(true);
        expect(longer.deliveryDays.slice(0, -1)).toEqual(shorter.deliveryDays);
      }),
      seeded,
    );
  });

  test('an off day or a vacation more never ends earlier; a delivery day taken off ends later', () => {
    fc.assert(
      fc.property(plans, dates, fc.nat(), (given, on, pick) => {
        const { endsOn, deliveryDays } = subscriptionPeriod(given);
        const withOffDay = subscriptionPeriod({ ...given, offDays: [...given.offDays, on] });
        const withVacation = subscriptionPeriod({ ...given, vacations: [...given.vacations, closed(on)] });
        expect(withOffDay.endsOn >= endsOn).toBe(true);
        expect(withVacation.endsOn).toBe(withOffDay.endsOn);
        const taken = deliveryDays.slice(pick % deliveryDays.length).slice(0, 1);
        expect(subscriptionPeriod({ ...given, offDays: [...given.offDays, ...taken] }).endsOn > endsOn).toBe(true);
      }),
      seeded,
    );
  });

  test('the order of off days does not matter', () => {
    fc.assert(
      fc.property(plans, (given) => {
        expect(subscriptionPeriod({ ...given, offDays: given.offDays.toReversed() })).toEqual(
          subscriptionPeriod(given),
        );
      }),
      seeded,
    );
  });

  test('later starts end later, never earlier', () => {
    fc.assert(
      fc.property(plans, (given) => {
        const later = subscriptionPeriod({ ...given, startsOn: addDays(given.startsOn, 7) });
        expect(later.endsOn >= subscriptionPeriod(given).endsOn).toBe(true);
      }),
      seeded,
    );
  });
});
