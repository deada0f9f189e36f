import { createFileRoute } from '@tanstack/react-router';
import { settingsQuery } from '#src/api/business-settings.ts';
import { currentOrdersQuery } from '#src/api/current-orders.ts';
import { load } from '#src/api/load.ts';
import { idSearch } from '#src/features/checkout/id-search.ts';
import { CurrentOrdersPage } from '#src/features/orders/list/current-orders-page.tsx';
import { CurrentOrdersPending } from '#src/features/orders/list/current-orders-pending.tsx';
import { OrderPage } from '#src/features/orders/detail/order-page.tsx';
import { OrderPending } from '#src/features/orders/detail/order-pending.tsx';
import { loadOrderPage } from '#src/features/orders/detail/order-queries.ts';

/** The current orders; with `?order={id}` one of them, and with `&line={id}` that student first. */
export const Route = createFileRoute('/_signed-in/profile/my-orders/current-orders')({
  staticData: { hasWayBack: (search) => 'order' in search },
  validateSearch: (search: Record<string, unknown>): { order?: number; line?: number } => ({
    ...idSearch('order', search),
    ...idSearch('line', search),
  }),
  loaderDeps: ({ search: { order } }) => ({ order }),
  loader: async ({ context: { queryClient }, deps: { order } }) => {
    await (order === undefined
      ? Promise.all([load(queryClient, currentOrdersQuery()), load(queryClient, settingsQuery())])
      : loadOrderPage(queryClient, order));
  },
  pendingComponent: CurrentOrdersRoutePending,
  component: CurrentOrdersRoute,
});

function CurrentOrdersRoutePending() {
  return Route.useSearch().order === undefined ? <CurrentOrdersPending /> : <OrderPending />;
}

function CurrentOrdersRoute() {
  const { order } = Route.useSearch();
  return order === undefined ? <CurrentOrdersPage /> : <OrderPage key={order} orderId={order} from="current" />;
}
