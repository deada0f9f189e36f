import type { Order, OrderLine } from '#src/api/orders.ts';
import { useRenewal } from '#src/features/orders/renewal/use-renewal.ts';

const canRenew = ({ actions }: OrderLine) => actions.renew?.allowed === true;

/** Whether all or part of an order can be ordered again, and else whether only another order in the cart is in the way. */
export function orderAgainState({ lines }: Order): 'open' | 'in-cart' | 'closed' {
  if (lines.some(canRenew)) return 'open';
  return lines.some(({ actions }) => actions.renew?.reasonCode === 'order_exists') ? 'in-cart' : 'closed';
}

/** Drafts the same packages for the same students (operation `renewSubOrder`) and leads to the cart. */
export function useOrderAgain({ lines }: Order) {
  return useRenewal({
    lines: lines.filter(canRenew),
    left: lines.filter((line) => !canRenew(line)),
    to: '/cart/choose-applicants',
  });
}
