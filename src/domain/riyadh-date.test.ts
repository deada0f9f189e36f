import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  addMonthsToDate,
  civilDateOfDayNumber,
  dayEndingAt,
  dayNumberOf,
  daysBetween,
  firstOfMonth,
  instantInRiyadh,
  isCivilDate,
  lastOfMonth,
  midnightInRiyadh,
  minutesOfTime,
  monthOf,
  monthsBetween,
  riyadhDateOf,
  riyadhMinuteOf,
  weekdayOf,
  weekdayOfDayNumber,
  weeksOfMonth,
} from './riyadh-date.ts';

const seeded = { seed: 20261121, numRuns: 500 };
/** The day numbers of the years 1 to 9999. */
const dayNumbers = fc.integer({ min: -719_162, max: 2_932_896 });

describe('civil dates', () => {
  test.each(['2026-11-21', '2028-02-29', '2000-02-29', '0001-01-01', '0099-12-31', '9999-12-31', '2026-12-31'])(
    '%s is one',
    (text) => expect(isCivilDate(text)).toBe(true),
  );

  test.each([
    '',
    '2026-02-29',
    '1900-02-29',
    '2026-02-30',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-1-5',
    '26-01-05',
    '2026/01/05',
    '2026-01-05T00:00:00Z',
    ' 2026-01-05',
    '2026-01-05\n',
    '٢٠٢٦-٠١-٠٥',
    '+02026-01-05',
    '12026-01-05',
    // A month of the year 12345: the text has ten characters, like a civil date.
    '+012345-01',
  ])('%j is none', (text) => expect(isCivilDate(text)).toBe(false));

  test('a text that is none is refused with the text in the message', () => {
    expect(() => dayNumberOf('2026-02-30')).toThrow(new RangeError('Not a civil date: "2026-02-30"'));
    expect(() => addDays('tomorrow', 1)).toThrow('Not a civil date: "tomorrow"');
    expect(() => weekdayOf('')).toThrow(RangeError);
    expect(() => midnightInRiyadh('2026-11-31')).toThrow(RangeError);
  });

  test.each([
    ['1970-01-01', 0],
    ['1969-12-31', -1],
    ['1970-02-01', 31],
    ['2000-03-01', 11_017],
  ])('%s is day %i', (date, dayNumber) => {
    expect(dayNumberOf(date)).toBe(dayNumber);
    expect(civilDateOfDayNumber(dayNumber)).toBe(date);
  });

  test('every day number is a date and back', () => {
    fc.assert(
      fc.property(dayNumbers, (dayNumber) => {
        const date = civilDateOfDayNumber(dayNumber);
        expect(isCivilDate(date)).toBe(true);
        expect(dayNumberOf(date)).toBe(dayNumber);
      }),
      seeded,
    );
  });
});

describe('arithmetic', () => {
  test.each([
    ['2026-11-29', 29, '2026-12-28'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2027-02-28', 1, '2027-03-01'],
    ['2027-01-01', -1, '2026-12-31'],
    ['2026-11-29', 0, '2026-11-29'],
  ])('%s and %i days is %s', (date, days, expected) => {
    expect(addDays(date, days)).toBe(expected);
    expect(daysBetween(date, expected)).toBe(days);
  });

  test.each([
    ['2026-11-29', 0],
    ['2026-11-30', 1],
    ['2026-12-01', 2],
    ['2026-12-02', 3],
    ['2026-11-26', 4],
    ['2026-11-27', 5],
    ['2026-11-28', 6],
    ['1969-12-31', 3],
    ['1969-12-28', 0],
  ])('%s is weekday %i', (date, weekday) => expect(weekdayOf(date)).toBe(weekday));

  test('weekdays follow one another and agree with the calendar of the runtime', () => {
    fc.assert(
      fc.property(dayNumbers, (dayNumber) => {
        expect(weekdayOfDayNumber(dayNumber)).toBe(
          new Date(`${civilDateOfDayNumber(dayNumber)}T12:00:00Z`).getUTCDay(),
        );
        expect(weekdayOfDayNumber(dayNumber + 1)).toBe((weekdayOfDayNumber(dayNumber) + 1) % 7);
      }),
      seeded,
    );
  });

  test('dates compare as texts in calendar order', () => {
    fc.assert(
      fc.property(dayNumbers, dayNumbers, (a, b) => {
        expect(civilDateOfDayNumber(a) < civilDateOfDayNumber(b)).toBe(a < b);
      }),
      seeded,
    );
  });

  test.each([
    ['2026-11', 1, '2026-12'],
    ['2026-12', 1, '2027-01'],
    ['2027-01', -1, '2026-12'],
    ['2026-11', 14, '2028-01'],
    ['2026-11', 0, '2026-11'],
  ])('%s and %i months is %s', (month, months, expected) => {
    expect(addMonths(month, months)).toBe(expected);
    expect(monthsBetween(month, expected)).toBe(months);
  });

  test.each([
    ['2027-01-31', 1, '2027-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2027-03-31', -1, '2027-02-28'],
    ['2027-03-31', -2, '2027-01-31'],
  ])('%s and %i months is %s', (date, months, expected) => expect(addMonthsToDate(date, months)).toBe(expected));

  test.each([
    ['2026-12', '2026-12-31'],
    ['2027-02', '2027-02-28'],
    ['2028-02', '2028-02-29'],
    ['2027-04', '2027-04-30'],
  ])('%s begins on its first day and ends on %s', (month, last) => {
    expect(firstOfMonth(month)).toBe(`${month}-01`);
    expect(lastOfMonth(month)).toBe(last);
  });

  test('the month of a date', () => expect(monthOf('2026-11-29')).toBe('2026-11'));
});

describe('the weeks of a month', () => {
  test.each([
    // From a Sunday to a Saturday.
    ['2026-02', 4],
    ['2026-12', 5],
    // From a Friday, with 31 days.
    ['2027-01', 6],
  ])('%s has %i', (month, count) => {
    expect(weeksOfMonth(month)).toHaveLength(count);
  });

  test('contain each day of the month once, in the column of its weekday', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1200 }), (offset) => {
        const month = addMonths('2000-01', offset);
        const weeks = weeksOfMonth(month);
        const days = weeks.flat().filter((on) => on !== null);
        expect(days).toEqual(
          Array.from({ length: Number(lastOfMonth(month).slice(8)) }, (_day, index) =>
            addDays(firstOfMonth(month), index),
          ),
        );
        for (const week of weeks) {
          expect(week).toHaveLength(7);
          expect(week.some((on) => on !== null)).toBe(true);
          for (const [column, on] of week.entries()) if (on !== null) expect(weekdayOf(on)).toBe(column);
        }
      }),
      seeded,
    );
  });
});

