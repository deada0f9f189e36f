import { useQuery } from '@tanstack/react-query';
import { getGetDraftOrderQueryOptions } from '#src/api/generated/orders/orders.ts';

/** How many students the order in the cart is for (operation `getDraftOrder`); 0 without one, and until known. */
export function useCartCount(): number {
  const { data } = useQuery(getGetDraftOrderQueryOptions({ query: { meta: { shownInPlace: true } } }));
  const lines = data?.data.order?.sub_orders ?? [];
  return new Set(lines.map(({ applicant_id: id }) => id)).size;
}
