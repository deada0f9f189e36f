import type { Language } from '#src/domain/language.ts';
import { firstOfMonth, lastOfMonth, type CivilDate, type CivilMonth } from '#src/domain/riyadh-date.ts';
import { formatDate, hijriParts } from '#src/i18n/formats.ts';

/** The Hijri months that a Gregorian month spans: "Rabiʻ I – Rabiʻ II 1448 AH". */
export function hijriSpan(month: CivilMonth, language: Language): string {
  const first = hijriParts(language, firstOfMonth(month));
  const last = hijriParts(language, lastOfMonth(month));
  const end = `${last.month} ${last.year} ${last.era}`;
  if (first.month === last.month) return end;
  return first.year === last.year ? `${first.month} – ${end}` : `${first.month} ${first.year} – ${end}`;
}

interface WeekdayHeading {
  /** For screen readers. */
  long: string;
  /** On screen: Sun; أحد, without its article. */
  short: string;
}

/** The name of a date's weekday for the column header. */
export function weekdayHeading(on: CivilDate, language: Language): WeekdayHeading {
  const long = formatDate(language, on, 'weekday');
  return { long, short: language === 'ar' ? long.replace(/^ال/, '') : long.slice(0, 3) };
}
