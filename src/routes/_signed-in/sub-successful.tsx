import { createFileRoute, redirect } from '@tanstack/react-router';
import { orderQuery } from '#src/api/orders.ts';
import { askServerNow } from '#src/api/server-now.ts';
import { ConfirmedPage } from '#src/features/checkout/confirmation/confirmed-page.tsx';
import { ConfirmedPending } from '#src/features/checkout/confirmation/confirmed-pending.tsx';
import { idSearch } from '#src/features/checkout/id-search.ts';
import { ReportDownloadButton } from '#src/features/report/report-download-button.tsx';

/** The confirmation of a subscription. The server decides whether it is paid, not the address. */
export const Route = createFileRoute('/_signed-in/sub-successful')({
  validateSearch: (search: Record<string, unknown>) => idSearch('order', search),
  loaderDeps: ({ search: { order } }) => ({ order }),
  loader: async ({ context: { queryClient }, deps: { order } }) => {
    if (order === undefined) throw redirect({ to: '/profile/my-orders/current-orders', replace: true });
    askServerNow(queryClient);
    // A cached order may be older than the payment, and would redirect to the checkout.
    await queryClient.query({ ...orderQuery(order), staleTime: 0 });
    return { order };
  },
  pendingComponent: ConfirmedPending,
  component: function ConfirmedRoute() {
    const { order } = Route.useLoaderData();
    return <ConfirmedPage id={order} reportButton={<ReportDownloadButton orderId={order} />} />;
  },
});
