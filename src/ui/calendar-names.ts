import type { Language } from '#src/i18n/direction.ts';
import { localeOf } from '#src/i18n/formats.ts';
import { addDays, firstOfMonth, lastOfMonth, utcMidnight, type CivilDate, type CivilMonth } from './calendar-date.ts';

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Parts of a date whose midnight is taken in UTC, so that the device's zone has no say. */
function parts(on: CivilDate, language: Language, options: Intl.DateTimeFormatOptions): Record<string, string> {
  const key = `${language} ${options.calendar ?? ''}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat(localeOf(language), { ...options, timeZone: 'UTC' });
    formatters.set(key, formatter);
  }
  return Object.fromEntries(formatter.formatToParts(utcMidnight(on)).map(({ type, value }) => [type, value]));
}

function hijriParts(on: CivilDate, language: Language): { day: string; month: string; year: string; era: string } {
  const {
    day = '',
    month = '',
    year = '',
    era = '',
  } = parts(on, language, { calendar: 'islamic-umalqura', day: 'numeric', month: 'long', year: 'numeric' });
  return { day, month, year, era };
}

/** Day of the Umm al-Qura month, "24". */
export function hijriDay(on: CivilDate, language: Language): string {
  return hijriParts(on, language).day;
}

/** The Hijri months that a Gregorian month touches: "Rabiʻ I – Rabiʻ II 1448 AH". */
export function hijriSpan(month: CivilMonth, language: Language): string {
  const first = hijriParts(firstOfMonth(month), language);
  const last = hijriParts(lastOfMonth(month), language);
  const end = `${last.month} ${last.year} ${last.era}`;
  if (first.month === last.month) return end;
  return first.year === last.year ? `${first.month} – ${end}` : `${first.month} ${first.year} – ${end}`;
}

/** Sunday to Saturday: the name that is read out, and the short one that is shown (Sun; أحد, without its article). */
export function weekdayNames(language: Language): { long: string; short: string }[] {
  const sunday = '2026-09-06';
  return Array.from({ length: 7 }, (_, day) => {
    const { weekday: long = '' } = parts(addDays(sunday, day), language, { weekday: 'long' });
    return { long, short: language === 'ar' ? long.replace(/^ال/, '') : long.slice(0, 3) };
  });
}
