import { IconLock } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { useBusinessSettings } from '#src/api/business-settings.ts';
import { type Delivery, dishesWithoutOther } from '#src/domain/delivery.ts';
import type { Meal } from '#src/domain/meal.ts';
import type { Subscription } from '#src/domain/subscription.ts';
import { arrivalWindow, overdueSince } from '#src/domain/arrival-window.ts';
import { DateText } from '#src/i18n/date-text.tsx';
import { DeadlineInstant } from '#src/i18n/deadline-instant.tsx';
import { formatDate, formatTime } from '#src/i18n/formats.ts';
import { nameOf } from '#src/i18n/localized.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTimeText } from '#src/i18n/use-time-text.ts';
import { TextLink } from '#src/ui/actions/text-link.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { Money } from '#src/ui/text/money.tsx';
import { DishRow } from '#src/features/dishes/dish-row.tsx';
import { ReplacedDishText } from '#src/features/dishes/replaced-dish-text.tsx';
import { deliveryState, isLunchState } from '#src/features/orders/subscription/delivery-state.ts';
import classes from './next-deliveries.module.css';

type DeliveryDayProps = {
  subscription: Subscription;
  delivery: Delivery;
  now: Date;
  /** The facts of a dish: undefined while they load, null if they did not load. */
  factsOf: (dishId: number) => Meal | undefined | null;
  onCancel: (delivery: Delivery) => void;
};

/** One upcoming day: its status, its dishes, the deadline for cancelling its lunch, and the times of arrival and of eating. */
export function DeliveryDay({ delivery, subscription, now, factsOf, onCancel }: DeliveryDayProps) {
  const intl = useIntl();
  const language = useLanguage();
  const state = deliveryState(delivery, now);

  return (
    <li className={classes.day} data-state={state} tabIndex={-1}>
      <span className={classes.when}>
        <DateText on={delivery.on} variant="day" />
      </span>
      <span className={classes.what}>
        <span>
          <DayName delivery={delivery} subscription={subscription} now={now} />
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
          variant="quiet"
          size="small"
          className={classes.cancel}
          aria-label={intl.formatMessage(
            { id: 'order.delivery.cancel.label' },
            { date: formatDate(language, delivery.on, 'day') },
          )}
          onClick={() => {
            onCancel(delivery);
          }}
        >
          <FormattedMessage id="order.delivery.cancel" />
        </Button>
      )}
      {isLunchState(state) && <Dishes delivery={delivery} factsOf={factsOf} />}
    </li>
  );
}

/** The dishes of a lunch, and what is replaced for the student. */
function Dishes({ delivery, factsOf }: Pick<DeliveryDayProps, 'delivery' | 'factsOf'>) {
  const { meals, replacedDishes } = delivery;
  const withoutOther = dishesWithoutOther(delivery);
  return (
    <div className={classes.dishes}>
      {meals.length === 0 && withoutOther.length === 0 && (
        <p className={classes.quiet}>
          <FormattedMessage id="order.delivery.unplanned" />
        </p>
      )}
      {meals.map((dish) => (
        <DishRow key={dish.id} dish={dish} meal={factsOf(dish.id)}>
          {replacedDishes
            .filter(({ mealId }) => mealId === dish.id)
            .map((replaced) => (
              <p key={replaced.previous.id} className={classes.quiet}>
                <ReplacedDishText id="order.delivery.instead" replaced={replaced} />
              </p>
            ))}
        </DishRow>
      ))}
      {withoutOther.map((replaced) => (
        <p key={replaced.previous.id} className={classes.quiet}>
          <ReplacedDishText id="order.delivery.noOther" replaced={replaced} />
        </p>
      ))}
    </div>
  );
}

function DayName({ delivery, subscription, now }: Pick<DeliveryDayProps, 'delivery' | 'subscription' | 'now'>) {
  const language = useLanguage();
  const { status, on, reason } = delivery;
  switch (deliveryState(delivery, now)) {
    case 'vacation':
      return reason && nameOf(language, reason);
    case 'off':
      return <FormattedMessage id="order.delivery.off" />;
    case 'cancelled':
      return reason ? nameOf(language, reason) : <FormattedMessage id="order.delivery.cancelled" />;
    case 'now':
      return (
        (status === 'in_processing' || status === 'out_for_delivery' || status === 'delivered') && (
          <FormattedMessage id={`orders.progress.${status}`} />
        )
      );
    default:
      return (
        <FormattedMessage id={on === subscription.startsOn ? 'order.delivery.first' : 'order.delivery.scheduled'} />
      );
  }
}

function DayText({ delivery, now }: Pick<DeliveryDayProps, 'delivery' | 'now'>) {
  const intl = useIntl();
  const language = useLanguage();
  const timeText = useTimeText(now);
  const { deliveryWindow } = useBusinessSettings();
  const { on, status, cancellableUntil, outForDeliveryAt, deliveredAt, eatBy, refundHalalas } = delivery;
  const arrival =
    status === 'delivered' ? null : arrivalWindow(on, deliveryWindow, eatBy === null ? null : new Date(eatBy), now);
  const overdue = overdueSince(delivery, deliveryWindow, now);
  const time = (at: string | Date) => <bdi>{formatTime(language, at)}</bdi>;
  // A full hour has no minutes, as in the delivery window above the list.
  const clock = (at: Date) => <bdi>{formatTime(language, at).replace(':00', '')}</bdi>;
  const reachedAt = status === 'delivered' ? deliveredAt : outForDeliveryAt;
  switch (deliveryState(delivery, now)) {
    case 'vacation':
    case 'off':
      return <FormattedMessage id="order.delivery.skipped" />;
    case 'cancelled':
      return (
        refundHalalas !== null && (
          <FormattedMessage
            id="order.delivery.refunded"
            values={{ amount: <Money language={language} halalas={refundHalalas} style="exact" /> }}
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
          {overdue !== null && (
            <>
              <FormattedMessage id="order.delivery.overdue" values={{ time: clock(overdue) }} />{' '}
              <TextLink renderRoot={(props) => <Link to="/contact" {...props} />}>
                <FormattedMessage id="safety.ask" />
              </TextLink>
            </>
          )}{' '}
          {eatBy !== null && <FormattedMessage id="order.delivery.eatBy" values={{ time: clock(new Date(eatBy)) }} />}
        </>
      );
    case 'late':
      return (
        <FormattedMessage id="order.delivery.closed" values={{ time: <DeadlineInstant at={cancellableUntil} /> }} />
      );
    default: {
      const left = timeText.left(cancellableUntil);
      return (
        <FormattedMessage
          id="order.delivery.until"
          values={{
            time: <DeadlineInstant at={cancellableUntil} />,
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
