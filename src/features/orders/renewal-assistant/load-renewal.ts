import type { QueryClient } from '@tanstack/react-query';
import { settingsQuery } from '#src/api/business-settings.ts';
import { currentOrdersQuery } from '#src/api/current-orders.ts';
import { deliveriesQuery } from '#src/api/deliveries.ts';
import { load } from '#src/api/load.ts';
import { offDayHistoryQuery } from '#src/api/off-days.ts';
import { studentQuery } from '#src/api/students.ts';
import { isRunning } from '#src/domain/order-states.ts';

/**
 * Loads the data of `RenewalPage`.
 * @throws ApiError if the server can't answer
 */
export async function loadRenewal(queryClient: QueryClient): Promise<void> {
  const [orders] = await Promise.all([load(queryClient, currentOrdersQuery()), load(queryClient, settingsQuery())]);
  const ending = orders
    .flatMap(({ subscriptions }) => subscriptions)
    .filter(({ status, actions }) => isRunning(status) && actions.renew && actions.renew.reasonCode !== 'too_early');
  await Promise.all(
    ending.flatMap(({ id, studentId }) => [
      load(queryClient, studentQuery(studentId)),
      load(queryClient, deliveriesQuery(id)),
      load(queryClient, offDayHistoryQuery(studentId)),
    ]),
  );
}
