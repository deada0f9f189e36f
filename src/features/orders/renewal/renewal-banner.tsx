import { IconRepeat } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { useBusinessSettings } from '#src/api/business-settings.ts';
import type { Subscription } from '#src/domain/subscription.ts';
import { orderTotals } from '#src/domain/order-totals.ts';
import { DateText } from '#src/i18n/date-text.tsx';
import { nameOf } from '#src/i18n/localized.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { TextLink } from '#src/ui/actions/text-link.tsx';
import { Money } from '#src/ui/text/money.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { DataText } from '#src/ui/text/data-text.tsx';
import classes from './renewal-banner.module.css';
import { RenewalRefusal } from './renewal-refusal.tsx';
import { useRenewal } from './use-renewal.ts';

/** A banner whose button renews all subscriptions that end within two weeks and opens the checkout (row H05). */
export function RenewalBanner({ subscriptions }: { subscriptions: readonly Subscription[] }) {
  const intl = useIntl();
  const language = useLanguage();
  const { vatPercent } = useBusinessSettings();
  const renewal = useRenewal({ subscriptions, to: '/checkout' });
  const [first] = subscriptions;
  // What was found stays after the other students are in the cart.
  if (first === undefined) return <RenewalRefusal renewal={renewal} />;
  const count = subscriptions.length;
  const { totalHalalas } = orderTotals(
    subscriptions.flatMap((each) => each.renewal ?? []),
    vatPercent,
  );

  return (
    <section aria-labelledby="renewal-banner" data-screen-only>
      <Notice
        kind="warning"
        icon={<IconRepeat size={20} stroke={1.75} />}
        title={
          <span id="renewal-banner">
            <FormattedMessage
              id="order.renewal.title"
              values={{ count, name: <DataText key="name" text={nameOf(language, first.student)} /> }}
            />
          </span>
        }
        action={
          <Button
            size="small"
            loading={renewal.isPending}
            loadingLabel={intl.formatMessage({ id: 'order.renew.busy' })}
            onClick={renewal.renew}
          >
            <FormattedMessage id="order.renewal.action" values={{ count }} />
          </Button>
        }
      >
        <ul className={classes.lines}>
          {subscriptions.map((subscription) => (
            <li key={subscription.id}>
              {count > 1 && (
                <b>
                  <DataText text={nameOf(language, subscription.student)} />
                </b>
              )}{' '}
              <FormattedMessage
                id="order.renewal.last"
                values={{ date: <DateText on={subscription.endsOn} variant="day" /> }}
              />{' '}
              {subscription.renewal && (
                <FormattedMessage
                  id="order.renewal.next"
                  values={{ date: <DateText on={subscription.renewal.startsOn} variant="day" /> }}
                />
              )}
            </li>
          ))}
        </ul>
        <p>
          <FormattedMessage
            id="order.renewal.total"
            values={{ amount: <Money language={language} halalas={totalHalalas} style="exact" /> }}
          />
        </p>
        <p>
          <TextLink standalone renderRoot={(props) => <Link to="/profile/my-orders/renewal" {...props} />}>
            <FormattedMessage id="order.renewal.details" />
          </TextLink>
        </p>
      </Notice>
      <RenewalRefusal renewal={renewal} className={classes.failure} />
    </section>
  );
}
