import { createFileRoute } from '@tanstack/react-router';
import { settingsQuery } from '#src/api/business-settings.ts';
import { currentOrdersQuery } from '#src/api/current-orders.ts';
import { draftOrderQuery } from '#src/api/draft-order.ts';
import { studentsQuery } from '#src/api/students.ts';
import { load } from '#src/api/load.ts';
import { CartPage } from '#src/features/checkout/cart/cart-page.tsx';
import { CartPending } from '#src/features/checkout/cart/cart-pending.tsx';
import { idSearch } from '#src/features/checkout/id-search.ts';

export const Route = createFileRoute('/_signed-in/cart/choose-applicants')({
  validateSearch: (search: Record<string, unknown>) => idSearch('applicant', search),
  loader: async ({ context: { queryClient } }) => {
    await Promise.all([
      load(queryClient, draftOrderQuery()),
      load(queryClient, studentsQuery()),
      load(queryClient, currentOrdersQuery()),
      load(queryClient, settingsQuery()),
    ]);
  },
  pendingComponent: () => <CartPending label="cart.page.loading" />,
  component: function CartRoute() {
    return <CartPage chosenStudentId={Route.useSearch().applicant} />;
  },
});
