import { createFileRoute, redirect } from '@tanstack/react-router';
import { orderQuery } from '#src/api/orders.ts';
import { askServerNow } from '#src/api/server-now.ts';
import { ConfirmedPage } from '#src/features/checkout/confirmation/confirmed-page.tsx';
import { ConfirmedPending } from '#src/features/checkout/confirmation/confirmed-pending.tsx';
import { idSearch } from '#src/features/checkout/id-search.ts';
import { ReportDownloadButton } from '#src/features/report/report-download-button.tsx';

/** The subscription is confirmed: asks the server, whatever the address says. */
export const Route = createFileRoute('/_signed-in/sub-successful')({
  validateSearch: (search: Record<string, unknown>) => idSearch('order', search),
  loaderDeps: ({ search: { order } }) => ({ order }),
  loader: async ({ context: { queryClient }, deps: { order } }) => {
    if (order === undefined) throw redirect({ to: '/profile/my-orders/current-orders', replace: true });
    askServerNow(queryClient);
    // What is known of the order may be from before it was paid: the page would lead back to paying it.
    await queryClient.query({ ...orderQuery(order), staleTime: 0 });
    return { order };
  },
  pendingComponent: ConfirmedPending,
  component: function ConfirmedRoute() {
    const { order } = Route.useLoaderData();
    return <ConfirmedPage id={order} reportButton={<ReportDownloadButton orderId={order} />} />;
  },
});
