import { createFileRoute, redirect } from '@tanstack/react-router';
import { getGetOrderSuspenseQueryOptions } from '#src/api/generated/orders/orders.ts';
import { load } from '#src/api/load.ts';
import { ConfirmedPage } from '#src/features/cart/confirmed-page.tsx';
import { ConfirmedPending } from '#src/features/cart/confirmed-pending.tsx';
import { idSearch } from '#src/features/cart/id-search.ts';

/** The subscription is confirmed: asks the server, whatever the address says. */
export const Route = createFileRoute('/_signed-in/sub-successful')({
  validateSearch: (search: Record<string, unknown>) => idSearch('order', search),
  loaderDeps: ({ search: { order } }) => ({ order }),
  loader: async ({ context: { queryClient }, deps: { order } }) => {
    if (order === undefined) throw redirect({ to: '/profile/my-orders/current-orders', replace: true });
    await load(queryClient, getGetOrderSuspenseQueryOptions(order));
    return { order };
  },
  pendingComponent: ConfirmedPending,
  component: function ConfirmedRoute() {
    return <ConfirmedPage id={Route.useLoaderData().order} />;
  },
});
