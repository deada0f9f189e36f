import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ErrorMessages } from '#src/errors/error-messages.tsx';
import type { Order, Review } from '#src/domain/order.ts';
import { GivenFeedback } from '#src/forms/given-feedback.tsx';
import { formatDate } from '#src/i18n/formats.ts';
import { ratingLabel, ratingText } from '#src/i18n/rating-texts.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { SproutRating } from '#src/ui/text/sprout-rating.tsx';
import type { ReviewOutcome } from './review-form.tsx';
import { ReviewFrame } from './review-frame.tsx';
import classes from './review-given.module.css';

type ReviewGivenProps = {
  order: Order;
  review: Review;
  /** The outcome of sending the rating; null if the order was rated before. */
  outcome: ReviewOutcome | null;
};

/** The rating of an order, read-only, with thanks right after sending it. */
export function ReviewGiven({ order, review, outcome }: ReviewGivenProps) {
  const intl = useIntl();
  const language = useLanguage();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The form and its button are removed, so the focus moves to the title, where screen readers read out the outcome.
    if (outcome !== null) title.current?.focus();
  }, [outcome]);

  return (
    <ReviewFrame
      order={order}
      title={intl.formatMessage({ id: outcome?.at === 'sent' ? 'review.thanks.title' : 'review.given.title' })}
      titleRef={title}
    >
      <div className={classes.given}>
        {outcome?.at === 'before' && (
          <Notice kind="warning" role="alert">
            <p>
              <FormattedMessage id="review.given.before" />
            </p>
            <ErrorMessages error={outcome.refusal} />
          </Notice>
        )}
        {outcome?.at === 'sent' && (
          <p className={classes.thanks}>
            <FormattedMessage id="review.thanks.text" />
          </p>
        )}
        <div className={classes.rating}>
          <SproutRating size="large" rating={review.rating} label={ratingLabel(intl, review.rating)} />
          <p aria-hidden>
            <b>{ratingText(intl, review.rating)}</b>
          </p>
          <p className={classes.on}>
            <FormattedMessage
              id="review.given.on"
              values={{ date: <bdi>{formatDate(language, review.at, 'full')}</bdi> }}
            />
          </p>
        </div>
        {review.feedback !== null && <GivenFeedback text={review.feedback} />}
        <div>
          <Button
            variant={outcome?.at === 'sent' ? 'primary' : 'secondary'}
            renderRoot={(props) => <Link to="/profile/my-orders/history" {...props} />}
          >
            <FormattedMessage id="review.given.back" />
          </Button>
        </div>
      </div>
    </ReviewFrame>
  );
}
