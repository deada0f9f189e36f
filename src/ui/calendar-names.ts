import type { Language } from '#src/i18n/direction.ts';
import { addDays, firstOfMonth, lastOfMonth, utcMidnight, type CivilDate, type CivilMonth } from './calendar-date.ts';

type Style = 'long' | 'month' | 'weekday' | 'hijri';

// Calendar and digits are pinned: `ar-SA` alone may answer in Hijri dates and Arabic-Indic digits.
const locales: Record<Language, { gregorian: string; hijri: string }> = {
  en: { gregorian: 'en-GB-u-ca-gregory-nu-latn', hijri: 'en-GB-u-ca-islamic-umalqura-nu-latn' },
  ar: { gregorian: 'ar-SA-u-ca-gregory-nu-latn', hijri: 'ar-SA-u-ca-islamic-umalqura-nu-latn' },
};

const styles: Readonly<Record<Style, Intl.DateTimeFormatOptions>> = {
  long: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
  weekday: { weekday: 'long' },
  hijri: { day: 'numeric', month: 'long', year: 'numeric' },
};

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(language: Language, style: Style): Intl.DateTimeFormat {
  const key = `${language} ${style}`;
  const known = formatters.get(key);
  if (known) return known;
  const locale = locales[language][style === 'hijri' ? 'hijri' : 'gregorian'];
  const made = new Intl.DateTimeFormat(locale, { ...styles[style], timeZone: 'UTC' });
  formatters.set(key, made);
  return made;
}

function parts(on: CivilDate, language: Language, style: Style): Record<string, string> {
  const formatted = formatter(language, style).formatToParts(utcMidnight(on));
  return Object.fromEntries(formatted.map(({ type, value }) => [type, value]));
}

/** "Sunday 6 September 2026": the date as it is read out and as it stands in a sentence. */
export function longDate(on: CivilDate, language: Language): string {
  const { weekday = '', day = '', month = '', year = '' } = parts(on, language, 'long');
  return `${weekday} ${day} ${month} ${year}`;
}

/** "September 2026". */
export function monthTitle(month: CivilMonth, language: Language): string {
  return formatter(language, 'month').format(utcMidnight(firstOfMonth(month)));
}

/** Day of the Umm al-Qura month, "24". */
export function hijriDay(on: CivilDate, language: Language): string {
  return parts(on, language, 'hijri')['day'] ?? '';
}

/** "24 Rabiʻ I 1448 AH". */
export function hijriDate(on: CivilDate, language: Language): string {
  const { day = '', month = '', year = '', era = '' } = parts(on, language, 'hijri');
  return `${day} ${month} ${year} ${era}`;
}

/** The Hijri months that a Gregorian month touches: "Rabiʻ I – Rabiʻ II 1448 AH". */
export function hijriSpan(month: CivilMonth, language: Language): string {
  const first = parts(firstOfMonth(month), language, 'hijri');
  const last = parts(lastOfMonth(month), language, 'hijri');
  const end = `${last['month'] ?? ''} ${last['year'] ?? ''} ${last['era'] ?? ''}`;
  if (first['month'] === last['month']) return end;
  const start = first['year'] === last['year'] ? first['month'] : `${first['month'] ?? ''} ${first['year'] ?? ''}`;
  return `${start ?? ''} – ${end}`;
}

/** Sunday to Saturday: the name that is read out, and the short one that is shown (Sun; أحد, without its article). */
export function weekdayNames(language: Language): { long: string; short: string }[] {
  const sunday = '2026-09-06';
  return Array.from({ length: 7 }, (_, day) => {
    const long = formatter(language, 'weekday').format(utcMidnight(addDays(sunday, day)));
    return { long, short: language === 'ar' ? long.replace(/^ال/, '') : long.slice(0, 3) };
  });
}
