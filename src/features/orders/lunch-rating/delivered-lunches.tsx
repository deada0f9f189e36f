import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useServerNow } from '#src/api/server-now.ts';
import type { Delivery } from '#src/domain/delivery.ts';
import { lunchRatingRefusal } from '#src/domain/lunch-rating.ts';
import type { Subscription } from '#src/domain/subscription.ts';
import { LoadErrorNotice } from '#src/errors/load-error-notice.tsx';
import { DateText } from '#src/i18n/date-text.tsx';
import { formatDate } from '#src/i18n/formats.ts';
import { nameOf } from '#src/i18n/localized.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { focusIfLost } from '#src/ui/layout/focus-if-lost.ts';
import classes from './delivered-lunches.module.css';
import { GivenRating } from './given-rating.tsx';
import { useRecentLunches } from './use-lunch-to-rate.ts';
import { useRateLunch } from './use-rate-lunch.tsx';

/**
 * The lunches of a subscription that were delivered lately, the latest first: each with its rating, or a button that rates
 * it (row F40). Renders nothing without such lunches.
 */
export function DeliveredLunches({ subscription }: { subscription: Subscription }) {
  const now = useServerNow();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, isFetching, refetch, hasLunches } = useRecentLunches(subscription);
  const { open, dialog } = useRateLunch(subscription, () => {
    // After its rating the lunch has no button.
    focusIfLost(heading.current);
  });
  const lunches = (data ?? [])
    .filter((lunch) => lunch.lunchRating !== null || lunchRatingRefusal(lunch, now) === null)
    .toReversed();
  if (!hasLunches || (lunches.length === 0 && (data !== undefined || error === null))) return dialog;

  return (
    <section aria-labelledby="delivered-lunches">
      <h2 className={classes.title} id="delivered-lunches" tabIndex={-1} ref={heading}>
        <FormattedMessage id="rating.lunch.list" />
      </h2>
      {data === undefined ? (
        <LoadErrorNotice
          text={<FormattedMessage id="rating.lunch.failed" />}
          error={error}
          retry={() => void refetch()}
          loading={isFetching}
          retryLabel={<FormattedMessage id="order.deliveries.retry" />}
        />
      ) : (
        <Card component="ul" padding="none" clip className={classes.lunches}>
          {lunches.map((lunch) => (
            <DeliveredLunch
              key={lunch.id}
              lunch={lunch}
              onRate={() => {
                open(lunch);
              }}
            />
          ))}
        </Card>
      )}
      {dialog}
    </section>
  );
}

function DeliveredLunch({ lunch, onRate }: { lunch: Delivery; onRate: () => void }) {
  const intl = useIntl();
  const language = useLanguage();
  const dishes = intl.formatList(lunch.meals.map((meal) => nameOf(language, meal)));
  return (
    <li className={classes.lunch}>
      <div className={classes.what}>
        <b>
          <DateText on={lunch.on} variant="day" />
        </b>
        {dishes !== '' && <span>{dishes}</span>}
      </div>
      {lunch.lunchRating ? (
        <GivenRating rating={lunch.lunchRating} />
      ) : (
        <Button
          variant="secondary"
          size="small"
          aria-label={intl.formatMessage(
            { id: 'rating.lunch.rate.of' },
            { date: formatDate(language, lunch.on, 'day') },
          )}
          onClick={onRate}
        >
          <FormattedMessage id="rating.lunch.rate" />
        </Button>
      )}
    </li>
  );
}
