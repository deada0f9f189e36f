import type { Order } from '#src/domain/order.ts';
import type { Subscription } from '#src/domain/subscription.ts';
import { useRenewal } from '#src/features/orders/renewal/use-renewal.ts';

const canRenew = ({ actions }: Subscription) => actions.renew?.allowed === true;

/** Whether all or part of an order can be reordered; if not, whether the only obstacle is another order in the cart. */
export function orderAgainState({ subscriptions }: Order): 'open' | 'in-cart' | 'closed' {
  if (subscriptions.some(canRenew)) return 'open';
  return subscriptions.some(({ actions }) => actions.renew?.reasonCode === 'order_exists') ? 'in-cart' : 'closed';
}

/**
 * Drafts the same packages for the same students (operation `renewSubOrder`), then opens the checkout, where findings
 * have to be acknowledged. If a student can't be included, it opens the cart, where a package can be chosen.
 */
export function useOrderAgain({ subscriptions }: Order) {
  const left = subscriptions.filter((subscription) => !canRenew(subscription));
  return useRenewal({
    subscriptions: subscriptions.filter(canRenew),
    left,
    to: left.length === 0 ? '/checkout' : '/cart/choose-applicants',
  });
}
