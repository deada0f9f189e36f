import { IconCalendarOff, IconLock } from '@tabler/icons-react';
import { type Ref, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FailureMessages } from '#src/api/failure-messages.tsx';
import type { Delivery } from '#src/api/generated/model/delivery.ts';
import { useBusinessSettings } from '#src/api/business-settings.ts';
import type { OrderLine } from '#src/api/orders.ts';
import { arrivalWindow } from '#src/domain/arrival-window.ts';
import { fromWireMoney } from '#src/domain/money.ts';
import { DateText } from '#src/i18n/date-text.tsx';
import { DeadlineInstant } from '#src/i18n/deadline-instant.tsx';
import { formatClockTime, formatDate, formatTime } from '#src/i18n/formats.ts';
import { nameOf } from '#src/i18n/localized.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTimeWords } from '#src/i18n/use-time-words.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { EmptyRow } from '#src/ui/empty-row.tsx';
import { Loading } from '#src/ui/loading.tsx';
import { Money } from '#src/ui/money.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { deliveryState } from './delivery-state.ts';
import classes from './next-deliveries.module.css';

type NextDeliveriesProps = {
  line: OrderLine;
  /** Its days from today on, by date; undefined while they are not known. */
  deliveries: readonly Delivery[] | undefined;
  /** Why they could not be loaded, and what asks for them again. */
  failed?: { error: unknown; onRetry: () => void } | undefined;
  now: Date;
  onCancel: (delivery: Delivery) => void;
  headingRef: Ref<HTMLHeadingElement>;
};

const shownAtFirst = 7;

/** The days to come of one subscription, each with the instant until which its lunch can be cancelled (acceptance H01, H04). */
export function NextDeliveries({ line, deliveries, failed, now, onCancel, headingRef }: NextDeliveriesProps) {
  const [showsAll, setShowsAll] = useState(false);
  const isCancelled = line.status === 'cancelled';
  // Of a cancelled subscription only the lunches that could not be cancelled are left.
  const days = isCancelled ? deliveries?.filter((each) => isLunch(each, now)) : deliveries;
  if (isCancelled && (line.remainingDays === 0 || days?.length === 0)) return null;
  const shown = showsAll ? days : days?.slice(0, shownAtFirst);

  return (
    <section aria-labelledby="order-deliveries">
      <h2 className={classes.title} id="order-deliveries" tabIndex={-1} ref={headingRef}>
        <FormattedMessage id={isCancelled ? 'order.deliveries.remaining' : 'order.deliveries.title'} />
      </h2>
      {shown === undefined ? (
        <Waiting failed={failed} />
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
          <Card component="ul" padding="none" clip className={classes.days}>
            {shown.map((delivery) => (
              <Day key={delivery.id} delivery={delivery} line={line} now={now} onCancel={onCancel} />
            ))}
          </Card>
        </>
      )}
      {days !== undefined && !showsAll && days.length > shownAtFirst && (
        <Button
          look="quiet"
          className={classes.all}
          onClick={() => {
            setShowsAll(true);
          }}
        >
          <FormattedMessage id="order.deliveries.all" values={{ count: days.length }} />
        </Button>
      )}
    </section>
  );
}

/** Whether a lunch comes on the day, or came today. */
function isLunch(delivery: Delivery, now: Date): boolean {
  return ['open', 'late', 'now'].includes(deliveryState(delivery, now));
}

/** When lunches arrive on a usual day. */
function WindowText() {
  const language = useLanguage();
  const { startsAt, endsAt } = useBusinessSettings().deliveryWindow;
  const time = (at: string) => <bdi>{formatClockTime(language, at)}</bdi>;
  return <FormattedMessage id="order.deliveries.window" values={{ from: time(startsAt), until: time(endsAt) }} />;
}

function Waiting({ failed }: Pick<NextDeliveriesProps, 'failed'>) {
  const intl = useIntl();
  if (!failed) {
    return (
      <Loading label={intl.formatMessage({ id: 'order.deliveries.loading' })}>
        <Skeleton height={340} radius={28} />
      </Loading>
    );
  }
  return (
    <Notice
      kind="error"
      role="alert"
      action={
        <Button look="secondary" size="small" onClick={failed.onRetry}>
          <FormattedMessage id="order.deliveries.retry" />
        </Button>
      }
    >
      <p>
        <FormattedMessage id="order.deliveries.failed" />
      </p>
      <FailureMessages error={failed.error} />
    </Notice>
  );
}

