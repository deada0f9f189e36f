import type { Language } from '#src/domain/language.ts';

export type Direction = 'ltr' | 'rtl';

/** The side a language starts from. */
export function directionOf(language: Language): Direction {
  return language === 'ar' ? 'rtl' : 'ltr';
}
