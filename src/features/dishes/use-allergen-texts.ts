import { useIntl } from 'react-intl';
import type { MealAllergen } from '#src/domain/meal.ts';
import { nameOf } from '#src/i18n/localized.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { inSentence } from './in-sentence.ts';

/**
 * Lists the names of a dish's allergens for a sentence, by level; an empty text for none. A level that this version
 * does not know counts as an ingredient.
 */
export function useAllergenTexts() {
  const intl = useIntl();
  const language = useLanguage();
  const listed = (allergens: readonly MealAllergen[]) =>
    intl.formatList(
      allergens.map((each) => inSentence(language, nameOf(language, each))),
      { type: 'conjunction' },
    );
  return (allergens: readonly MealAllergen[]) => ({
    contains: listed(allergens.filter(({ level }) => level !== 'may_contain')),
    mayContain: listed(allergens.filter(({ level }) => level === 'may_contain')),
  });
}
