import { createFileRoute } from '@tanstack/react-router';
import { idInPath } from '#src/api/id-in-path.ts';
import { load } from '#src/api/load.ts';
import { orderEventsQuery } from '#src/api/order-events.ts';
import { orderQuery } from '#src/api/orders.ts';
import { idSearch } from '#src/features/checkout/id-search.ts';
import { OrderEventsPage } from '#src/features/order-history/order-events-page.tsx';
import { OrderEventsPending } from '#src/features/order-history/order-events-pending.tsx';

/** The history of an order, or the receipt of one event (`?event=`); an unknown or invalid id shows 'No Results were Found!'. */
export const Route = createFileRoute('/_signed-in/profile/my-orders/changes/$orderId')({
  staticData: { hasWayBack: true },
  validateSearch: (search: Record<string, unknown>) => idSearch('event', search),
  loader: async ({ context: { queryClient }, params }) => {
    const id = idInPath(params.orderId);
    await Promise.all([load(queryClient, orderQuery(id)), load(queryClient, orderEventsQuery(id))]);
  },
  pendingComponent: OrderEventsPending,
  component: function OrderEventsRoute() {
    const orderId = Number(Route.useParams().orderId);
    return <OrderEventsPage key={orderId} orderId={orderId} eventId={Route.useSearch().event} />;
  },
});
