import { useQuery } from '@tanstack/react-query';
import type { Language } from '#src/domain/language.ts';
import { nameOf } from '#src/i18n/localized.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { mealAllergensQuery } from './meal-queries.ts';

export interface AllergenName {
  code: string;
  /** As a chip shows it. */
  name: string;
  /** As a sentence goes on with it: English without its capital. */
  inSentence: string;
}

/** A name as it is written inside a sentence. */
export function inSentence(language: Language, name: string): string {
  return language === 'en' ? name.toLowerCase() : name;
}

/**
 * The allergens in the order to show, and the names of any codes; until they are known, their codes' words. `askAgain` is for
 * when the call failed.
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
