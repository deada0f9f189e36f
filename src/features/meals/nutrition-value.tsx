import { FormattedMessage } from 'react-intl';
import { formatNumber } from '#src/i18n/formats.ts';
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx';

/** A number of the label with as many decimals as it has, one at most. */
export function nutritionNumber(value: number): string {
  return formatNumber(value, Number.isInteger(value) ? 0 : 1);
}

/** A number of the label; unknown is a dash for the eye and "not stated" for readers, never 0. */
export function NutritionValue({ value }: { value: number | null }) {
  if (value !== null) return <bdi>{nutritionNumber(value)}</bdi>;
  return (
    <>
      <span aria-hidden>–</span>
      <VisuallyHidden>
        <FormattedMessage id="meals.nutrition.notStated" />
      </VisuallyHidden>
    </>
  );
}
