import { infiniteQueryOptions } from '@tanstack/react-query';
import type { HistoricalOrderStatus } from '#src/api/generated/model/historicalOrderStatus.ts';
import { getListOrderHistoryQueryKey, listOrderHistory } from '#src/api/generated/orders/orders.ts';

const perPage = 10;

/**
 * Orders that are over, newest first, page after page (operation `listOrderHistory`). Failures are shown in the list's place.
 * @param status only these; all of them when left out
 */
export function historyPagesQuery(status: HistoricalOrderStatus | undefined) {
  const params = { ...(status ? { status } : {}), per_page: perPage };
  return infiniteQueryOptions({
    queryKey: [...getListOrderHistoryQueryKey(params), 'pages'] as const,
    queryFn: async ({ pageParam, signal }) => listOrderHistory({ ...params, page: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => meta.next_page,
    meta: { shownInPlace: true },
  });
}
