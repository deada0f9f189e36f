import { useQuery } from '@tanstack/react-query';
import type { DraftOrderAnswerDto } from '#src/api/generated/client.schemas.ts';
import { getGetDraftOrderQueryOptions } from '#src/api/generated/orders/orders.ts';

/** How many students the order in the cart is for (operation `getDraftOrder`); 0 without one, and until known. */
export function useCartCount(): number {
  const { data } = useQuery(getGetDraftOrderQueryOptions({ query: { select: countOf, meta: { isBackground: true } } }));
  return data ?? 0;
}

// As the query's own selection: an answer off the contract counts as none, and takes no page along.
const countOf = ({ data }: DraftOrderAnswerDto) =>
  new Set((data.order?.sub_orders ?? []).map(({ applicant_id: id }) => id)).size;
