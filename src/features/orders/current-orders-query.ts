import { getListCurrentOrdersSuspenseQueryOptions } from '#src/api/generated/orders/orders.ts';

const followEveryMs = 60_000;

/** One page of current orders (operation `listCurrentOrders`), asked anew each minute: lunches move on while one looks. */
export function currentOrdersQuery(page: number) {
  return getListCurrentOrdersSuspenseQueryOptions({ page }, { query: { refetchInterval: followEveryMs } });
}
