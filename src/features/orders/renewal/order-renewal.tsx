import { useQuery } from '@tanstack/react-query';
import { currentOrdersQuery } from '#src/api/current-orders.ts';
import type { Order } from '#src/domain/order.ts';
import type { CivilDate } from '#src/domain/riyadh-date.ts';
import { dueRenewals } from './due-renewals.ts';
import { RenewalBanner } from './renewal-banner.tsx';

/**
 * The renewal banner on the page of an order that ends soon. It includes subscriptions of other orders that also end
 * soon.
 */
export function OrderRenewal({ order, today }: { order: Order; today: CivilDate }) {
  const isDue = dueRenewals([order], today).length > 0;
  const { data: current } = useQuery({ ...currentOrdersQuery(), enabled: isDue, meta: { isBackground: true } });
  if (!isDue || current === undefined) return null;
  const others = current.filter(({ id }) => id !== order.id);
  const due = dueRenewals([order, ...others], today);
  return (
    due.some(({ id }) => order.subscriptions.some((subscription) => subscription.id === id)) && (
      <RenewalBanner subscriptions={due} />
    )
  );
}
