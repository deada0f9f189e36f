import { useQuery } from '@tanstack/react-query';
import { draftOrderQuery } from '#src/api/draft-order.ts';
import type { Order } from '#src/domain/order.ts';

/** The number of students in the cart (operation `getDraftOrder`); 0 without a cart and while unknown. */
export function useCartCount(): number {
  const { data } = useQuery({ ...draftOrderQuery(), select: countOf, meta: { isBackground: true } });
  return data ?? 0;
}

const countOf = (order: Order | null) => new Set(order?.subscriptions.map(({ studentId }) => studentId)).size;
