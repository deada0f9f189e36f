import { toLatinDigits } from '#src/domain/digits.ts';
import type { Language } from '#src/domain/language.ts';
import {
  type CivilDate,
  dayNumberOf,
  instantInRiyadh,
  isCivilDate,
  riyadhDateOf,
  weekdayOf,
} from '#src/domain/riyadh-date.ts';

/** The formats of dates; English has the order of rules.md#dates, Arabic uses full names. */
export type DateStyle =
  /** Sun 6 Sep 2026 */
  | 'full'
  /** 6 Sep 2026 */
  | 'date'
  /** Sun 6 Sep */
  | 'day'
  /** 6 Sep */
  | 'dayMonth'
  /** September 2026 */
  | 'month'
  /** September */
  | 'monthName'
  /** Sunday */
  | 'weekday'
  /** Sunday 6 September 2026: for sentences and accessible names */
  | 'spoken';

/** `whole` for cards: no decimals unless the amount has halalas. `exact` for summaries: always two decimals. */
export type MoneyStyle = 'whole' | 'exact';

// Keeps a number and its unit on one line.
const NO_BREAK = '\u00a0';
const MINUS = '−';
const TIME_ZONE = 'Asia/Riyadh';

// Calendar and digits are fixed: `ar` alone may use Hijri dates and Arabic-Indic digits.
const locales: Record<Language, { gregorian: string; hijri: string }> = {
  en: { gregorian: 'en-GB-u-ca-gregory-nu-latn', hijri: 'en-GB-u-ca-islamic-umalqura-nu-latn' },
  ar: { gregorian: 'ar-SA-u-ca-gregory-nu-latn', hijri: 'ar-SA-u-ca-islamic-umalqura-nu-latn' },
};

type Parts = Partial<Record<Intl.DateTimeFormatPartTypes, string>>;

const formatters = new Map<string, Intl.DateTimeFormat>();

function partsOf(locale: string, options: Intl.DateTimeFormatOptions, at: Date): Parts {
  const key = locale + JSON.stringify(options);
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat(locale, { ...options, timeZone: TIME_ZONE });
    formatters.set(key, formatter);
  }
  return Object.fromEntries(formatter.formatToParts(at).map(({ type, value }) => [type, value]));
}

function instantOf(when: string | Date): Date {
  const at = new Date(when);
  if (Number.isNaN(at.getTime())) throw new RangeError(`Not a date: "${String(when)}"`);
  return at;
}

/** The date in Riyadh of a civil date `YYYY-MM-DD` or an instant. Throws a RangeError if it is neither. */
function dateOf(when: string | Date): CivilDate {
  return typeof when === 'string' && isCivilDate(when) ? when : riyadhDateOf(instantOf(when));
}

const noonOn = (date: CivilDate) => instantInRiyadh(date, '12:00');

// Caches: a month of the calendar has up to 42 dates, and `Intl` takes longer for one than the rest of its cell.
const names = new Map<string, string>();
const times = new Map<string, string>();

/** The name of the date's weekday or month, as it is in a whole date. */
function nameOf(language: Language, kind: 'weekday' | 'month', length: 'long' | 'short', date: CivilDate): string {
  const key = [language, kind, length, kind === 'month' ? date.slice(5, 7) : weekdayOf(date)].join();
  let name = names.get(key);
  if (name === undefined) {
    const options = { weekday: length, day: 'numeric', month: length, year: 'numeric' } as const;
    name = partsOf(locales[language].gregorian, options, noonOn(date))[kind] ?? '';
    names.set(key, name);
  }
  return name;
}

/** The BCP 47 locale for `Intl` and the message formatter: Gregorian calendar and Latin digits in both languages. */
export function localeOf(language: Language): string {
  return locales[language].gregorian;
}

/**
 * Formats a date in Riyadh's time zone.
 * @param when a civil date `YYYY-MM-DD` or an instant; throws a RangeError for anything else
 */
export function formatDate(language: Language, when: string | Date, style: DateStyle = 'full'): string {
  const date = dateOf(when);
  const isLong = language === 'ar' || ['spoken', 'month', 'monthName', 'weekday'].includes(style);
  const length = isLong ? 'long' : 'short';
  const weekday = nameOf(language, 'weekday', length, date);
  const month = nameOf(language, 'month', length, date);
  const day = String(Number(date.slice(8)));
  const year = date.slice(0, 4);
  // British English abbreviates September as "Sept", but all other months with three letters.
  const monthName = isLong ? month : month.slice(0, 3);
  const pieces: Record<DateStyle, string[]> = {
    full: [weekday, day, monthName, year],
    spoken: [weekday, day, monthName, year],
    date: [day, monthName, year],
    day: [weekday, day, monthName],
    dayMonth: [day, monthName],
    month: [monthName, year],
    monthName: [monthName],
    weekday: [weekday],
  };
  return pieces[style].join(NO_BREAK);
}

