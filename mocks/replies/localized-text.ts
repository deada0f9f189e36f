import type { Language } from '#src/domain/language.ts';
import { type CivilDate, type CivilMonth, midnightInRiyadh } from '#src/domain/riyadh-date.ts';

/** One text in both languages: `text[language]`. */
export type LocalizedText = Readonly<Record<Language, string>>;

/** A record with a name in both languages; the Arabic one is null if unknown. */
export interface Named {
  name: string;
  arabic_name: string | null;
}

const locales: LocalizedText = { en: 'en-GB', ar: 'ar-SA-u-ca-gregory-nu-latn' };

const formats = {
  date: { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Asia/Riyadh' },
  weekday: { weekday: 'long', timeZone: 'Asia/Riyadh' },
  month: { month: 'long', timeZone: 'Asia/Riyadh' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Formatters are cached: creating one takes a hundred times as long as using it. */
function formatterOf(language: Language, format: keyof typeof formats): Intl.DateTimeFormat {
  const key = `${language} ${format}`;
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(locales[language], formats[format]);
  formatters.set(key, formatter);
  return formatter;
}

function formatted(date: CivilDate, format: keyof typeof formats): LocalizedText {
  const instant = midnightInRiyadh(date);
  return { en: formatterOf('en', format).format(instant), ar: formatterOf('ar', format).format(instant) };
}

/** A date, such as "1 December 2026". */
export const dateText = (date: CivilDate) => formatted(date, 'date');

/** The weekday of a date, such as "Tuesday". */
export const weekdayText = (date: CivilDate) => formatted(date, 'weekday');

/** The name of a month, such as "December". */
export const monthText = (month: CivilMonth) => formatted(`${month}-01`, 'month');

/** The name of a record; the English name if there is no Arabic one. */
export const nameText = ({ name, arabic_name }: Named): LocalizedText => ({ en: name, ar: arabic_name ?? name });
