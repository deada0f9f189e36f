import { createFileRoute } from '@tanstack/react-router';
import { useMemo } from 'react';
import { idSearch } from '#src/features/checkout/id-search.ts';
import { HistoryPage } from '#src/features/orders/history/history-page.tsx';
import { HistoryPending } from '#src/features/orders/history/history-pending.tsx';
import { historyPagesQuery } from '#src/features/orders/history/history-queries.ts';
import { type HistoryFilter, historySearch } from '#src/features/orders/history/history-search.ts';
import { OrderPage } from '#src/features/orders/detail/order-page.tsx';
import { OrderPending } from '#src/features/orders/detail/order-pending.tsx';
import { loadOrderPage } from '#src/features/orders/detail/order-queries.ts';

type HistoryRouteSearch = HistoryFilter & { order?: number; subscription?: number };

/**
 * The historical orders, filtered by status and days; with `?order={id}` one of them, with `&subscription={id}` that student
 * first.
 */
export const Route = createFileRoute('/_signed-in/profile/my-orders/history')({
  staticData: { hasWayBack: (search) => 'order' in search },
  validateSearch: (search: Record<string, unknown>): HistoryRouteSearch => ({
    ...historySearch(search),
    ...idSearch('order', search),
    ...idSearch('subscription', search),
  }),
  loaderDeps: ({ search: { order } }) => ({ order }),
  loader: async ({ context: { queryClient }, deps: { order }, location }) => {
    if (order !== undefined) {
      await loadOrderPage(queryClient, order);
      return;
    }
    // A failed list shows its error itself, below the filter.
    const filter = historySearch({ ...location.search });
    await Promise.allSettled([queryClient.infiniteQuery({ ...historyPagesQuery(filter), staleTime: 'static' })]);
  },
  pendingComponent: HistoryRoutePending,
  component: HistoryRoute,
});

function HistoryRoutePending() {
  return Route.useSearch().order === undefined ? <HistoryPending /> : <OrderPending />;
}

function HistoryRoute() {
  const { order, status, from, to } = Route.useSearch();
  const filter = useMemo(() => historySearch({ status, from, to }), [status, from, to]);
  const navigate = Route.useNavigate();
  if (order !== undefined) return <OrderPage key={order} orderId={order} from="history" />;
  return (
    <HistoryPage
      filter={filter}
      onFilter={(wanted) => {
        void navigate({ search: wanted, replace: true, resetScroll: false });
      }}
    />
  );
}
