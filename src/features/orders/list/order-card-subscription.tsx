import { IconCalendar, IconFileText, IconHome, IconMapPin } from '@tabler/icons-react';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Subscription } from '#src/domain/subscription.ts';
import type { CivilDate } from '#src/domain/riyadh-date.ts';
import { refundedLunches } from '#src/domain/subscription-state.ts';
import { nameOf } from '#src/i18n/localized.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Avatar } from '#src/ui/text/avatar.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { MealPods } from '#src/ui/text/meal-pods.tsx';
import { DataText } from '#src/ui/text/data-text.tsx';
import classes from './order-card.module.css';
import { SubscriptionDates } from '#src/features/orders/subscription/subscription-dates.tsx';
import { SubscriptionStatus } from '#src/features/orders/subscription/subscription-status.tsx';
import { SubscriptionTitle } from '#src/features/orders/subscription/subscription-title.tsx';
import { ListLink } from '#src/features/orders/subscription/list-link.tsx';
import { hasUnknownLunch, lunchToday } from '#src/features/orders/subscription/lunch-today.ts';
import { OffDayButton } from '#src/features/orders/off-days/entry/off-day-button.tsx';
import { OffDaySummary } from '#src/features/orders/off-days/summary/off-day-summary.tsx';
import { TodayProgress } from '#src/features/orders/subscription/today-progress.tsx';
import { useDeliveries } from '#src/features/orders/subscription/use-deliveries.ts';

type OrderCardSubscriptionProps = {
  subscription: Subscription;
  /** The id of the order, for the link to its details. */
  orderId: number;
  /** Whether it is the order's only subscription, so that the link does not have to select one. */
  isOnlyOne: boolean;
  today: CivilDate;
};

interface LunchProps {
  subscription: Subscription;
  /** The student's name. */
  name: string;
  today: CivilDate;
}

/** One student's subscription: dates, place, status, lunches left, the progress of today's lunch, and links to more. */
export function OrderCardSubscription({ subscription, orderId, isOnlyOne, today }: OrderCardSubscriptionProps) {
  const intl = useIntl();
  const language = useLanguage();
  const titleId = useId();
  const name = nameOf(language, subscription.student);
  // The subscription itself includes the progress of today's lunch; its days are only needed for other lunches.
  const lunch = lunchToday(subscription, [], today);
  const refunded = refundedLunches(subscription);

  return (
    <li className={classes.line} aria-labelledby={titleId}>
      <div>
        <div className={classes.who}>
          <Avatar name={name} id={String(subscription.studentId)} />
          <div className={classes.words}>
            <h3 id={titleId}>
              <SubscriptionTitle subscription={subscription} />
            </h3>
            <p>
              <bdi className={classes.number}>{`#${subscription.number}`}</bdi>
            </p>
          </div>
          <SubscriptionStatus status={subscription.status} className={classes.status} />
        </div>
        <ul className={classes.facts}>
          <li>
            <IconCalendar size={16} stroke={1.75} aria-hidden />
            <span>
              <SubscriptionDates subscription={subscription} />
            </span>
          </li>
          <OffDaySummary subscription={subscription} />
          <li>
            {subscription.deliveryTarget === 'school' ? (
              <IconMapPin size={16} stroke={1.75} aria-hidden />
            ) : (
              <IconHome size={16} stroke={1.75} aria-hidden />
            )}
            <span>
              <DataText
                within={language}
                text={nameOf(
                  language,
                  subscription.deliveryTarget === 'school' ? subscription.school : subscription.deliveryAddress,
                )}
              />
            </span>
          </li>
        </ul>
        <div className={classes.pods}>
          <MealPods
            total={subscription.dayCount}
            delivered={subscription.deliveredDays}
            isOnItsWay={lunch.at === 'progress' && lunch.progress !== 'delivered'}
            refunded={refunded}
            deliveredText={
              <FormattedMessage
                id="orders.lunches"
                values={{ delivered: subscription.deliveredDays, count: subscription.dayCount }}
              />
            }
            leftText={<FormattedMessage id="orders.left" values={{ count: subscription.remainingDays, refunded }} />}
          />
        </div>
      </div>
      <div>
        <Lunch subscription={subscription} name={name} today={today} />
        <div className={classes.actions}>
          <Button
            variant="secondary"
            size="small"
            icon={<IconFileText size={16} stroke={1.75} aria-hidden />}
            aria-label={intl.formatMessage({ id: 'orders.details.label' }, { name, number: `#${subscription.number}` })}
            renderRoot={(props) => (
              <ListLink
                to="/profile/my-orders/current-orders"
                search={{ order: orderId, ...(isOnlyOne ? {} : { subscription: subscription.id }) }}
                {...props}
              />
            )}
          >
            <FormattedMessage id="orders.details" />
          </Button>
          <OffDayButton subscription={subscription} />
        </div>
      </div>
    </li>
  );
}

/**
 * The progress of today's lunch. In a list of hundreds, only subscriptions that need their days request and observe
 * them.
 */
function Lunch(props: LunchProps) {
  const { subscription, today } = props;
  return hasUnknownLunch(subscription) ? (
    <AskingLunch {...props} />
  ) : (
    <TodayProgress {...props} lunch={lunchToday(subscription, [], today)} />
  );
}

/** Without its days it shows nothing: "no lunch today" might be wrong. */
function AskingLunch(props: LunchProps) {
  const { subscription, today } = props;
  const { deliveries, isKnown, isError } = useDeliveries(subscription, today);
  if (!isKnown) return isError ? null : <Skeleton width="60%" />;
  return <TodayProgress {...props} lunch={lunchToday(subscription, deliveries, today)} />;
}
