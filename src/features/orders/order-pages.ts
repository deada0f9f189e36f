import type { OrderList } from '#src/api/generated/model/orderList.ts';

/** How many orders are appended at once: some screens of a phone. More would keep a slow one busy. */
export const appendedOrders = 5;

interface OrdersPageParams {
  page: number;
  per_page: number;
}

/** The page to append to these, by so many orders a page as are appended at once. */
export function pageAfter(pages: readonly OrderList[]): OrdersPageParams {
  const shown = pages.reduce((sum, { data }) => sum + data.orders.length, 0);
  return { page: Math.floor(shown / appendedOrders) + 1, per_page: appendedOrders };
}
