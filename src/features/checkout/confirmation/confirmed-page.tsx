import { useSuspenseQuery } from '@tanstack/react-query';
import { IconCheck } from '@tabler/icons-react';
import { Link, Navigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { orderQuery } from '#src/api/orders.ts';
import type { Order } from '#src/domain/order.ts';
import type { Subscription } from '#src/domain/subscription.ts';
import { usePackageMeals } from '#src/api/package-meals.ts';
import type { CivilDate } from '#src/domain/riyadh-date.ts';
import { subscriptionPeriod } from '#src/domain/subscription-period.ts';
import { DateText } from '#src/i18n/date-text.tsx';
import { usePageTitle } from '#src/i18n/use-page-title.ts';
import { Badge } from '#src/ui/text/badge.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { DataText } from '#src/ui/text/data-text.tsx';
import { Leaf } from '#src/ui/illustrations/leaf.tsx';
import { PackageLunchBox } from '#src/ui/illustrations/package-lunch-box.tsx';
import classes from './confirmed-page.module.css';
import { FirstWeekPlace } from './first-week-place.tsx';
import { NextSteps } from './next-steps.tsx';
import { useSubscriptionTexts } from '#src/features/checkout/use-subscription-texts.ts';

type ConfirmedPageProps = {
  id: number;
  /** The button that saves the order's report. */
  reportButton: ReactNode;
};

/** The confirmation page of a paid order (row O04): thanks, the first lunches, links to other pages, the receipt. */
export function ConfirmedPage({ id, reportButton }: ConfirmedPageProps) {
  const { data: order } = useSuspenseQuery(orderQuery(id));
  // The address can name an unpaid order; the page shows thanks only after payment.
  if (order.status === 'draft' || order.payment === null) return <Navigate to="/cart/choose-applicants" replace />;
  if (order.status === 'pending_payment' && order.payment.status !== 'paid') {
    return <Navigate to="/checkout" search={{ payment: order.payment.id }} replace />;
  }
  // The address can be old: the first lunch was delivered long ago or cancelled.
  if (order.status === 'completed' || order.status === 'cancelled') {
    return <Navigate to="/profile/my-orders/history" search={{ order: id }} replace />;
  }
  return <Confirmed order={order} reportButton={reportButton} />;
}

/**
 * The day of the first lunch. It can be later than the start day, which can be an off day, also before payment if the
 * start was moved onto one. The school's calendar is not needed here, because the server refuses a start on a closed
 * day.
 */
function firstLunchOn({ startsOn, dayCount, offDays }: Subscription): CivilDate {
  const [on = startsOn] = subscriptionPeriod({ startsOn, dayCount, vacations: [], offDays }).deliveryDays;
  return on;
}

const byFirstLunch = (a: Subscription, b: Subscription) => firstLunchOn(a).localeCompare(firstLunchOn(b));

type ConfirmedProps = { order: Order; reportButton: ReactNode };

function Confirmed({ order, reportButton }: ConfirmedProps) {
  const intl = useIntl();
  const texts = useSubscriptionTexts();
  usePageTitle(intl.formatMessage({ id: 'confirmed.page.title' }));
  const subscriptions = order.subscriptions.toSorted(byFirstLunch);
  const firstLunches = subscriptions.map((subscription) => ({ subscription, on: firstLunchOn(subscription) }));
  const [first] = subscriptions;

  return (
    <div className={classes.page}>
      <section className={classes.thanks}>
        <Leaf className={classes.leaf} />
        <div className={classes.texts}>
          <Badge tone="lime-solid" icon={<IconCheck size={16} stroke={2} aria-hidden />}>
            <FormattedMessage
              id="confirmed.badge"
              values={{ number: <bdi className={classes.number}>{`#${order.number}`}</bdi> }}
            />
          </Badge>
          <h1 className={classes.title} tabIndex={-1}>
            <FormattedMessage id="confirmed.page.title" />
          </h1>
          {first && (
            <p className={classes.text}>
              <FormattedMessage
                id={subscriptions.length === 1 ? 'confirmed.text.one' : 'confirmed.text.many'}
                values={{
                  name: <DataText key="name" text={texts.student(first)} />,
                  date: <DateText on={firstLunchOn(first)} variant="spoken" />,
                }}
              />
            </p>
          )}
          <div className={classes.actions}>
            <Button
              variant="lime"
              size="large"
              renderRoot={(props) => (
                <Link to="/profile/my-orders/current-orders" search={{ order: order.id }} {...props} />
              )}
            >
              <FormattedMessage id="confirmed.follow" />
            </Button>
            <Button variant="on-deep" size="large" renderRoot={(props) => <Link to="/" {...props} />}>
              <FormattedMessage id="confirmed.home" />
            </Button>
          </div>
        </div>
        {first && <BoughtBox subscription={first} />}
      </section>
      <NextSteps order={order} firstLunches={firstLunches} reportButton={reportButton} />
      <FirstWeekPlace firstLunches={firstLunches} />
    </div>
  );
}

/** The lunch box of the package that begins first, with that package's meals. */
function BoughtBox({ subscription }: { subscription: Subscription }) {
  return (
    // The picture has a direction of its own, so its place is that of an element around it.
    <div className={classes.box}>
      <PackageLunchBox package={subscription.package} meals={usePackageMeals(subscription.package.id)} />
    </div>
  );
}
