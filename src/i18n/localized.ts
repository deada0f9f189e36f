import type { Language } from '#src/domain/language.ts';

/**
 * The text of a thing in the language in use, or the other one where it is missing (row C13).
 * @returns an empty text when neither language has one
 */
export function localized(
  language: Language,
  english: string | null | undefined,
  arabic: string | null | undefined,
): string {
  const [first, second] = language === 'ar' ? [arabic, english] : [english, arabic];
  return first?.trim() ? first : (second ?? '');
}

/** The name of a named thing, as `localized` picks it. */
export function nameOf(
  language: Language,
  thing: { name: string | null | undefined; arabicName: string | null | undefined },
): string {
  return localized(language, thing.name, thing.arabicName);
}
