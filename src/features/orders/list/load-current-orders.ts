import type { QueryClient } from '@tanstack/react-query';
import { settingsQuery } from '#src/api/business-settings.ts';
import { currentOrdersQuery } from '#src/api/current-orders.ts';
import { currentDeliveriesQuery } from '#src/api/deliveries.ts';
import { load } from '#src/api/load.ts';
import { studentsQuery } from '#src/api/students.ts';
import { leadingSubscription } from '#src/features/orders/subscription/lunch-today.ts';

/** How long the page waits for today's dish and the lunch to rate, which would move its content. */
const optionalWaitMs = 600;

/**
 * Loads the data of `CurrentOrdersPage`.
 * @throws ApiError if the server can't answer
 */
export async function loadCurrentOrders(queryClient: QueryClient): Promise<void> {
  const background = { ...currentDeliveriesQuery(), meta: { isBackground: true } };
  const lunches = load(queryClient, background).catch(() => undefined);
  // The board marks the dishes of each student; the page is complete without it.
  const students = { ...studentsQuery(), meta: { isBackground: true } };
  load(queryClient, students).catch(() => undefined);
  const [orders] = await Promise.all([load(queryClient, currentOrdersQuery()), load(queryClient, settingsQuery())]);
  const lead = leadingSubscription(orders.flatMap(({ subscriptions }) => subscriptions));
  if (!lead) return;
  await Promise.race([lunches, new Promise((resolve) => setTimeout(resolve, optionalWaitMs))]);
}
