import type { QueryClient } from '@tanstack/react-query';
import { settingsQuery } from '#src/api/business-settings.ts';
import { currentOrdersQuery } from '#src/api/current-orders.ts';
import { deliveriesQuery } from '#src/api/deliveries.ts';
import { load } from '#src/api/load.ts';
import { orderQuery } from '#src/api/orders.ts';
import { isRunning } from '#src/domain/order-states.ts';
import type { CivilDate } from '#src/domain/riyadh-date.ts';
import { needsOtherPackage, studentAgeQuery } from './use-other-packages.ts';

const followEveryMs = 60_000;
/** How long a page waits for what it can do without. */
const optionalWaitMs = 1_000;

/** One order (operation `getOrder`), refetched each minute: its allowed actions change with time. */
export function followedOrderQuery(id: number) {
  return { ...orderQuery(id), refetchInterval: followEveryMs };
}

/** The days of one subscription from a day on (operation `listDeliveries`), by date. */
export function followedDeliveriesQuery(subscriptionId: number, from: CivilDate) {
  return { ...deliveriesQuery(subscriptionId, from), refetchInterval: followEveryMs };
}

/**
 * Loads what `OrderPage` reads.
 * @throws ApiError when the server can't answer; 404 for an order that this parent has not
 */
export async function loadOrderPage(queryClient: QueryClient, orderId: number): Promise<void> {
  const [{ subscriptions }] = await Promise.all([
    load(queryClient, followedOrderQuery(orderId)),
    load(queryClient, settingsQuery()),
  ]);
  const isRenewable = subscriptions.some(({ status, actions }) => isRunning(status) && actions.renew?.allowed === true);
  // The renewal banner includes other orders, and other packages are chosen by age: the page is complete without both, and
  // waits a moment only so that they do not move what is shown.
  const otherOrders = { ...currentOrdersQuery(), meta: { isBackground: true } };
  await Promise.race([
    Promise.allSettled([
      ...(isRenewable ? [load(queryClient, otherOrders)] : []),
      ...subscriptions
        .filter(needsOtherPackage)
        .map((subscription) => load(queryClient, studentAgeQuery(subscription))),
    ]),
    new Promise((resolve) => setTimeout(resolve, optionalWaitMs)),
  ]);
}
