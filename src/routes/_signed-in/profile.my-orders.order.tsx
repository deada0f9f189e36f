import { createFileRoute } from '@tanstack/react-router';
import { PaymentHistoryPage } from '#src/features/payments/payment-history-page.tsx';
import { PaymentHistoryPending } from '#src/features/payments/payment-history-pending.tsx';
import { loadPayments } from '#src/features/payments/payment-queries.ts';

export const Route = createFileRoute('/_signed-in/profile/my-orders/order')({
  loader: ({ context: { queryClient } }) => loadPayments(queryClient, { cards: false }),
  pendingComponent: PaymentHistoryPending,
  component: PaymentHistoryPage,
});
