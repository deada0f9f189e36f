import { getGetOrderReportSuspenseQueryOptions } from '#src/api/generated/orders/orders.ts';

/** One order's report (operation `getOrderReport`); an order that was never paid has none. */
export function orderReportQuery(orderId: number) {
  return getGetOrderReportSuspenseQueryOptions(orderId);
}
