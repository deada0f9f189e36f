import { createIntl } from 'react-intl';
import { describe, expect, test } from 'vitest';
import en from '#src/i18n/en.json' with { type: 'json' };
import { ratingErrors } from './rating-errors.ts';

const intl = createIntl({ locale: 'en', messages: en });
const errorsOf = (rating: number | null, feedback: string) => ratingErrors(intl, { rating, feedback }, 5);

describe('the errors of a rating', () => {
  test('are none for sprouts with a text of the longest length, apart from spaces around it', () => {
    expect(errorsOf(4, ' tasty ')).toEqual({ rating: null, feedback: null });
    expect(errorsOf(1, '')).toEqual({ rating: null, feedback: null });
  });

  test('are missing sprouts and a text that is too long', () => {
    const { rating, feedback } = errorsOf(null, 'tasty!');
    expect(rating).toBe(intl.formatMessage({ id: 'review.rating.empty' }));
    expect(feedback).toMatch(/5/);
  });
});
