import { useQuery } from '@tanstack/react-query';
import { inSentence } from '#src/features/dishes/in-sentence.ts';
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
