import { useIntl } from 'react-intl';
import { dishesWithoutOther, type ServedLunch } from '#src/domain/delivery.ts';
import { nameOf } from '#src/i18n/localized.ts';
import { useLanguage } from '#src/i18n/use-language.ts';

/** Returns the function that names the dishes of a lunch, and those left out because no other one is safe. */
export function useLunchText(): (lunch: ServedLunch) => string {
  const intl = useIntl();
  const language = useLanguage();
  return (lunch) => {
    const { meals } = lunch;
    const leftOut = dishesWithoutOther(lunch).map(({ previous }) => nameOf(language, previous));
    if (meals.length === 0 && leftOut.length === 0) return intl.formatMessage({ id: 'board.dish.unplanned' });
    const parts = [
      ...(meals.length === 0 ? [] : [intl.formatList(meals.map((meal) => nameOf(language, meal)))]),
      ...(leftOut.length === 0
        ? []
        : [intl.formatMessage({ id: 'board.dish.noOther' }, { dishes: intl.formatList(leftOut) })]),
    ];
    return parts.join(' · ');
  };
}
