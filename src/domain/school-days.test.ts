import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CivilDate, civilDateOfDayNumber } from './riyadh-date.ts';
import { noSchoolOn, isSchoolDay, isWeekend, type OfficialVacation, vacationOn, vacationsFor } from './school-days.ts';
import { testVacation } from './test-vacation.ts';

const seeded = { seed: 20261121, numRuns: 500 };

const vacation = (id: number, startsOn: CivilDate, endsOn: CivilDate, more: Partial<OfficialVacation> = {}) =>
  testVacation(startsOn, endsOn, { id, name: `Vacation ${id}`, arabicName: `إجازة ${id}`, ...more });

const autumn = vacation(1, '2026-11-15', '2026-11-19');
const rain = vacation(2, '2026-12-06', '2026-12-07', { scope: 'region', regionId: 3 });
const repairs = vacation(3, '2026-12-10', '2026-12-10', { scope: 'school', schoolId: 7 });
const eid = vacation(4, '2027-03-07', '2027-03-18', { isTentative: true });

describe('which vacations apply', () => {
  const all = [autumn, rain, repairs, eid];

  test.each([
    [{ schoolId: 7, regionId: 3 }, [1, 2, 3, 4]],
    [{ schoolId: 8, regionId: 3 }, [1, 2, 4]],
    [{ schoolId: 7, regionId: 4 }, [1, 3, 4]],
    [{ schoolId: 8, regionId: 4 }, [1, 4]],
    // The ids of schools and regions must not be confused.
    [{ schoolId: 3, regionId: 7 }, [1, 4]],
    [{ schoolId: null, regionId: null }, [1, 4]],
  ])('to %o: %o', (student, ids) => {
    expect(vacationsFor(all, student).map(({ id }) => id)).toEqual(ids);
  });

  test('one of a region or school without its id applies to no student', () => {
    const broken = [
      vacation(5, '2026-12-01', '2026-12-02', { scope: 'region' }),
      vacation(6, '2026-12-01', '2026-12-02', { scope: 'school' }),
    ];
    expect(vacationsFor(broken, { schoolId: null, regionId: null })).toEqual([]);
  });

  test('the ids of another scope do not narrow a vacation for all', () => {
    const marked = vacation(7, '2026-12-01', '2026-12-02', { regionId: 3, schoolId: 7 });
    expect(vacationsFor([marked], { schoolId: 1, regionId: 1 })).toEqual([marked]);
  });
});

describe('a day', () => {
  test.each([
    ['2026-11-26', false],
    ['2026-11-27', true],
    ['2026-11-28', true],
    ['2026-11-29', false],
  ])('%s is weekend: %s', (date, expected) => expect(isWeekend(date)).toBe(expected));

  test.each([
    ['2026-11-14', null],
    ['2026-11-15', autumn],
    ['2026-11-17', autumn],
    ['2026-11-19', autumn],
    ['2026-11-20', null],
    ['2027-03-10', eid],
  ])('the vacation on %s', (date, expected) => expect(vacationOn(date, [autumn, eid])).toBe(expected));

  test('the first of two vacations is named', () => {
    const longer = vacation(9, '2026-11-01', '2026-11-30');
    expect(vacationOn('2026-11-16', [autumn, longer])).toBe(autumn);
    expect(vacationOn('2026-11-16', [longer, autumn])).toBe(longer);
  });

  test('the weekend comes before the vacation over it', () => {
    expect(noSchoolOn('2027-03-12', [eid])).toEqual({ reason: 'weekend' });
    expect(noSchoolOn('2027-03-11', [eid])).toEqual({ reason: 'vacation', vacation: eid });
    expect(noSchoolOn('2027-03-21', [eid])).toBeNull();
  });

  test('a tentative vacation closes its days', () => {
    expect(isSchoolDay('2027-03-18', [eid])).toBe(false);
    expect(isSchoolDay('2027-03-21', [eid])).toBe(true);
    expect(isSchoolDay('2027-03-20', [eid])).toBe(false);
  });

  test('school days are Sunday to Thursday where nothing is closed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000 }), (dayNumber) => {
        const date = civilDateOfDayNumber(dayNumber);
        expect(isSchoolDay(date, [])).toBe(new Date(date).getUTCDay() <= 4);
        expect(isWeekend(date)).toBe(!isSchoolDay(date, []));
      }),
      seeded,
    );
  });
});
