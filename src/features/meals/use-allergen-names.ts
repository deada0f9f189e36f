import { useQuery } from '@tanstack/react-query';
import type { Language } from '#src/domain/language.ts';
import { nameOf } from '#src/i18n/localized.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { mealAllergensQuery } from './meal-queries.ts';

export interface AllergenName {
  code: string;
  /** The name for a chip. */
  name: string;
  /** The name inside a sentence: in English without its capital letter. */
  inSentence: string;
}

/** An allergen's name as it is written inside a sentence. */
export function inSentence(language: Language, name: string): string {
  return language === 'en' ? name.toLowerCase() : name;
}

/**
 * The allergens in display order, and `find`, the name for any code; until the names have loaded, the words of the
 * code. `askAgain` repeats the request after an error.
 */
export function useAllergenNames() {
  const language = useLanguage();
  const { data, error, refetch } = useQuery(mealAllergensQuery());
  const allergens: AllergenName[] = (data ?? []).map((each) => {
    const name = nameOf(language, each);
    return { code: each.code, name, inSentence: inSentence(language, name) };
  });
  const find = (code: string): AllergenName => {
    const words = code.replaceAll('_', ' ');
    return allergens.find((each) => each.code === code) ?? { code, name: words, inSentence: words };
  };
  return { allergens, find, error, askAgain: () => void refetch() };
}
