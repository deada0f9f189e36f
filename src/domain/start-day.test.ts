import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasNotice } from './notice.ts';
import { addDays, riyadhDateOf, weekdayOf } from './riyadh-date.ts';
import { blockedStart, earliestStart, nextPossibleSunday, type StartRules } from './start-day.ts';
import { testVacation } from './test-vacation.ts';

const seeded = { seed: 20261121, numRuns: 300 };
const riyadh = (time: string) => new Date(`${time}+03:00`);

const midYear = testVacation('2027-01-10', '2027-01-14', { isTentative: true });
const rules: StartRules = { now: riyadh('2026-11-26T10:00:00'), noticeHours: 48, vacations: [midYear] };

describe('the earliest start', () => {
  test.each([
    ['2026-11-26T10:00:00', '2026-11-29'],
    ['2026-11-26T23:59:59', '2026-11-29'],
    ['2026-11-27T00:00:00', '2026-12-06'],
    ['2026-11-27T00:01:00', '2026-12-06'],
    ['2026-11-21T12:00:00', '2026-11-29'],
    ['2026-11-19T23:59:59', '2026-11-22'],
    ['2026-12-31T12:00:00', '2027-01-03'],
  ])('at %s it is %s', (time, sunday) => expect(earliestStart(riyadh(time), 48)).toBe(sunday));
});

describe('why a day is no start, the first reason that applies', () => {
  test.each([
    ['a Friday', '2026-12-04', { reason: 'weekend' }],
    ['a Friday gone by', '2026-11-20', { reason: 'weekend' }],
    ['a Saturday in a vacation', '2027-01-16', { reason: 'weekend' }],
    ['a Sunday in a vacation, named', '2027-01-10', { reason: 'vacation', vacation: midYear }],
    ['a Tuesday in a vacation', '2027-01-12', { reason: 'vacation', vacation: midYear }],
    ['today', '2026-11-26', { reason: 'too_early' }],
    ['a Sunday gone by', '2026-11-22', { reason: 'too_early' }],
    ['a Tuesday', '2026-12-01', { reason: 'not_sunday' }],
    ['a Monday', '2026-11-30', { reason: 'not_sunday' }],
    ['the first possible Sunday', '2026-11-29', null],
    ['a Sunday', '2026-12-06', null],
  ])('%s, %s', (_, date, expected) => expect(blockedStart(date, rules)).toEqual(expected));

  test('a vacation gone by is named, too early a day as it is', () => {
    const autumn = testVacation('2026-11-15', '2026-11-19');
    expect(blockedStart('2026-11-15', { ...rules, vacations: [autumn] })).toEqual({
      reason: 'vacation',
      vacation: autumn,
    });
  });

  test('a Monday too close is too early before it is no Sunday', () => {
    expect(blockedStart('2026-11-23', rules)).toEqual({ reason: 'too_early' });
    expect(blockedStart('2026-11-29', { ...rules, now: riyadh('2026-11-27T00:01:00') })).toEqual({
      reason: 'too_early',
    });
  });
});

describe('the next possible Sunday', () => {
  test.each([
    ['long gone', '2020-01-01', '2026-11-29'],
    ['today', '2026-11-26', '2026-11-29'],
    ['a Saturday', '2026-11-28', '2026-11-29'],
    ['that Sunday itself', '2026-11-29', '2026-12-06'],
    ['a Monday', '2026-11-30', '2026-12-06'],
    ['the Sunday before a vacation', '2027-01-03', '2027-01-17'],
    ['a period that ends on Monday 28 December', '2026-12-28', '2027-01-03'],
  ])('after %s', (_, after, expected) => expect(nextPossibleSunday(after, rules)).toBe(expected));

  test('a long vacation is passed over', () => {
    const summer = testVacation('2027-06-27', '2027-08-21');
    expect(nextPossibleSunday('2027-06-24', { ...rules, vacations: [midYear, summer] })).toBe('2027-08-22');
  });

  test('none within two years is null', () => {
    expect(
      nextPossibleSunday('2026-11-26', { ...rules, vacations: [testVacation('2026-01-01', '9999-12-31')] }),
    ).toBeNull();
  });

  test('the 105th Sunday is the last looked at', () => {
    const last = addDays('2026-11-29', 104 * 7);
    const upTo = (endsOn: string) => ({ ...rules, vacations: [testVacation('2026-01-01', endsOn)] });
    expect(nextPossibleSunday('2026-11-26', upTo(addDays(last, -1)))).toBe(last);
    expect(nextPossibleSunday('2026-11-26', upTo(last))).toBeNull();
  });

  test('is a start, a Sunday with notice, and the first one', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
        fc.integer({ min: -100, max: 400 }),
        fc.array(fc.tuple(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 60 })), { maxLength: 5 }),
        (now, days, spans) => {
          const today = riyadhDateOf(now);
          const after = addDays(today, days);
          const vacations = spans.map(([from, length]) =>
            testVacation(addDays(today, from), addDays(today, from + length)),
          );
          const sunday = nextPossibleSunday(after, { now, noticeHours: 48, vacations });
          expect(sunday).not.toBeNull();
          const found = sunday ?? '';
          expect(found > after && weekdayOf(found) === 0 && hasNotice(found, now, 48)).toBe(true);
          expect(blockedStart(found, { now, noticeHours: 48, vacations })).toBeNull();
          for (let day = addDays(after, 1); day < found; day = addDays(day, 1)) {
            expect(blockedStart(day, { now, noticeHours: 48, vacations })).not.toBeNull();
          }
        },
      ),
      { ...seeded, numRuns: 100 },
    );
  });
});
