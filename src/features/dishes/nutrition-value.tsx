import { FormattedMessage } from 'react-intl';
import { formatNumber } from '#src/i18n/formats.ts';
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx';

/** Formats a number of the nutrition label with at most one decimal. */
export function nutritionNumber(value: number): string {
  return formatNumber(value, Number.isInteger(value) ? 0 : 1);
}

/** A number of the nutrition label. An unknown value is a dash, read out as "not stated", and never 0. */
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
