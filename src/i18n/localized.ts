import type { Language } from '#src/domain/language.ts';

/**
 * A text in the current language, or in the other one if it is missing (row C13).
 * @returns an empty text if it is missing in both languages
 */
export function localized(
  language: Language,
  english: string | null | undefined,
  arabic: string | null | undefined,
): string {
  const [first, second] = language === 'ar' ? [arabic, english] : [english, arabic];
  return first?.trim() ? first : (second ?? '');
}

/** The name of a record in the language that `localized` selects. */
export function nameOf(
  language: Language,
  thing: { name: string | null | undefined; arabicName: string | null | undefined },
): string {
  return localized(language, thing.name, thing.arabicName);
}
