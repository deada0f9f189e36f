import type { Order } from '#src/domain/order.ts';
import type { CivilDate } from '#src/domain/riyadh-date.ts';
import { dueRenewals } from './due-renewals.ts';
import { RenewalBanner } from './renewal-banner.tsx';
import { useDueRenewals } from './use-due-renewals.ts';

/** The renewal banner on the page of an order that ends soon; includes the subscriptions of other orders that do too. */
export function OrderRenewal({ order, today }: { order: Order; today: CivilDate }) {
  const isDue = dueRenewals([order], today).length > 0;
  const due = useDueRenewals([order], { areAll: !isDue, today });
  return (
    due.some(({ id }) => order.subscriptions.some((subscription) => subscription.id === id)) && (
      <RenewalBanner subscriptions={due} />
    )
  );
}
