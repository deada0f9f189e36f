import { toLatinDigits } from '#src/domain/digits.ts';
import type { Language } from '#src/domain/language.ts';
import { riyadhDateOf } from '#src/domain/riyadh-date.ts';

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
// A cache: lists show the same few dates and times repeatedly, and formatting one takes longer than the rest of a row.
const known = new Map<string, Parts>();

/** @param same a key shared by all instants with the same text */
function partsOf(locale: string, options: Intl.DateTimeFormatOptions, at: Date, same: string): Parts {
  const key = locale + JSON.stringify(options);
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat(locale, { ...options, timeZone: TIME_ZONE });
    formatters.set(key, formatter);
  }
  let parts = known.get(key + same);
  if (!parts) {
    parts = Object.fromEntries(formatter.formatToParts(at).map(({ type, value }) => [type, value]));
    known.set(key + same, parts);
  }
  return parts;
}

/** A civil date `YYYY-MM-DD` as noon in Riyadh; any other value is an instant. Throws a RangeError if it is neither. */
function instantOf(when: string | Date): Date {
  const text = typeof when === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(when) ? `${when}T12:00:00+03:00` : when;
  const at = new Date(text);
  if (Number.isNaN(at.getTime())) throw new RangeError(`Not a date: "${String(when)}"`);
  return at;
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
  const at = instantOf(when);
  const isLong = language === 'ar' || ['spoken', 'month', 'monthName', 'weekday'].includes(style);
  const { weekday, day, month, year } = partsOf(
    locales[language].gregorian,
    { weekday: isLong ? 'long' : 'short', day: 'numeric', month: isLong ? 'long' : 'short', year: 'numeric' },
    at,
    riyadhDateOf(at),
  );
  // British English abbreviates September as "Sept", but all other months with three letters.
  const monthName = isLong ? month : month?.slice(0, 3);
  const pieces: Record<DateStyle, (string | undefined)[]> = {
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

/** The parts of an Umm al-Qura date: "24", "Rabiʻ I", "1448", "AH". Accepts the same input as `formatDate`. */
export function hijriParts(
  language: Language,
  when: string | Date,
): { day: string; month: string; year: string; era: string } {
  const at = instantOf(when);
  const options = { day: 'numeric', month: 'long', year: 'numeric' } as const;
  const { day = '', month = '', year = '', era = '' } = partsOf(locales[language].hijri, options, at, riyadhDateOf(at));
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
  const { hour, minute, dayPeriod } = partsOf(
    locales[language].gregorian,
    // With `hour12` Chromium 109 writes noon as "0 pm".
    { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' },
    at,
    at.toISOString().slice(11, 16),
  );
  return `${hour ?? ''}:${minute ?? ''}${NO_BREAK}${dayPeriod ?? ''}`;
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
