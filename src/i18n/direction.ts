import type { Language } from '#src/domain/language.ts';

export type Direction = 'ltr' | 'rtl';

/** The text direction of a language. */
export function directionOf(language: Language): Direction {
  return language === 'ar' ? 'rtl' : 'ltr';
}
