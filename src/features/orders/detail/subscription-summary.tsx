import { IconCalendar, IconHome, IconId, IconMapPin } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Delivery } from '#src/domain/delivery.ts';
import { isRunning } from '#src/domain/order-states.ts';
import type { Subscription } from '#src/domain/subscription.ts';
import { type CivilDate, daysBetween } from '#src/domain/riyadh-date.ts';
import { refundedLunches } from '#src/domain/subscription-state.ts';
import { nameOf } from '#src/i18n/localized.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Avatar } from '#src/ui/text/avatar.tsx';
import { TextLink } from '#src/ui/actions/text-link.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { MealPods } from '#src/ui/text/meal-pods.tsx';
import { DataText } from '#src/ui/text/data-text.tsx';
import { SubscriptionDates } from '#src/features/orders/subscription/subscription-dates.tsx';
import { SubscriptionStatus } from '#src/features/orders/subscription/subscription-status.tsx';
import { SubscriptionTitle } from '#src/features/orders/subscription/subscription-title.tsx';
import classes from './subscription-summary.module.css';
import { lunchToday } from '#src/features/orders/subscription/lunch-today.ts';
import { OffDaySummary } from '#src/features/orders/off-days/summary/off-day-summary.tsx';
import { TodayProgress } from '#src/features/orders/subscription/today-progress.tsx';

type SubscriptionSummaryProps = {
  subscription: Subscription;
  /** The subscription's days from today on; empty while they are not known. */
  deliveries: readonly Delivery[];
  today: CivilDate;
};

/**
 * A summary of one subscription: package, dates, place, delivered lunches, and the progress of today's lunch (row H01).
 */
export function SubscriptionSummary({ subscription, deliveries, today }: SubscriptionSummaryProps) {
  const intl = useIntl();
  const language = useLanguage();
  const titleId = useId();
  const lunch = lunchToday(subscription, deliveries, today);
  const name = nameOf(language, subscription.student);
  const refunded = refundedLunches(subscription);
  const isToSchool = subscription.deliveryTarget === 'school';

  return (
    <Card component="section" padding="none" className={classes.card} aria-labelledby={titleId}>
      <div className={classes.who}>
        <Avatar name={name} id={String(subscription.studentId)} size={56} />
        <div className={classes.text}>
          <div className={classes.head}>
            <h2 id={titleId}>
              <SubscriptionTitle subscription={subscription} />
            </h2>
            <SubscriptionStatus status={subscription.status} />
          </div>
          <p className={classes.number}>
            <bdi>{`#${subscription.number}`}</bdi>
          </p>
          <ul className={classes.facts}>
            <li>
              <IconCalendar size={16} stroke={1.75} aria-hidden />
              <span>
                <SubscriptionDates subscription={subscription} />
              </span>
            </li>
            <OffDaySummary subscription={subscription} />
            <li>
              {isToSchool ? (
                <IconMapPin size={16} stroke={1.75} aria-hidden />
              ) : (
                <IconHome size={16} stroke={1.75} aria-hidden />
              )}
              <span>
                {isToSchool && (
                  <span className={classes.place}>
                    <DataText text={nameOf(language, subscription.school)} />
                  </span>
                )}
                <span className={classes.place}>
                  <DataText
                    within={language}
                    text={nameOf(language, isToSchool ? subscription.schoolAddress : subscription.deliveryAddress)}
                  />
                </span>
              </span>
            </li>
            {isRunning(subscription.status) && (
              <li data-screen-only>
                <IconId size={16} stroke={1.75} aria-hidden />
                <TextLink
                  aria-label={intl.formatMessage({ id: 'careCard.linkName' }, { name })}
                  renderRoot={(props) => (
                    <Link
                      to="/profile/my-account/applicants/care-card/$applicantId"
                      params={{ applicantId: String(subscription.studentId) }}
                      {...props}
                    />
                  )}
                >
                  <FormattedMessage id="careCard.link" />
                </TextLink>
              </li>
            )}
          </ul>
        </div>
      </div>
      <div className={classes.progress}>
        <MealPods
          total={subscription.dayCount}
          delivered={subscription.deliveredDays}
          isOnItsWay={lunch.at === 'progress' && lunch.progress !== 'delivered'}
          refunded={refunded}
          deliveredText={
            lunch.at === 'first' ? (
              <FormattedMessage id="order.first.in" values={{ days: daysBetween(today, lunch.on) }} />
            ) : (
              <FormattedMessage
                id="orders.lunches"
                values={{ delivered: subscription.deliveredDays, count: subscription.dayCount }}
              />
            )
          }
          leftText={
            lunch.at === 'first' && refunded === 0 ? (
              <FormattedMessage id="order.first.count" values={{ count: subscription.dayCount }} />
            ) : (
              <FormattedMessage id="orders.left" values={{ count: subscription.remainingDays, refunded }} />
            )
          }
        />
        {lunch.at !== 'first' && subscription.status !== 'completed' && (
          <TodayProgress lunch={lunch} name={name} today={today} />
        )}
      </div>
    </Card>
  );
}
