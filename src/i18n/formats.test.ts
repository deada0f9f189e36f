import { describe, expect, it } from 'vitest';
import { addDays } from '#src/domain/riyadh-date.ts';
import {
  formatClockTime,
  formatDate,
  formatHijri,
  formatMoney,
  formatTime,
  hijriParts,
  localeOf,
  type DateStyle,
} from './formats.ts';

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

describe('money', () => {
  it.each([
    ['en', 25_000, 'whole', 'SAR 250'],
    ['ar', 25_000, 'whole', '250 ر.س'],
    ['en', 28_750, 'whole', 'SAR 287.50'],
    ['en', 100_050, 'exact', 'SAR 1,000.50'],
    ['ar', 100_050, 'exact', '1,000.50 ر.س'],
    ['en', 25_000, 'exact', 'SAR 250.00'],
    ['en', 5, 'exact', 'SAR 0.05'],
    ['en', 0, 'whole', 'SAR 0'],
    ['en', -5_000, 'exact', '−SAR 50.00'],
    ['ar', 99_999_999_999, 'exact', '999,999,999.99 ر.س'],
  ] as const)('writes %s %i halalas, %s, as %s', (language, halalas, style, expected) => {
    expect(plain(formatMoney(language, halalas, style))).toBe(expected);
  });

  it('never parts the amount from its currency', () => {
    expect(formatMoney('en', 25_000)).not.toContain(' ');
  });

  it('refuses half a halala', () => {
    expect(() => formatMoney('en', 10.5)).toThrow(RangeError);
  });
});

describe('dates', () => {
  const written: [DateStyle, string, string][] = [
    ['full', 'Sun 6 Sep 2026', 'الأحد 6 سبتمبر 2026'],
    ['date', '6 Sep 2026', '6 سبتمبر 2026'],
    ['day', 'Sun 6 Sep', 'الأحد 6 سبتمبر'],
    ['dayMonth', '6 Sep', '6 سبتمبر'],
    ['month', 'September 2026', 'سبتمبر 2026'],
    ['monthName', 'September', 'سبتمبر'],
    ['weekday', 'Sunday', 'الأحد'],
    ['spoken', 'Sunday 6 September 2026', 'الأحد 6 سبتمبر 2026'],
  ];

  it.each(written)('writes the style %s in both languages', (style, english, arabic) => {
    expect(plain(formatDate('en', '2026-09-06', style))).toBe(english);
    expect(plain(formatDate('ar', '2026-09-06', style))).toBe(arabic);
  });

  it('gives the Riyadh day of an instant, whatever the device’s zone is', () => {
    expect(plain(formatDate('en', '2026-09-05T21:30:00Z'))).toBe('Sun 6 Sep 2026');
    expect(plain(formatDate('en', new Date('2026-09-05T20:59:59Z')))).toBe('Sat 5 Sep 2026');
  });

  it.each(['en', 'ar'] as const)('keeps a date in one piece, the era with its year (%s)', (language) => {
    for (const [style] of written) expect(formatDate(language, '2026-09-06', style)).not.toContain(' ');
    expect(formatHijri(language, '2026-09-06')).not.toContain(' ');
  });

  it('writes the Umm al-Qura date', () => {
    expect(plain(formatHijri('en', '2026-09-06'))).toBe('24 Rabiʻ I 1448 AH');
    expect(plain(formatHijri('ar', '2026-09-06'))).toBe('24 ربيع الأول 1448 هـ');
  });

  // Names and Hijri months are cached: every day of six years, in a different order from that of its month.
  it.each(['en', 'ar'] as const)('agrees with Intl on every date (%s)', (language) => {
    const intl = (calendar: string) =>
      new Intl.DateTimeFormat(`${language === 'ar' ? 'ar-SA' : 'en-GB'}-u-ca-${calendar}-nu-latn`, {
        weekday: 'long',
        day: 'numeric',
        month: 'long',
        year: 'numeric',
        timeZone: 'UTC',
      });
    const [gregorian, hijri] = [intl('gregory'), intl('islamic-umalqura')];
    const piecesOf = (calendar: Intl.DateTimeFormat, on: string) => {
      const parts = Object.fromEntries(calendar.formatToParts(new Date(on)).map(({ type, value }) => [type, value]));
      return ['weekday', 'day', 'month', 'year', 'era'].map((name) => parts[name] ?? '');
    };
    for (let index = 0; index < 2192; index += 1) {
      const on = addDays('2025-01-01', (index * 1009) % 2192);
      const [weekday, ...date] = piecesOf(gregorian, on);
      expect(plain(formatDate(language, on, 'spoken'))).toBe([weekday, ...date].join(' ').trim());
      const { day, month, year, era } = hijriParts(language, on);
      expect([day, month, year, era]).toEqual(piecesOf(hijri, on).slice(1));
    }
  });

  it('refuses what is no date', () => {
    expect(() => formatDate('en', 'soon')).toThrow(RangeError);
    expect(() => formatDate('en', '2026-13-01')).toThrow(RangeError);
  });
});

describe('times', () => {
  it('writes the Riyadh time of an instant', () => {
    expect(plain(formatTime('en', '2026-09-06T06:35:00Z'))).toBe('9:35 am');
    expect(plain(formatTime('ar', '2026-09-06T06:35:00Z'))).toBe('9:35 ص');
    expect(plain(formatTime('en', '2026-09-06T21:00:00Z'))).toBe('12:00 am');
  });

  it.each([
    ['09:00', '9 am', '9 ص'],
    ['22:00', '10 pm', '10 م'],
    ['13:30', '1:30 pm', '1:30 م'],
    ['24:00', '12 am', '12 ص'],
  ])('writes the opening hour %s', (time, english, arabic) => {
    expect(plain(formatClockTime('en', time))).toBe(english);
    expect(plain(formatClockTime('ar', time))).toBe(arabic);
  });

  it('refuses what is no time', () => {
    expect(() => formatClockTime('en', '25:00')).toThrow(RangeError);
  });
});

it('keeps Latin digits and the Gregorian calendar in Arabic', () => {
  const date = new Date('2026-09-06T06:35:00Z');
  expect(new Intl.DateTimeFormat(localeOf('ar'), { timeZone: 'Asia/Riyadh' }).format(date)).toMatch(/2026/);
});
