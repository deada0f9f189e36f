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
/** How long a page waits for data that it does not require. */
const optionalWaitMs = 1_000;

/** One order (operation `getOrder`), refetched every minute because its allowed actions change over time. */
export function followedOrderQuery(id: number) {
  return { ...orderQuery(id), refetchInterval: followEveryMs };
}

/** The days of one subscription from a given day on (operation `listDeliveries`), by date. */
export function followedDeliveriesQuery(subscriptionId: number, from: CivilDate) {
  return { ...deliveriesQuery(subscriptionId, from), refetchInterval: followEveryMs };
}

/**
 * Loads the data of `OrderPage`.
 * @throws ApiError if the server can't answer; 404 if the parent has no such order
 */
export async function loadOrderPage(queryClient: QueryClient, orderId: number): Promise<void> {
  const [{ subscriptions }] = await Promise.all([
    load(queryClient, followedOrderQuery(orderId)),
    load(queryClient, settingsQuery()),
  ]);
  const isRenewable = subscriptions.some(({ status, actions }) => isRunning(status) && actions.renew?.allowed === true);
  // The renewal banner includes other orders, and the link to other packages depends on the age. The page is complete
  // without both, and waits for them only briefly, so that they do not move its content when they load later.
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
