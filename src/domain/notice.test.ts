import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { firstDayWithNotice, hasNotice, noticeDeadline } from './notice.ts';
import { addDays, riyadhDateOf } from './riyadh-date.ts';

const seeded = { seed: 20261121, numRuns: 500 };
const riyadh = (time: string) => new Date(`${time}+03:00`);

describe('the 48 hours before a day (start dates, off days)', () => {
  test('a day closes 48 hours before its midnight in Riyadh', () => {
    expect(noticeDeadline('2026-11-29', 48)).toEqual(riyadh('2026-11-27T00:00:00'));
    expect(noticeDeadline('2026-11-29', 24)).toEqual(riyadh('2026-11-28T00:00:00'));
    expect(noticeDeadline('2027-01-01', 48)).toEqual(riyadh('2026-12-30T00:00:00'));
  });

  test.each([
    ['2026-11-26T10:00:00', true],
    ['2026-11-26T23:59:59', true],
    ['2026-11-26T23:59:59.999', true],
    // Exactly 48 hours is not more than 48 hours.
    ['2026-11-27T00:00:00', false],
    ['2026-11-27T00:00:01', false],
    ['2026-11-27T00:01:00', false],
    ['2026-11-29T12:00:00', false],
    ['2026-12-29T12:00:00', false],
  ])('at %s Sunday 29 November is open: %s', (time, open) => {
    expect(hasNotice('2026-11-29', riyadh(time), 48)).toBe(open);
  });

  test.each([
    ['2026-11-26T10:00:00', 48, '2026-11-29'],
    ['2026-11-26T23:59:59.999', 48, '2026-11-29'],
    ['2026-11-27T00:00:00', 48, '2026-11-30'],
    ['2026-11-27T00:01:00', 48, '2026-11-30'],
    ['2026-11-26T10:00:00', 24, '2026-11-28'],
    ['2026-11-26T10:00:00', 0, '2026-11-27'],
    ['2026-11-26T10:00:00', 36, '2026-11-28'],
    ['2026-11-26T12:00:00', 36, '2026-11-29'],
    ['2026-12-30T10:00:00', 48, '2027-01-02'],
  ])('at %s with %i hours the first open day is %s', (time, hours, day) => {
    expect(firstDayWithNotice(riyadh(time), hours)).toBe(day);
  });

  test('the first open day is open and the day before it is not', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
        fc.integer({ min: 0, max: 200 }),
        (now, hours) => {
          const first = firstDayWithNotice(now, hours);
          expect(hasNotice(first, now, hours)).toBe(true);
          expect(hasNotice(addDays(first, -1), now, hours)).toBe(false);
          expect(first > riyadhDateOf(now)).toBe(true);
        },
      ),
      seeded,
    );
  });
});
