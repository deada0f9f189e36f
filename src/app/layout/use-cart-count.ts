import { useQuery } from '@tanstack/react-query';
import { draftOrderQuery } from '#src/api/draft-order.ts';
import type { Order } from '#src/domain/order.ts';

/** How many students the order in the cart is for (operation `getDraftOrder`); 0 without one, and until known. */
export function useCartCount(): number {
  const { data } = useQuery({ ...draftOrderQuery(), select: countOf, meta: { isBackground: true } });
  return data ?? 0;
}

const countOf = (order: Order | null) => new Set(order?.subscriptions.map(({ studentId }) => studentId)).size;
