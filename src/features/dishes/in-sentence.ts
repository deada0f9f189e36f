import type { Language } from '#src/domain/language.ts';

/** An allergen's name as it is written inside a sentence: in English without its capital letter. */
export function inSentence(language: Language, name: string): string {
  return language === 'en' ? name.toLowerCase() : name;
}
