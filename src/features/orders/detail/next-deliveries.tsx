import { IconCalendarOff } from '@tabler/icons-react';
import { type Ref, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LoadErrorNotice } from '#src/errors/load-error-notice.tsx';
import type { Delivery } from '#src/domain/delivery.ts';
import type { Subscription } from '#src/domain/subscription.ts';
import { useBusinessSettings } from '#src/api/business-settings.ts';
import { useDishFacts } from '#src/api/dish-facts.ts';
import { formatClockTime } from '#src/i18n/formats.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { EmptyRow } from '#src/ui/feedback/empty-row.tsx';
import { Loading } from '#src/ui/feedback/loading.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { useFocusFirstNew } from '#src/ui/lists/use-focus-first-new.ts';
import { DeliveryDay } from './delivery-day.tsx';
import { deliveryState, isLunchState } from '#src/features/orders/subscription/delivery-state.ts';
import classes from './next-deliveries.module.css';

type NextDeliveriesProps = {
  subscription: Subscription;
  /** The subscription's days from today on, by date; undefined while they are not known. */
  deliveries: readonly Delivery[] | undefined;
  /** The error if they could not be loaded, and a function that retries. */
  failed?: { error: unknown; onRetry: () => void } | undefined;
  now: Date;
  onCancel: (delivery: Delivery) => void;
  headingRef: Ref<HTMLHeadingElement>;
};

const shownAtFirst = 7;

/** The upcoming days of one subscription, each with the deadline for cancelling its lunch (rows H01, H04). */
export function NextDeliveries({ subscription, deliveries, failed, now, onCancel, headingRef }: NextDeliveriesProps) {
  const [showsAll, setShowsAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const isCancelled = subscription.status === 'cancelled';
  // A cancelled subscription shows only the lunches that could not be cancelled.
  const days = isCancelled ? deliveries?.filter((each) => isLunch(each, now)) : deliveries;
  const shown = showsAll ? days : days?.slice(0, shownAtFirst);
  const factsOf = useDishFacts(
    subscription.package.id,
    (shown ?? []).flatMap(({ meals }) => meals.map(({ id }) => id)),
  );
  const onMore = useFocusFirstNew({ list, items: 'li', shown: shown?.length ?? 0, hasMore: false });
  if (isCancelled && (subscription.remainingDays === 0 || days?.length === 0)) return null;

  return (
    <section aria-labelledby="order-deliveries">
      <h2 className={classes.title} id="order-deliveries" tabIndex={-1} ref={headingRef}>
        <FormattedMessage id={isCancelled ? 'order.deliveries.remaining' : 'order.deliveries.title'} />
      </h2>
      {shown === undefined ? (
        <NoDeliveriesYet failed={failed} />
      ) : shown.length === 0 ? (
        <EmptyRow
          icon={<IconCalendarOff size={22} stroke={1.75} />}
          title={<FormattedMessage id="order.deliveries.none" />}
        />
      ) : (
        <>
          <p className={classes.window}>
            <WindowText />
          </p>
          <Card ref={list} component="ul" padding="none" clip className={classes.days}>
            {shown.map((delivery) => (
              <DeliveryDay
                key={delivery.id}
                delivery={delivery}
                subscription={subscription}
                now={now}
                factsOf={factsOf}
                onCancel={onCancel}
              />
            ))}
          </Card>
        </>
      )}
      {days !== undefined && !showsAll && days.length > shownAtFirst && (
        <Button
          variant="quiet"
          className={classes.all}
          onClick={() => {
            onMore();
            setShowsAll(true);
          }}
        >
          <FormattedMessage id="order.deliveries.all" values={{ count: days.length }} />
        </Button>
      )}
    </section>
  );
}

/** Whether a lunch is due on the day, or was delivered today. */
function isLunch(delivery: Delivery, now: Date): boolean {
  return isLunchState(deliveryState(delivery, now));
}

/** The usual time window of deliveries. */
function WindowText() {
  const language = useLanguage();
  const { startsAt, endsAt } = useBusinessSettings().deliveryWindow;
  const time = (at: string) => <bdi>{formatClockTime(language, at)}</bdi>;
  return <FormattedMessage id="order.deliveries.window" values={{ from: time(startsAt), until: time(endsAt) }} />;
}

function NoDeliveriesYet({ failed }: Pick<NextDeliveriesProps, 'failed'>) {
  const intl = useIntl();
  if (!failed) {
    return (
      <Loading label={intl.formatMessage({ id: 'order.deliveries.loading' })}>
        <Skeleton height={340} radius={28} />
      </Loading>
    );
  }
  return (
    <LoadErrorNotice
      text={<FormattedMessage id="order.deliveries.failed" />}
      error={failed.error}
      retry={failed.onRetry}
      retryLabel={<FormattedMessage id="order.deliveries.retry" />}
    />
  );
}
