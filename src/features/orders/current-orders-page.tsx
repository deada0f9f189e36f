import { useQueries, useSuspenseQuery } from '@tanstack/react-query';
import { IconPackages, IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { memo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useServerNow } from '#src/api/business-settings.ts';
import type { OrderList } from '#src/api/generated/model/orderList.ts';
import { getListCurrentOrdersQueryOptions } from '#src/api/generated/orders/orders.ts';
import { type Order, type OrderLine, toOrder } from '#src/api/orders.ts';
import { type CivilDate, riyadhDateOf } from '#src/domain/riyadh-date.ts';
import { usePageTitle } from '#src/i18n/use-page-title.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { Scene } from '#src/ui/scene.tsx';
import { TextLink } from '#src/ui/text-link.tsx';
import classes from './current-orders-page.module.css';
import { currentOrdersQuery } from './current-orders-query.ts';
import { leadingLine } from './lunch-today.ts';
import { OrderCard } from './order-card.tsx';
import { TodayPanel } from './today-panel.tsx';

interface OrdersPage {
  number: number;
  orders: Order[];
  /** The page's subscription to speak of first. */
  lead: OrderLine | undefined;
  hasNext: boolean;
}

function toPage({ data, meta }: OrderList): OrdersPage {
  const orders = data.orders.map(toOrder);
  return {
    number: meta.page,
    orders,
    lead: leadingLine(orders.flatMap(({ lines }) => lines)),
    hasNext: meta.next_page !== null,
  };
}

/** Orders that are paid and not over (spec §4, acceptance H01): today's lunch, then each order with its subscriptions. */
export function CurrentOrdersPage() {
  const intl = useIntl();
  usePageTitle(intl.formatMessage({ id: 'orders.page.title' }));
  const { data: first } = useSuspenseQuery({ ...currentOrdersQuery(1), select: toPage });
  const today = riyadhDateOf(useServerNow());
  const [pageCount, setPageCount] = useState(1);
  const more = useQueries({
    queries: Array.from({ length: pageCount - 1 }, (_, index) => ({
      ...getListCurrentOrdersQueryOptions({ page: index + 2 }, { query: { meta: { shownInPlace: true } } }),
      select: toPage,
    })),
  });
  const pages = [first, ...more.flatMap(({ data }) => data ?? [])];
  const lead = leadingLine(pages.flatMap((page) => page.lead ?? []));
  const failed = more.find(({ isError }) => isError);
  const hasMore = pages.at(-1)?.hasNext === true;

  return (
    <>
      <PageHead
        className={classes.head}
        title={<FormattedMessage id="orders.page.title" />}
        aside={
          first.orders.length > 0 && (
            <TextLink standing renderRoot={(props) => <Link to="/packages" {...props} />}>
              <IconPlus size={16} stroke={1.75} aria-hidden />
              <FormattedMessage id="orders.new" />
            </TextLink>
          )
        }
      />
      {first.orders.length === 0 ? (
        <NoOrders />
      ) : (
        <div className={classes.orders}>
          {lead && <TodayPanel line={lead} today={today} />}
          {pages.map(({ number, orders }) => (
            <OrderCards key={number} orders={orders} today={today} />
          ))}
          {failed && (
            <Notice kind="error" role="alert">
              <p>
                <FormattedMessage id="orders.more.failed" />
              </p>
            </Notice>
          )}
          {hasMore && (
            <Button
              look="secondary"
              className={classes.more}
              loading={more.some(({ isFetching }) => isFetching)}
              loadingLabel={intl.formatMessage({ id: 'orders.more.busy' })}
              onClick={() => {
                if (failed) void failed.refetch();
                else setPageCount(pageCount + 1);
              }}
            >
              <FormattedMessage id="orders.more" />
            </Button>
          )}
        </div>
      )}
    </>
  );
}

/** One page of cards; the query keeps a page it has, so that this renders once however many follow. */
const OrderCards = memo(function OrderCards({ orders, today }: { orders: readonly Order[]; today: CivilDate }) {
  return (
    <div className={classes.page}>
      {orders.map((order) => (
        <OrderCard key={order.id} order={order} today={today} />
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