interface HijriDate {
  day: string;
  month: string;
  year: string;
  era: string;
}

/** A Hijri month that was looked up before. */
interface HijriMonth extends Omit<HijriDate, 'day'> {
  /** The day number of its first day. */
  from: number;
}

const hijriMonths: Record<Language, HijriMonth[]> = { en: [], ar: [] };

/** All Hijri months have at least this number of days. */
const leastDays = 29;

/** The parts of an Umm al-Qura date: "24", "Rabiʻ I", "1448", "AH". Accepts the same input as `formatDate`. */
export function hijriParts(language: Language, when: string | Date): HijriDate {
  const date = dateOf(when);
  const dayNumber = dayNumberOf(date);
  // The first 29 days of a known month need no lookup. Whether it has a thirtieth day, only `Intl` knows.
  const known = hijriMonths[language].find(({ from }) => dayNumber >= from && dayNumber < from + leastDays);
  if (known) {
    const { from, ...month } = known;
    return { day: String(dayNumber - from + 1), ...month };
  }
  const options = { day: 'numeric', month: 'long', year: 'numeric' } as const;
  const { day = '', month = '', year = '', era = '' } = partsOf(locales[language].hijri, options, noonOn(date));
  const from = dayNumber - Number(day) + 1;
  if (dayNumber < from + leastDays) hijriMonths[language].push({ from, month, year, era });
  return { day, month, year, era };
}

/** The Umm al-Qura date: "24 Rabiʻ I 1448 AH". Accepts the same input as `formatDate`. */
export function formatHijri(language: Language, when: string | Date): string {
  const { day, month, year, era } = hijriParts(language, when);
  // Some month names have two words.
  return [day, month, year, era].join(NO_BREAK).replaceAll(' ', NO_BREAK);
}

/** The time of day of an instant in Riyadh: "9:35 am". Throws a RangeError for anything else. */
export function formatTime(language: Language, when: string | Date): string {
  const at = instantOf(when);
  const key = language + at.toISOString().slice(11, 16);
  let written = times.get(key);
  if (written === undefined) {
    // With `hour12` Chromium 109 writes noon as "0 pm".
    const options = { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' } as const;
    const { hour = '', minute = '', dayPeriod = '' } = partsOf(locales[language].gregorian, options, at);
    written = `${hour}:${minute}${NO_BREAK}${dayPeriod}`;
    times.set(key, written);
  }
  return written;
}

/** A wall-clock time `HH:MM` in the form of opening hours: "9 am", "9:30 am". Throws a RangeError for anything else. */
export function formatClockTime(language: Language, time: string): string {
  // 24:00 is the midnight at the end of a day.
  const at = time === '24:00' ? '00:00' : time;
  if (!/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(at)) throw new RangeError(`Not a time of day: "${time}"`);
  const written = formatTime(language, new Date(`2026-01-01T${at}:00+03:00`));
  return at.endsWith(':00') ? written.replace(':00', '') : written;
}

const numbers: Intl.NumberFormat[] = [];

/** A count with Latin digits and thousands commas, the same in both languages. */
export function formatNumber(value: number, fractionDigits = 0): string {
  // Cached: creating a formatter takes longer than the rest of a list's row.
  numbers[fractionDigits] ??= new Intl.NumberFormat('en', {
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  });
  return numbers[fractionDigits].format(value);
}

/**
 * An amount in Saudi riyals: "SAR 250", "250 ر.س".
 * @param halalas whole halalas; negative for a deduction. Throws a RangeError for a fraction.
 */
export function formatMoney(language: Language, halalas: number, style: MoneyStyle = 'whole'): string {
  if (!Number.isInteger(halalas)) throw new RangeError(`Not an amount of halalas: ${halalas}`);
  const hasDecimals = style === 'exact' || halalas % 100 !== 0;
  const amount = formatNumber(Math.abs(halalas) / 100, hasDecimals ? 2 : 0);
  const sign = halalas < 0 ? MINUS : '';
  return language === 'ar' ? `${sign}${amount}${NO_BREAK}ر.س` : `${sign}SAR${NO_BREAK}${amount}`;
}

/** Extracts the digits of a typed text and converts Arabic-Indic digits to Latin ones. */
export function digitsOf(typed: string): string {
  return toLatinDigits(typed).replace(/\D/g, '');
}