describe('Riyadh time', () => {
  test.each([
    ['2026-11-26T20:59:59.999Z', '2026-11-26', 1439],
    ['2026-11-26T21:00:00.000Z', '2026-11-27', 0],
    ['2026-11-26T21:00:59.999Z', '2026-11-27', 0],
    ['2026-11-26T21:01:00.000Z', '2026-11-27', 1],
    ['2026-12-31T21:00:00.000Z', '2027-01-01', 0],
    ['2026-11-26T07:00:00.000Z', '2026-11-26', 600],
    // Summer: there is no daylight saving time.
    ['2026-07-01T20:59:00.000Z', '2026-07-01', 1439],
    ['2026-07-01T21:00:00.000Z', '2026-07-02', 0],
    ['1969-12-31T20:00:00.000Z', '1969-12-31', 1380],
  ])('%s is %s, minute %i', (instant, date, minute) => {
    expect(riyadhDateOf(new Date(instant))).toBe(date);
    expect(riyadhMinuteOf(new Date(instant))).toBe(minute);
  });

  test('a day begins at 21:00 UTC of the day before', () => {
    expect(midnightInRiyadh('2026-11-29').toISOString()).toBe('2026-11-28T21:00:00.000Z');
    expect(midnightInRiyadh('2027-01-01').toISOString()).toBe('2026-12-31T21:00:00.000Z');
  });

  test('agrees with the time zone data of the runtime', () => {
    const parts = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Riyadh', dateStyle: 'short' });
    fc.assert(
      fc.property(fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }), (now) => {
        const date = riyadhDateOf(now);
        expect(date).toBe(parts.format(now));
        expect(midnightInRiyadh(date) <= now && now < midnightInRiyadh(addDays(date, 1))).toBe(true);
      }),
      seeded,
    );
  });

  test.each([
    ['00:00', 0],
    ['09:05', 545],
    ['19:30', 1170],
    ['23:59', 1439],
    ['24:00', 1440],
  ])('%s is minute %i', (time, minutes) => {
    expect(minutesOfTime(time)).toBe(minutes);
    expect(instantInRiyadh('2026-11-29', time)).toEqual(
      new Date(midnightInRiyadh('2026-11-29').getTime() + minutes * 60_000),
    );
  });

  test.each(['', '9:00', '09:60', '24:01', '25:00', '30:00', '09:00:00', '109:00', 'a09:00', '124:00', '24:000'])(
    '%j is no time',
    (time) => {
      expect(() => minutesOfTime(time)).toThrow(new RangeError(`Not a time of day: "${time}"`));
    },
  );

  test('24:00 is the midnight that ends the day', () => {
    expect(instantInRiyadh('2026-12-31', '24:00')).toEqual(midnightInRiyadh('2027-01-01'));
  });
});

describe('the day that ends at an instant', () => {
  test.each([
    ['2026-11-27T20:59:59.000Z', null],
    ['2026-11-27T20:59:59.999Z', null],
    ['2026-11-27T21:00:00.000Z', '2026-11-27'],
    ['2026-11-27T21:00:01.000Z', null],
    ['2026-11-28T00:00:00.000Z', null],
    ['2026-12-31T21:00:00.000Z', '2026-12-31'],
    ['2028-02-29T21:00:00.000Z', '2028-02-29'],
  ])('%s: %s', (at, on) => {
    expect(dayEndingAt(new Date(at))).toBe(on);
  });

  test('is the day before each midnight of Riyadh', () => {
    fc.assert(
      fc.property(dayNumbers, (day) => {
        const date = civilDateOfDayNumber(day);
        expect(dayEndingAt(midnightInRiyadh(date))).toBe(civilDateOfDayNumber(day - 1));
      }),
      seeded,
    );
  });
});
