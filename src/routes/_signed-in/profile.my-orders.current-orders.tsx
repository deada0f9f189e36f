import { createFileRoute } from '@tanstack/react-router';
import { idSearch } from '#src/features/checkout/id-search.ts';
import { BoardRows } from '#src/features/family-board/board-rows.tsx';
import { CurrentOrdersPage } from '#src/features/orders/list/current-orders-page.tsx';
import { CurrentOrdersPending } from '#src/features/orders/list/current-orders-pending.tsx';
import { OrderPage } from '#src/features/orders/detail/order-page.tsx';
import { OrderPending } from '#src/features/orders/detail/order-pending.tsx';
import { loadCurrentOrders } from '#src/features/orders/list/load-current-orders.ts';
import { loadOrderPage } from '#src/features/orders/detail/order-queries.ts';

/** The current orders; with `?order={id}` one of them, and with `&subscription={id}` that student first. */
export const Route = createFileRoute('/_signed-in/profile/my-orders/current-orders')({
  staticData: { hasWayBack: (search) => 'order' in search },
  validateSearch: (search: Record<string, unknown>): { order?: number; subscription?: number } => ({
    ...idSearch('order', search),
    ...idSearch('subscription', search),
  }),
  loaderDeps: ({ search: { order } }) => ({ order }),
  loader: async ({ context: { queryClient }, deps: { order } }) => {
    await (order === undefined ? loadCurrentOrders(queryClient) : loadOrderPage(queryClient, order));
  },
  pendingComponent: CurrentOrdersRoutePending,
  component: CurrentOrdersRoute,
});

function CurrentOrdersRoutePending() {
  return Route.useSearch().order === undefined ? <CurrentOrdersPending /> : <OrderPending />;
}

function CurrentOrdersRoute() {
  const { order } = Route.useSearch();
  return order === undefined ? (
    <CurrentOrdersPage board={<BoardRows />} />
  ) : (
    <OrderPage key={order} orderId={order} from="current" />
  );
}
