import { createFileRoute } from '@tanstack/react-router';
import { askServerNow } from '#src/api/server-now.ts';
import { PaymentPage } from '#src/features/payments/payment-page.tsx';
import { PaymentPending } from '#src/features/payments/payment-pending.tsx';
import { loadPayments } from '#src/features/payments/payment-queries.ts';

export const Route = createFileRoute('/_signed-in/profile/my-orders/payment')({
  loader: async ({ context: { queryClient } }) => {
    askServerNow(queryClient);
    await loadPayments(queryClient, { cards: true });
  },
  pendingComponent: PaymentPending,
  component: PaymentPage,
});
