import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ageOn, birthDateBounds, birthDateError, isAgeAllowedOn, packageAgeLimits } from './age.ts';
import { defaultBusinessSettings as settings } from './business-settings.ts';
import { addDays } from './riyadh-date.ts';

const seeded = { seed: 20261121, numRuns: 500 };

describe('age', () => {
  test.each([
    ['2016-11-29', '2026-11-28', 9],
    ['2016-11-29', '2026-11-29', 10],
    ['2016-11-29', '2026-11-30', 10],
    ['2016-12-01', '2026-11-30', 9],
    ['2016-10-31', '2026-11-01', 10],
    ['2016-01-01', '2026-12-31', 10],
    ['2016-12-31', '2026-01-01', 9],
    ['2026-11-29', '2026-11-29', 0],
    ['2026-11-30', '2026-11-29', -1],
    // A person born on 29 February gets a year older on 1 March in years without that day.
    ['2020-02-29', '2027-02-28', 6],
    ['2020-02-29', '2027-03-01', 7],
    ['2020-02-29', '2028-02-28', 7],
    ['2020-02-29', '2028-02-29', 8],
  ])('of one born on %s on %s is %i', (birthDate, on, age) => expect(ageOn(birthDate, on)).toBe(age));
});

describe('of age to start on Sunday 29 November 2026', () => {
  test.each([
    ['4 years old today', '2022-11-29', null],
    ['4 tomorrow', '2022-11-30', 'too_young'],
    ['18', '2008-11-29', null],
    ['the day before the 19th birthday', '2007-11-30', null],
    ['19 today', '2007-11-29', 'too_old'],
    ['19 since yesterday', '2007-11-28', 'too_old'],
    ['not born yet', '2027-01-01', 'too_young'],
    ['nothing', '', 'empty'],
    ['blanks', '  ', 'empty'],
    ['no date', '2019-02-29', 'invalid'],
    ['no date at all', 'May', 'invalid'],
  ])('%s', (_, birthDate, error) => {
    expect(birthDateError(birthDate, '2026-11-29', settings)).toBe(error);
    if (error !== 'empty' && error !== 'invalid') {
      expect(isAgeAllowedOn(birthDate, '2026-11-29', settings)).toBe(error === null);
    }
  });

  test.each([
    ['the date it was, at 19', '2007-11-29', '2007-11-29', null],
    ['another date, at 19', '2007-11-28', '2007-11-29', 'too_old'],
    ['another date, at 3', '2023-11-29', '2007-11-29', 'too_young'],
    ['nothing any more', '', '2007-11-29', 'empty'],
  ])('a date kept: %s', (_, birthDate, keptDate, error) => {
    expect(birthDateError(birthDate, '2026-11-29', settings, keptDate)).toBe(error);
  });

  test('the limits are those of the settings', () => {
    const limits = { minAge: 6, maxAge: 6 };
    expect(
      ['2019-11-29', '2019-11-30', '2020-11-29', '2020-11-30'].map((date) =>
        isAgeAllowedOn(date, '2026-11-29', limits),
      ),
    ).toEqual([false, true, true, false]);
  });
});

describe('the birth dates to choose from', () => {
  test.each([
    ['2026-11-29', '2007-11-30', '2022-11-29'],
    ['2027-01-01', '2008-01-02', '2023-01-01'],
    ['2026-12-31', '2008-01-01', '2022-12-31'],
    // 29 February 2009 does not exist: a person born on 28 February 2009 is 19.
    ['2028-02-29', '2009-03-01', '2024-02-29'],
    // A person born on 29 February 2008 turns 19 on 1 March.
    ['2027-02-28', '2008-02-29', '2023-02-28'],
    ['2027-03-01', '2008-03-02', '2023-03-01'],
    // 2100 has no 29 February.
    ['2104-02-29', '2085-03-01', '2100-02-28'],
  ])('for a start on %s are %s to %s', (on, earliest, latest) => {
    expect(birthDateBounds(on, settings)).toEqual({ earliest, latest });
  });

  test('reach into the first years of the calendar as well', () => {
    expect(birthDateBounds('0025-06-01', settings)).toEqual({ earliest: '0006-06-02', latest: '0021-06-01' });
  });

  test('are exactly those of age', () => {
    const days = fc.integer({ min: 0, max: 40_000 }).map((day) => addDays('1990-01-01', day));
    fc.assert(
      fc.property(days, (on) => {
        const { earliest, latest } = birthDateBounds(on, settings);
        expect(isAgeAllowedOn(earliest, on, settings)).toBe(true);
        expect(isAgeAllowedOn(latest, on, settings)).toBe(true);
        expect(ageOn(addDays(earliest, -1), on)).toBe(19);
        expect(ageOn(addDays(latest, 1), on)).toBe(3);
      }),
      seeded,
    );
  });

  test('an age never decreases, and grows by one each year', () => {
    const days = fc.integer({ min: 0, max: 12_000 }).map((day) => addDays('2000-01-01', day));
    fc.assert(
      fc.property(days, days, (birthDate, on) => {
        const grown = ageOn(birthDate, addDays(on, 1)) - ageOn(birthDate, on);
        expect(grown === 0 || grown === 1).toBe(true);
      }),
      seeded,
    );
  });
});

describe('the ages of a package', () => {
  test.each([
    ['12 to 18', { minAge: 12, maxAge: 18 }, { minAge: 12, maxAge: 18 }],
    ['4 to 6', { minAge: 4, maxAge: 6 }, { minAge: 4, maxAge: 6 }],
    ['wider than the service', { minAge: 0, maxAge: 99 }, { minAge: 4, maxAge: 18 }],
  ])('%s', (_, offer, limits) => expect(packageAgeLimits(settings, offer)).toEqual(limits));

  test('allow on each day exactly the ages that service and package both allow', () => {
    const age = fc.integer({ min: 0, max: 25 });
    fc.assert(
      fc.property(age, age, fc.integer({ min: 0, max: 9000 }), (minAge, maxAge, daysAgo) => {
        const on = '2026-11-29';
        const born = addDays(on, -daysAgo);
        const years = ageOn(born, on);
        const fits = years >= 4 && years <= 18 && years >= minAge && years <= maxAge;
        expect(isAgeAllowedOn(born, on, packageAgeLimits(settings, { minAge, maxAge }))).toBe(fits);
      }),
      seeded,
    );
  });
});
