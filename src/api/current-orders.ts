import { queryOptions } from '@tanstack/react-query';
import type { Order } from '#src/domain/order.ts';
import type { ApiError } from './errors.ts';
import type { OrderListDto } from './generated/client.schemas.ts';
import { getListCurrentOrdersQueryKey, listCurrentOrders } from './generated/orders/orders.ts';
import { toOrder } from './orders.ts';
import { hasShifted, type PageParams, uniqueRows } from './pages.ts';

/** The first request has the largest page size of the contract, which returns all orders of nearly every parent. */
export const firstCurrentOrders: PageParams = { page: 1, per_page: 100 };

type LoadOrders = (params: PageParams) => Promise<OrderListDto>;

/** Loads this page and all following pages, with the page size of the server's response. */
async function pagesFrom(load: LoadOrders, params: PageParams): Promise<OrderListDto[]> {
  const answer = await load(params);
  const { next_page, per_page } = answer.meta;
  if (next_page === null || next_page <= params.page) return [answer];
  return [answer, ...(await pagesFrom(load, { page: next_page, per_page }))];
}

const rowsOf = (pages: readonly OrderListDto[]) => pages.map(({ data }) => data.orders);

/**
 * Loads all current orders, page after page, each order once. If orders were added or removed between two requests, all
 * pages are loaded again once.
 * @param load loads one page (operation `listCurrentOrders`)
 */
export async function readAllOrders(load: LoadOrders): Promise<Order[]> {
  const pages = await pagesFrom(load, firstCurrentOrders);
  const settled = hasShifted(pages, rowsOf(pages)) ? await pagesFrom(load, firstCurrentOrders) : pages;
  return uniqueRows(rowsOf(settled)).flat().map(toOrder);
}

/** The query of all current orders of the parent: the only cache entry with them. */
export function currentOrdersQuery() {
  return queryOptions<Order[], ApiError>({
    queryKey: getListCurrentOrdersQueryKey(),
    queryFn: ({ signal }) => readAllOrders((params) => listCurrentOrders(params, { signal })),
  });
}