type DayProps = Pick<NextDeliveriesProps, 'line' | 'now' | 'onCancel'> & { delivery: Delivery };

function Day({ delivery, line, now, onCancel }: DayProps) {
  const intl = useIntl();
  const language = useLanguage();
  const state = deliveryState(delivery, now);

  return (
    <li className={classes.day} data-state={state}>
      <span className={classes.when}>
        <DateText on={delivery.date} look="day" />
      </span>
      <span className={classes.what}>
        <span>
          <DayName delivery={delivery} line={line} now={now} />
        </span>
        <small>
          <DayText delivery={delivery} now={now} />
        </small>
      </span>
      {state === 'late' && (
        <span className={classes.late}>
          <IconLock size={16} stroke={1.75} aria-hidden />
          <FormattedMessage id="order.delivery.late" />
        </span>
      )}
      {state === 'open' && (
        <Button
          look="quiet"
          size="small"
          className={classes.cancel}
          aria-label={intl.formatMessage(
            { id: 'order.delivery.cancel.label' },
            { date: formatDate(language, delivery.date, 'day') },
          )}
          onClick={() => {
            onCancel(delivery);
          }}
        >
          <FormattedMessage id="order.delivery.cancel" />
        </Button>
      )}
    </li>
  );
}

function DayName({ delivery, line, now }: Pick<DayProps, 'delivery' | 'line' | 'now'>) {
  const language = useLanguage();
  const { status, date, reason } = delivery;
  switch (deliveryState(delivery, now)) {
    case 'holiday':
      return reason && nameOf(language, reason);
    case 'off':
      return <FormattedMessage id="order.delivery.off" />;
    case 'cancelled':
      return <FormattedMessage id="order.delivery.cancelled" />;
    case 'now':
      return (
        (status === 'in_processing' || status === 'out_for_delivery' || status === 'delivered') && (
          <FormattedMessage id={`orders.progress.${status}`} />
        )
      );
    default:
      return <FormattedMessage id={date === line.startsOn ? 'order.delivery.first' : 'order.delivery.scheduled'} />;
  }
}

function DayText({ delivery, now }: Pick<DayProps, 'delivery' | 'now'>) {
  const intl = useIntl();
  const language = useLanguage();
  const words = useTimeWords(now);
  const { deliveryWindow } = useBusinessSettings();
  const { date, status, locked_at, out_for_delivery_at, delivered_at, eat_by, refund } = delivery;
  const arrival =
    status === 'delivered' ? null : arrivalWindow(date, deliveryWindow, eat_by === null ? null : new Date(eat_by));
  const time = (at: string | Date) => <bdi>{formatTime(language, at)}</bdi>;
  // As opening hours are written: the list above names the same window.
  const clock = (at: Date) => <bdi>{formatTime(language, at).replace(':00', '')}</bdi>;
  const reachedAt = status === 'delivered' ? delivered_at : out_for_delivery_at;
  switch (deliveryState(delivery, now)) {
    case 'holiday':
    case 'off':
      return <FormattedMessage id="order.delivery.skipped" />;
    case 'cancelled':
      return (
        refund !== null && (
          <FormattedMessage
            id="order.delivery.refunded"
            values={{ amount: <Money language={language} halalas={fromWireMoney(refund)} style="exact" /> }}
          />
        )
      );
    case 'now':
      return (
        <>
          {reachedAt !== null && (
            <FormattedMessage
              id={`order.delivery.since.${status === 'delivered' ? 'delivered' : 'out_for_delivery'}`}
              values={{ time: time(reachedAt) }}
            />
          )}{' '}
          {arrival !== null && (
            <FormattedMessage
              id="order.delivery.arrives"
              values={{ from: clock(arrival.from), until: clock(arrival.until) }}
            />
          )}{' '}
          {eat_by !== null && <FormattedMessage id="order.delivery.eatBy" values={{ time: time(eat_by) }} />}
        </>
      );
    case 'late':
      return <FormattedMessage id="order.delivery.closed" values={{ time: <DeadlineInstant at={locked_at} /> }} />;
    default: {
      const left = words.left(locked_at);
      return (
        <FormattedMessage
          id="order.delivery.until"
          values={{
            time: <DeadlineInstant at={locked_at} />,
            left: left && (
              <span className={classes.together}>
                {intl.formatMessage({ id: `time.left.${left.leads}` }, { time: left.time })}
              </span>
            ),
          }}
        />
      );
    }
  }
}
