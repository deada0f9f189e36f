import { useInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { IconPackages, IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { memo, useEffect, useMemo, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ErrorMessages } from '#src/errors/error-messages.tsx';
import type { OrderDto as WireOrder, OrderListDto } from '#src/api/generated/client.schemas.ts';
import { toOrder } from '#src/api/orders.ts';
import { useSteadyRows } from '#src/api/pages.ts';
import { useServerNow } from '#src/api/server-now.ts';
import { type CivilDate, riyadhDateOf } from '#src/domain/riyadh-date.ts';
import { usePageTitle } from '#src/i18n/use-page-title.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { PageHead } from '#src/ui/layout/page-head.tsx';
import { Scene } from '#src/ui/illustrations/scene.tsx';
import { TextLink } from '#src/ui/actions/text-link.tsx';
import { useLongWait } from '#src/ui/feedback/use-long-wait.ts';
import classes from './current-orders-page.module.css';
import { currentOrdersQuery, moreCurrentOrdersQuery } from './current-orders-query.ts';
import { leadingSubscription } from '#src/features/orders/subscription/lunch-today.ts';
import { OrderCard } from './order-card.tsx';
import { RenewalBanner } from '#src/features/orders/renewal/renewal-banner.tsx';
import { TodayPanel } from '#src/features/orders/subscription/today-panel.tsx';
import { useDueRenewals } from '#src/features/orders/renewal/use-due-renewals.ts';

/** Orders that are paid and not over (rules.md#order-states, row H01): today's lunch, then each order with its subscriptions. */
export function CurrentOrdersPage() {
  const intl = useIntl();
  usePageTitle(intl.formatMessage({ id: 'orders.page.title' }));
  const { data: first, refetch } = useSuspenseQuery(currentOrdersQuery());
  const today = riyadhDateOf(useServerNow());
  const orders = useMemo(() => first.data.orders.map(toOrder), [first]);
  const lead = useMemo(() => leadingSubscription(orders.flatMap(({ subscriptions }) => subscriptions)), [orders]);
  const due = useDueRenewals(orders, { areAll: first.meta.next_page === null, today });

  return (
    <>
      <PageHead
        size="small"
        className={classes.head}
        title={<FormattedMessage id="orders.page.title" />}
        aside={
          first.data.orders.length > 0 && (
            <TextLink standalone className={classes.new} renderRoot={(props) => <Link to="/packages" {...props} />}>
              <IconPlus size={16} stroke={1.75} aria-hidden />
              <FormattedMessage id="orders.new" />
            </TextLink>
          )
        }
      />
      {first.data.orders.length === 0 ? (
        <NoOrders />
      ) : (
        <div className={classes.orders}>
          {lead && <TodayPanel subscription={lead} today={today} />}
          <RenewalBanner subscriptions={due} />
          <OrderCards orders={first.data.orders} today={today} />
          {first.meta.next_page !== null && <MoreOrders first={first} refetchFirst={refetch} today={today} />}
        </div>
      )}
    </>
  );
}

type MoreOrdersProps = { first: OrderListDto; refetchFirst: () => Promise<unknown>; today: CivilDate };

/** The pages that the parent asked for, and the way to the next one. */
function MoreOrders({ first, refetchFirst, today }: MoreOrdersProps) {
  const intl = useIntl();
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError, error, refetch } =
    useInfiniteQuery(moreCurrentOrdersQuery(first));
  const isLongWait = useLongWait(isFetchingNextPage);
  const list = useRef<HTMLDivElement>(null);
  const pagesBefore = useRef<number>(null);
  const pages = data?.pages ?? [];
  const [, ...appended] = useSteadyRows(
    [first, ...pages],
    (page) => page.data.orders,
    // The first page decides where the next one begins.
    () => refetchFirst().then(() => refetch()),
  );
  const pageCount = pages.length;
  const hasMore = data === undefined || hasNextPage;

  useEffect(() => {
    const before = pagesBefore.current;
    if (before === null || pageCount <= before) return;
    pagesBefore.current = null;
    // The button is gone with the last page: the focus goes on to what it brought.
    if (!hasMore) list.current?.children[before]?.querySelector<HTMLElement>('article')?.focus();
  }, [pageCount, hasMore]);

  return (
    <>
      <div ref={list} className={classes.pages}>
        {pages.map(({ meta }, index) => (
          <OrderCards key={meta.page} orders={appended[index] ?? []} today={today} />
        ))}
      </div>
      {isFetchNextPageError && (
        <Notice kind="error" role="alert">
          <p>
            <FormattedMessage id="orders.more.failed" />
          </p>
          <ErrorMessages error={error} />
        </Notice>
      )}
      {hasMore && (
        <Button
          variant="secondary"
          className={classes.more}
          loading={isLongWait}
          loadingLabel={intl.formatMessage({ id: 'orders.more.busy' })}
          onClick={() => {
            pagesBefore.current = pageCount;
            void fetchNextPage({ cancelRefetch: false });
          }}
        >
          <FormattedMessage id="orders.more" />
        </Button>
      )}
    </>
  );
}

type OrderCardsProps = { orders: readonly WireOrder[]; today: CivilDate };

/** One page of cards; the query keeps a page it has, so that this renders once however many follow. */
const OrderCards = memo(function OrderCards({ orders, today }: OrderCardsProps) {
  return (
    <div className={classes.page}>
      {orders.map((order) => (
        <OrderCard key={order.id} order={toOrder(order)} today={today} />
      ))}
    </div>
  );
});

function NoOrders() {
  return (
    <EmptyState
      picture={<Scene name="empty-orders" className={classes.scene} />}
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
