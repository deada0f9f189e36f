import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode, Ref } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Order } from '#src/domain/order.ts';
import type { Subscription } from '#src/domain/subscription.ts';
import { usePackageMeals } from '#src/api/package-meals.ts';
import { isListedAsCurrent } from '#src/domain/order-states.ts';
import { formatDate } from '#src/i18n/formats.ts';
import { nameOf } from '#src/i18n/localized.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { usePageTitle } from '#src/i18n/use-page-title.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { PackageLunchBox } from '#src/ui/illustrations/package-lunch-box.tsx';
import { TextLink } from '#src/ui/actions/text-link.tsx';
import { dataTexts } from '#src/ui/text/data-texts.tsx';
import classes from './review-frame.module.css';

type ReviewFrameProps = {
  order: Order;
  title: string;
  titleRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
};

/** The frame of the pages about an order's rating: the back link, and the students of the order. */
export function ReviewFrame({ order, title, titleRef, children }: ReviewFrameProps) {
  const intl = useIntl();
  const language = useLanguage();
  usePageTitle(title);
  const { subscriptions } = order;
  const isCurrent = isListedAsCurrent(order);
  const names = [...new Set(subscriptions.map((subscription) => nameOf(language, subscription.student)))];
  const startsOn = subscriptions.map((subscription) => subscription.startsOn).toSorted()[0];
  // The end that was booked does not hold for a cancelled subscription.
  const endsOn = subscriptions
    .filter(({ status }) => status !== 'cancelled')
    .map((subscription) => subscription.endsOn)
    .toSorted()
    .at(-1);
  const date = (on: string) => <bdi>{formatDate(language, on, 'date')}</bdi>;

  return (
    <div className={classes.page}>
      <TextLink
        standalone
        muted
        renderRoot={(props) => (
          <Link to={isCurrent ? '/profile/my-orders/current-orders' : '/profile/my-orders/history'} {...props} />
        )}
      >
        <IconArrowLeft size={16} stroke={1.75} data-flip aria-hidden />
        <FormattedMessage id={isCurrent ? 'profile.menu.currentOrders' : 'profile.menu.history'} />
      </TextLink>
      <Card padding="none" clip>
        <header className={classes.head}>
          <div className={classes.words}>
            <p className={classes.number}>
              <bdi>{`#${order.number}`}</bdi>
            </p>
            <h1 tabIndex={-1} ref={titleRef}>
              {title}
            </h1>
            {startsOn !== undefined && (
              <p>
                <FormattedMessage
                  id="review.frame.lead"
                  values={{
                    names: intl.formatList(dataTexts(names)),
                    dates:
                      endsOn === undefined ? (
                        <FormattedMessage id="order.dates.cancelled" values={{ from: date(startsOn) }} />
                      ) : (
                        <FormattedMessage id="order.dates" values={{ from: date(startsOn), to: date(endsOn) }} />
                      ),
                  }}
                />
              </p>
            )}
          </div>
          {subscriptions[0] && <BoughtBox subscription={subscriptions[0]} />}
        </header>
        <div className={classes.body}>{children}</div>
      </Card>
    </div>
  );
}

/** The lunch box of the rated package, with that package's meals. */
function BoughtBox({ subscription }: { subscription: Subscription }) {
  return (
    // The picture has a direction of its own, so its place is that of an element around it.
    <div className={classes.box}>
      <PackageLunchBox package={subscription.package} meals={usePackageMeals(subscription.package.id)} />
    </div>
  );
}
