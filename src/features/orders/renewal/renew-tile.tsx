import { IconCalendarEvent, IconRepeat } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { useBusinessSettings } from '#src/api/business-settings.ts';
import type { ActionOffer } from '#src/domain/action-offer.ts';
import type { Subscription } from '#src/domain/subscription.ts';
import { useServerNow } from '#src/api/server-now.ts';
import { isRunning } from '#src/domain/order-states.ts';
import { orderTotals } from '#src/domain/order-totals.ts';
import { daysBetween, riyadhDateOf } from '#src/domain/riyadh-date.ts';
import { DateText } from '#src/i18n/date-text.tsx';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Money } from '#src/ui/text/money.tsx';
import { actionState } from '#src/features/orders/detail/action-state.ts';
import { ActionFact, ActionTile } from '#src/features/orders/detail/action-tile.tsx';
import { useClosedText } from '#src/features/orders/detail/use-closed-text.tsx';
import { needsOtherPackage, useOtherPackages } from '#src/features/orders/detail/use-other-packages.ts';
import { RenewalRefusal } from './renewal-refusal.tsx';
import { useRenewal } from './use-renewal.ts';

/**
 * A tile that renews the same package for the same student (row H05; operation `renewSubOrder`) and opens the checkout.
 */
export function RenewTile({ subscription, offer }: { subscription: Subscription; offer: ActionOffer }) {
  const intl = useIntl();
  const language = useLanguage();
  const { vatPercent, minAge, maxAge } = useBusinessSettings();
  const now = useServerNow();
  const renewal = useRenewal({ subscriptions: [subscription], to: '/checkout' });
  const state = actionState(offer, now);
  const opensAt = state.at === 'later' ? state.opensAt : null;
  const otherPackages = useOtherPackages(subscription);
  const closed = useClosedText(now)(state, {
    too_early: {
      text: opensAt !== null && (
        <FormattedMessage
          id="order.renew.before"
          values={{ days: daysBetween(riyadhDateOf(new Date(opensAt)), subscription.endsOn) }}
        />
      ),
    },
    order_exists: {
      title: <FormattedMessage id="order.renew.order_exists" />,
      text: <FormattedMessage id="order.renew.order_exists.text" />,
    },
    package_withdrawn: {
      title: <FormattedMessage id="order.renew.package_withdrawn" />,
      text: <FormattedMessage id="order.renew.package_withdrawn.text" />,
    },
    out_of_age: {
      title: <FormattedMessage id="order.renew.out_of_age" />,
      text:
        otherPackages === null ? (
          <FormattedMessage id="order.renew.out_of_age.none" values={{ min: minAge, max: maxAge }} />
        ) : (
          <FormattedMessage id="order.renew.out_of_age.text" />
        ),
    },
    not_running: {
      title: <FormattedMessage id="order.renew.not_running" />,
      text: <FormattedMessage id="order.renew.not_running.text" />,
    },
  });
  const isInCart = state.at === 'closed' && state.reason === 'order_exists';

  return (
    <ActionTile
      icon={<IconRepeat size={22} stroke={1.75} />}
      tone="pine"
      title={<FormattedMessage id="order.renew.title" />}
      text={<FormattedMessage id={isRunning(subscription.status) ? 'order.renew.text' : 'order.renew.text.over'} />}
      closed={closed}
      action={
        closed === undefined ? (
          <Button
            variant="secondary"
            size="small"
            loading={renewal.isPending}
            loadingLabel={intl.formatMessage({ id: 'order.renew.busy' })}
            onClick={renewal.renew}
          >
            {subscription.renewal === null ? (
              <FormattedMessage id="order.renew.action" />
            ) : (
              <span>
                <FormattedMessage
                  id="order.renew.action.price"
                  values={{
                    amount: (
                      <Money
                        language={language}
                        halalas={orderTotals([subscription.renewal], vatPercent).totalHalalas}
                      />
                    ),
                  }}
                />
              </span>
            )}
          </Button>
        ) : needsOtherPackage(subscription) && otherPackages !== null ? (
          <Button
            variant="secondary"
            size="small"
            renderRoot={(props) => <Link to="/packages" search={otherPackages} {...props} />}
          >
            <FormattedMessage id="order.renew.other" />
          </Button>
        ) : (
          isInCart && (
            <Button
              variant="secondary"
              size="small"
              renderRoot={(props) => <Link to="/cart/choose-applicants" {...props} />}
            >
              <FormattedMessage id="order.renew.cart" />
            </Button>
          )
        )
      }
    >
      {subscription.renewal !== null && (
        <ActionFact icon={<IconCalendarEvent size={16} stroke={1.75} aria-hidden />}>
          <FormattedMessage id="order.renew.first" values={{ date: <DateText on={subscription.renewal.startsOn} /> }} />
        </ActionFact>
      )}
      <RenewalRefusal renewal={renewal} />
    </ActionTile>
  );
}
