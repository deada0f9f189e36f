import { createFileRoute } from '@tanstack/react-router';
import { loadRenewal } from '#src/features/orders/renewal-assistant/load-renewal.ts';
import { RenewalPage } from '#src/features/orders/renewal-assistant/renewal-page.tsx';
import { RenewalPending } from '#src/features/orders/renewal-assistant/renewal-pending.tsx';

/** The renewal of all subscriptions that end soon. */
export const Route = createFileRoute('/_signed-in/profile/my-orders/renewal')({
  staticData: { hasWayBack: true },
  loader: async ({ context: { queryClient } }) => loadRenewal(queryClient),
  pendingComponent: RenewalPending,
  component: RenewalPage,
});
