import { Link } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { useBusinessSettings } from '#src/api/business-settings.ts';
import type { Order } from '#src/domain/order.ts';
import { isHistoricalOrder, isListedAsCurrent, isRunningOrder } from '#src/domain/order-states.ts';
import { formatDate } from '#src/i18n/formats.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { ReviewFrame } from './review-frame.tsx';
import classes from './review-given.module.css';

/** Explains why an order can't be rated, or not yet, with a link to continue. */
export function ReviewClosed({ order }: { order: Order }) {
  const intl = useIntl();
  const isCancelled = order.status === 'cancelled';
  const isPaid = isRunningOrder(order.status) || isHistoricalOrder(order.status);
  const list = isListedAsCurrent(order) ? '/profile/my-orders/current-orders' : '/profile/my-orders/history';
  return (
    <ReviewFrame
      order={order}
      title={intl.formatMessage({ id: isCancelled ? 'review.closed.cancelled.title' : 'review.closed.title' })}
    >
      <div className={classes.given}>
        <p>
          <Reason order={order} />
        </p>
        <div>
          {isPaid ? (
            <Button renderRoot={(props) => <Link to={list} search={{ order: order.id }} {...props} />}>
              <FormattedMessage id="review.closed.order" />
            </Button>
          ) : (
            <Button renderRoot={(props) => <Link to="/cart/choose-applicants" {...props} />}>
              <FormattedMessage id="review.closed.cart" />
            </Button>
          )}
        </div>
      </div>
    </ReviewFrame>
  );
}

function Reason({ order }: { order: Order }) {
  const language = useLanguage();
  const { lunchRatingDays } = useBusinessSettings();
  if (order.status === 'cancelled') {
    const hasLunches = order.subscriptions.some(
      ({ deliveredDays, remainingDays }) => deliveredDays + remainingDays > 0,
    );
    if (!hasLunches) return <FormattedMessage id="review.closed.cancelled" />;
    return <FormattedMessage id="review.closed.cancelled.lunches" values={{ days: lunchRatingDays }} />;
  }
  const endsOn = order.subscriptions
    .filter(({ status }) => status !== 'cancelled')
    .map((subscription) => subscription.endsOn)
    .toSorted()
    .at(-1);
  if (!isRunningOrder(order.status) || endsOn === undefined) return <FormattedMessage id="review.closed.unpaid" />;
  return (
    <FormattedMessage
      id="review.closed.running"
      values={{ date: <bdi>{formatDate(language, endsOn, 'spoken')}</bdi> }}
    />
  );
}
