import { useQuery } from '@tanstack/react-query';
import { getListCurrentOrdersQueryOptions } from '#src/api/generated/orders/orders.ts';
import { type Order, toOrder } from '#src/api/orders.ts';
import type { CivilDate } from '#src/domain/riyadh-date.ts';
import { dueRenewals } from './due-renewals.ts';
import { RenewalBanner } from './renewal-banner.tsx';

/** The renewal banner on the page of an order that ends soon; takes the subscriptions of other orders along that do too. */
export function OrderRenewal({ order, today }: { order: Order; today: CivilDate }) {
  const { data } = useQuery(
    getListCurrentOrdersQueryOptions(
      { page: 1 },
      { query: { enabled: dueRenewals([order], today).length > 0, meta: { isBackground: true } } },
    ),
  );
  const others = data?.data.orders.filter(({ id }) => id !== order.id).map(toOrder) ?? [];
  const due = dueRenewals([order, ...others], today);
  return due.some(({ id }) => order.lines.some((line) => line.id === id)) && <RenewalBanner lines={due} />;
}
