import type { IntlShape } from 'react-intl';

const places = [1, 2, 3, 4, 5] as const;

/** A rating as a word, from 1, "Poor", to 5, "Excellent". */
export function ratingText(intl: IntlShape, rating: number): string {
  const place = places.find((each) => each === rating) ?? (rating < 1 ? 1 : 5);
  return intl.formatMessage({ id: `rating.word.${place}` });
}

/** A rating as an accessible label: "Very good, 4 of 5". */
export function ratingLabel(intl: IntlShape, rating: number): string {
  return intl.formatMessage({ id: 'rating.label' }, { word: ratingText(intl, rating), rating });
}
