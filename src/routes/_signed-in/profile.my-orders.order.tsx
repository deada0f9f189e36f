import { createFileRoute } from '@tanstack/react-router';
import { useMemo } from 'react';
import { type DateRange, dateRangeOf } from '#src/domain/date-range.ts';
import { PaymentHistoryPage } from '#src/features/payments/payment-history-page.tsx';
import { PaymentHistoryPending } from '#src/features/payments/payment-history-pending.tsx';
import { loadPayments } from '#src/features/payments/payment-queries.ts';

/** The payment history, optionally filtered by days. */
export const Route = createFileRoute('/_signed-in/profile/my-orders/order')({
  validateSearch: (search: Record<string, unknown>): DateRange => dateRangeOf(search),
  loader: ({ context: { queryClient }, location }) =>
    loadPayments(queryClient, { cards: false, days: dateRangeOf({ ...location.search }) }),
  pendingComponent: PaymentHistoryPending,
  component: PaymentHistoryRoute,
});

function PaymentHistoryRoute() {
  const { from, to } = Route.useSearch();
  const days = useMemo(() => dateRangeOf({ from, to }), [from, to]);
  const navigate = Route.useNavigate();
  return (
    <PaymentHistoryPage
      days={days}
      onDays={(wanted) => {
        void navigate({ search: wanted, replace: true, resetScroll: false });
      }}
    />
  );
}
