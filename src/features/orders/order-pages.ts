/** How many orders the first page holds. */
export const firstOrders = 10;

/** How many orders are appended at once: some screens of a phone. More would keep a slow one busy. */
export const appendedOrders = 5;

/** One page, as far as paging needs it. */
interface Page {
  data: { orders: readonly unknown[] };
  meta: { page: number; per_page: number; next_page: number | null };
}

interface OrdersPageParams {
  page: number;
  per_page: number;
}

/**
 * The page to append to these: by so many orders a page as are appended at once, or by the server's own page size where it
 * answered another one than was asked for.
 */
export function pageAfter(pages: readonly Page[]): OrdersPageParams {
  const last = pages.at(-1)?.meta;
  const asked = pages.length === 1 ? firstOrders : appendedOrders;
  if (last && last.next_page !== null && last.per_page !== asked) {
    return { page: last.next_page, per_page: last.per_page };
  }
  const shown = pages.reduce((sum, { data }) => sum + data.orders.length, 0);
  return { page: Math.floor(shown / appendedOrders) + 1, per_page: appendedOrders };
}

/**
 * Loads a page of orders. Where the server counts by another page size, its page of that number holds other orders: then the
 * page that holds the wanted ones is loaded.
 */
export async function loadOrdersPage<P extends Page>(
  ask: (params: OrdersPageParams) => Promise<P>,
  params: OrdersPageParams,
): Promise<P> {
  const answer = await ask(params);
  const { per_page, page } = answer.meta;
  if (per_page === params.per_page) return answer;
  const wanted = Math.floor(((params.page - 1) * params.per_page) / per_page) + 1;
  return wanted === page ? answer : ask({ page: wanted, per_page });
}
