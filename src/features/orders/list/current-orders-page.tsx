import { useSuspenseQuery } from '@tanstack/react-query';
import { IconCalendarPlus, IconPackages, IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useCallback, useMemo, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { currentOrdersQuery } from '#src/api/current-orders.ts';
import { MoreOfList } from '#src/errors/more-of-list.tsx';
import type { Order } from '#src/domain/order.ts';
import { useServerNow } from '#src/api/server-now.ts';
import { useParts } from '#src/api/use-parts.ts';
import { type CivilDate, riyadhDateOf } from '#src/domain/riyadh-date.ts';
import { usePageTitle } from '#src/i18n/use-page-title.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { ListPages } from '#src/ui/lists/list-pages.tsx';
import { PageHead } from '#src/ui/layout/page-head.tsx';
import { Scene } from '#src/ui/illustrations/scene.tsx';
import { TextLink } from '#src/ui/actions/text-link.tsx';
import classes from './current-orders-page.module.css';
import { appendedOrders, firstOrders } from '#src/features/orders/order-counts.ts';
import { leadingSubscription } from '#src/features/orders/subscription/lunch-today.ts';
import { RateLunchButton } from '#src/features/orders/lunch-rating/rate-lunch-button.tsx';
import { OrderCard } from './order-card.tsx';
import { RenewalBanner } from '#src/features/orders/renewal/renewal-banner.tsx';
import { TodayPanel } from '#src/features/orders/subscription/today-panel.tsx';
import { dueRenewals } from '#src/features/orders/renewal/due-renewals.ts';

const followEveryMs = 60_000;

/**
 * The page of current orders (rules.md#order-states, row H01): today's lunch, then each paid order with its
 * subscriptions.
 */
export function CurrentOrdersPage({ board }: { board: ReactNode }) {
  const intl = useIntl();
  usePageTitle(intl.formatMessage({ id: 'orders.page.title' }));
  // Refetched every minute, because lunches progress while the page is open.
  const { data: orders } = useSuspenseQuery({ ...currentOrdersQuery(), refetchInterval: followEveryMs });
  const today = riyadhDateOf(useServerNow());
  const lead = useMemo(() => leadingSubscription(orders.flatMap(({ subscriptions }) => subscriptions)), [orders]);
  const due = useMemo(() => dueRenewals(orders, today), [orders, today]);

  return (
    <>
      <PageHead
        size="small"
        className={classes.head}
        title={<FormattedMessage id="orders.page.title" />}
        aside={
          orders.length > 0 && (
            <div className={classes.ways}>
              <TextLink standalone renderRoot={(props) => <Link to="/profile/my-orders/calendar" {...props} />}>
                <IconCalendarPlus size={16} stroke={1.75} aria-hidden />
                <FormattedMessage id="orders.calendar.open" />
              </TextLink>
              <TextLink standalone className={classes.new} renderRoot={(props) => <Link to="/packages" {...props} />}>
                <IconPlus size={16} stroke={1.75} aria-hidden />
                <FormattedMessage id="orders.new" />
              </TextLink>
            </div>
          )
        }
      />
      {orders.length === 0 ? (
        <NoOrders />
      ) : (
        <div className={classes.orders}>
          {lead && (
            <TodayPanel
              subscription={lead}
              today={today}
              action={<RateLunchButton key={lead.id} subscription={lead} variant="lime" />}
            />
          )}
          {board}
          <RenewalBanner subscriptions={due} />
          <OrderCards orders={orders} today={today} />
        </div>
      )}
    </>
  );
}

/** The order cards, rendered in parts. */
function OrderCards({ orders, today }: { orders: readonly Order[]; today: CivilDate }) {
  const intl = useIntl();
  const list = useRef<HTMLDivElement>(null);
  const shown = useParts(orders, { name: 'current orders', first: firstOrders, more: appendedOrders });
  const renderOrder = useCallback((order: Order) => <OrderCard order={order} today={today} />, [today]);
  return (
    <>
      <div ref={list} className={classes.pages}>
        <ListPages pages={shown.pages} renderItem={renderOrder} pageClassName={classes.page} name="current orders" />
      </div>
      <MoreOfList
        of={shown}
        shownText={intl.formatMessage({ id: 'orders.shown' }, { shown: shown.shown, total: shown.total })}
        list={list}
        items="article"
      />
    </>
  );
}

function NoOrders() {
  return (
    <EmptyState
      picture={<Scene name="empty-orders" />}
      title={<FormattedMessage id="orders.empty.title" />}
      text={<FormattedMessage id="orders.empty.text" />}
      actions={
        <Button
          icon={<IconPackages size={20} stroke={1.75} aria-hidden />}
          renderRoot={(props) => <Link to="/packages" {...props} />}
        >
          <FormattedMessage id="cart.empty.action" />
        </Button>
      }
    />
  );
}
