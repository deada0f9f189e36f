import { queryOptions } from '@tanstack/react-query';
import type { ApiError } from './errors.ts';
import type { OrderDto, OrderListDto } from './generated/client.schemas.ts';
import { getListCurrentOrdersQueryKey, listCurrentOrders } from './generated/orders/orders.ts';
import { uniqueRows } from './pages.ts';

/** The most that the contract allows on a page. */
const largestPage = 100;

interface PageParams {
  page: number;
  per_page: number;
}

/** This page and all that follow it, by the page size that the server answered. */
async function pagesFrom(
  ask: (params: PageParams) => Promise<OrderListDto>,
  params: PageParams,
): Promise<OrderListDto[]> {
  const answer = await ask(params);
  const { next_page, per_page } = answer.meta;
  if (next_page === null || next_page <= params.page) return [answer];
  return [answer, ...(await pagesFrom(ask, { page: next_page, per_page }))];
}

/**
 * Reads all current orders, page after page; each order once, even where rows move to another page meanwhile.
 * @param ask loads one page (operation `listCurrentOrders`)
 */
export async function readAllOrders(ask: (params: PageParams) => Promise<OrderListDto>): Promise<OrderDto[]> {
  const pages = await pagesFrom(ask, { page: 1, per_page: largestPage });
  return uniqueRows(pages.map(({ data }) => data.orders)).flat();
}

/** All current orders of the parent, for what may not depend on the page of a list that an order is on. */
export function allCurrentOrdersQuery() {
  return queryOptions<OrderDto[], ApiError>({
    queryKey: [...getListCurrentOrdersQueryKey(), 'all'],
    queryFn: ({ signal }) => readAllOrders((params) => listCurrentOrders(params, { signal })),
  });
}
