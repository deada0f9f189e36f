import { createFileRoute } from '@tanstack/react-router';
import { settingsQuery } from '#src/api/business-settings.ts';
import { load } from '#src/api/load.ts';
import { currentOrdersQuery } from '#src/features/orders/current-orders-query.ts';
import { CurrentOrdersPage } from '#src/features/orders/current-orders-page.tsx';
import { CurrentOrdersPending } from '#src/features/orders/current-orders-pending.tsx';

export const Route = createFileRoute('/_signed-in/profile/my-orders/current-orders')({
  loader: async ({ context: { queryClient } }) => {
    await Promise.all([load(queryClient, currentOrdersQuery(1)), load(queryClient, settingsQuery())]);
  },
  pendingComponent: CurrentOrdersPending,
  component: CurrentOrdersPage,
});
