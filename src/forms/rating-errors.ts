import type { IntlShape } from 'react-intl';

/** The fields that every rating has. */
interface RatingValues {
  rating: number | null;
  feedback: string;
}

/**
 * The errors of a rating: sprouts are required, and the text has at most as many characters as the contract allows,
 * without spaces around it.
 */
export function ratingErrors(intl: IntlShape, { rating, feedback }: RatingValues, maxLength: number) {
  return {
    rating: rating === null ? intl.formatMessage({ id: 'review.rating.empty' }) : null,
    feedback:
      feedback.trim().length > maxLength
        ? intl.formatMessage({ id: 'review.feedback.long' }, { most: maxLength })
        : null,
  };
}
