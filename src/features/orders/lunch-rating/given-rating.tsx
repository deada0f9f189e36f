import { useIntl } from 'react-intl';
import type { LunchRating } from '#src/domain/lunch-rating.ts';
import { GivenFeedback } from '#src/forms/given-feedback.tsx';
import { ratingLabel, ratingText } from '#src/i18n/rating-texts.ts';
import { SproutRating } from '#src/ui/text/sprout-rating.tsx';
import classes from './given-rating.module.css';

/** The rating of a lunch, read-only: sprouts, reasons, and what the parent wrote. */
export function GivenRating({ rating: { rating, reasons, feedback } }: { rating: LunchRating }) {
  const intl = useIntl();
  return (
    <div className={classes.rating}>
      <p className={classes.sprouts}>
        <SproutRating rating={rating} label={ratingLabel(intl, rating)} />
        <b aria-hidden>{ratingText(intl, rating)}</b>
      </p>
      {reasons.length > 0 && (
        <p className={classes.reasons}>
          {intl.formatList(
            reasons.map((reason) => intl.formatMessage({ id: `rating.lunch.reason.${reason}` })),
            { type: 'unit' },
          )}
        </p>
      )}
      {feedback !== null && <GivenFeedback text={feedback} />}
    </div>
  );
}
