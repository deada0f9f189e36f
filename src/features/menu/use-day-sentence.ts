import { useIntl } from 'react-intl';
import type { Meal } from '#src/domain/meal.ts';
import type { PublishedSwap } from '#src/domain/published-menu.ts';
import type { CivilDate } from '#src/domain/riyadh-date.ts';
import { useAllergenTexts } from '#src/features/dishes/use-allergen-texts.ts';
import { formatDate, formatHijri } from '#src/i18n/formats.ts';
import { nameOf } from '#src/i18n/localized.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import type { DayState } from './day-state.ts';

/** Returns a function that says a day of the menu in one sentence, for screen readers (row F02). */
export function useDaySentence() {
  const intl = useIntl();
  const language = useLanguage();
  const allergenTexts = useAllergenTexts();
  const comma = language === 'ar' ? '، ' : ', ';
  const semicolon = language === 'ar' ? '؛ ' : '; ';

  function factsOf(meal: Meal, swap: PublishedSwap | undefined): string {
    const facts = [nameOf(language, meal)];
    if (swap) {
      const previous = nameOf(language, swap.previousMeal);
      facts.push(intl.formatMessage({ id: 'menu.sentence.instead' }, { previous }));
    }
    if (meal.allergens === null) facts.push(intl.formatMessage({ id: 'menu.sentence.notStated' }));
    else {
      const { contains, mayContain } = allergenTexts(meal.allergens);
      if (contains !== '') facts.push(intl.formatMessage({ id: 'menu.sentence.contains' }, { names: contains }));
      if (mayContain !== '') facts.push(intl.formatMessage({ id: 'menu.sentence.mayContain' }, { names: mayContain }));
      if (contains === '' && mayContain === '') facts.push(intl.formatMessage({ id: 'menu.sentence.noAllergens' }));
    }
    if (meal.isHighSalt) facts.push(intl.formatMessage({ id: 'menu.sentence.highSalt' }));
    return facts.join(comma);
  }

  function contentOf(state: DayState): string {
    switch (state.at) {
      case 'dishes':
        return state.meals
          .map((meal) =>
            factsOf(
              meal,
              state.swaps.find(({ mealId }) => mealId === meal.id),
            ),
          )
          .join(semicolon);
      case 'closed': {
        const name = state.vacation === null ? '' : nameOf(language, state.vacation);
        return intl.formatMessage({ id: 'menu.sentence.closed' }, { name, hasName: name === '' ? 'no' : 'yes' });
      }
      default:
        return intl.formatMessage({ id: `menu.sentence.${state.at}` });
    }
  }

  return (on: CivilDate, state: DayState) =>
    intl
      .formatMessage(
        { id: 'menu.sentence' },
        { date: formatDate(language, on, 'spoken'), hijri: formatHijri(language, on), content: contentOf(state) },
      )
      .replaceAll('\u00a0', ' ');
}
