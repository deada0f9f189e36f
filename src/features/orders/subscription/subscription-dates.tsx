import { FormattedMessage } from 'react-intl';
import type { Subscription } from '#src/domain/subscription.ts';
import { DateText } from '#src/i18n/date-text.tsx';

type SubscriptionDatesProps = { subscription: Pick<Subscription, 'status' | 'startsOn' | 'endsOn'> };

/** The first and last day of a subscription; only the first of a cancelled one, because its last lunch never comes. */
export function SubscriptionDates({ subscription: { status, startsOn, endsOn } }: SubscriptionDatesProps) {
  const from = <DateText key="from" on={startsOn} variant="date" />;
  return status === 'cancelled' ? (
    <FormattedMessage id="order.dates.cancelled" values={{ from }} />
  ) : (
    <FormattedMessage id="order.dates" values={{ from, to: <DateText key="to" on={endsOn} variant="date" /> }} />
  );
}
