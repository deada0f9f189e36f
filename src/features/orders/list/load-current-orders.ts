import type { QueryClient } from '@tanstack/react-query';
import { settingsQuery } from '#src/api/business-settings.ts';
import { currentOrdersQuery } from '#src/api/current-orders.ts';
import { load } from '#src/api/load.ts';
import { recentLunchesQuery } from '#src/api/lunch-ratings.ts';
import { riyadhDateOf } from '#src/domain/riyadh-date.ts';
import { leadingSubscription } from '#src/features/orders/subscription/lunch-today.ts';

/** How long the page waits for the lunch to rate, whose button would move its content. */
const optionalWaitMs = 600;

/**
 * Loads the data of `CurrentOrdersPage`.
 * @throws ApiError if the server can't answer
 */
export async function loadCurrentOrders(queryClient: QueryClient): Promise<void> {
  const [orders, { data }] = await Promise.all([
    load(queryClient, currentOrdersQuery()),
    load(queryClient, settingsQuery()),
  ]);
  const lead = leadingSubscription(orders.flatMap(({ subscriptions }) => subscriptions));
  if (!lead || lead.deliveredDays === 0) return;
  const { now, lunch_rating_days } = data.settings;
  const lunches = {
    ...recentLunchesQuery(lead.id, riyadhDateOf(new Date(now)), lunch_rating_days),
    meta: { isBackground: true },
  };
  await Promise.race([
    Promise.allSettled([load(queryClient, lunches)]),
    new Promise((resolve) => setTimeout(resolve, optionalWaitMs)),
  ]);
}
