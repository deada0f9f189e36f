import { infiniteQueryOptions } from '@tanstack/react-query';
import type { OrderListDto } from '#src/api/generated/client.schemas.ts';
import {
  getListCurrentOrdersQueryKey,
  getListCurrentOrdersSuspenseQueryOptions,
  listCurrentOrders,
} from '#src/api/generated/orders/orders.ts';
import { loadOrdersPage, pageAfter } from '#src/features/orders/order-pages.ts';

const followEveryMs = 60_000;

/** The first page of current orders (operation `listCurrentOrders`), asked anew each minute: lunches move on while one looks. */
export function currentOrdersQuery() {
  return getListCurrentOrdersSuspenseQueryOptions({ page: 1 }, { query: { refetchInterval: followEveryMs } });
}

/** The pages appended to the first one, once the parent has asked for them. Failures are shown in the list's place. */
export function moreCurrentOrdersQuery(first: OrderListDto) {
  return infiniteQueryOptions({
    queryKey: [...getListCurrentOrdersQueryKey(), 'more'] as const,
    queryFn: async ({ pageParam, signal }) => loadOrdersPage((page) => listCurrentOrders(page, { signal }), pageParam),
    enabled: ({ state }) => state.data !== undefined,
    initialPageParam: pageAfter([first]),
    getNextPageParam: ({ meta }, pages) => (meta.next_page === null ? null : pageAfter([first, ...pages])),
  });
}
