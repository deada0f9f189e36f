import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { settingsQuery } from '#src/api/business-settings.ts';
import { currentOrdersQuery } from '#src/api/current-orders.ts';
import { currentDeliveriesQuery } from '#src/api/deliveries.ts';
import { draftOrderQuery } from '#src/api/draft-order.ts';
import type { ApiError } from '#src/api/errors.ts';
import { getListOrderHistoryQueryKey, listOrderHistory } from '#src/api/generated/orders/orders.ts';
import { load } from '#src/api/load.ts';
import { ordersOf } from '#src/api/orders.ts';
import { studentsQuery } from '#src/api/students.ts';
import type { Delivery } from '#src/domain/delivery.ts';
import { boardStudents, type BoardStudent, type BoardSubscription } from '#src/domain/family-board.ts';
import type { Order } from '#src/domain/order.ts';
import type { Subscription } from '#src/domain/subscription.ts';

/** Lunches progress while the board is open. */
const followEveryMs = 60_000;

const inBackground = { meta: { isBackground: true } };

/** The parent's current orders, requested again every minute. */
export const followedOrdersQuery = () => ({ ...currentOrdersQuery(), refetchInterval: followEveryMs });

/** The parent's students with their health, which another device may change, requested again every minute. */
export const followedStudentsQuery = () => ({ ...studentsQuery(), refetchInterval: followEveryMs });

/** The cart, which the board is complete without. */
export const boardCartQuery = () => ({ ...draftOrderQuery(), ...inBackground });

/** More than the orders of a school year of most parents, in one request. */
const pastOrderCount = 20;

/** The latest completed orders, which the board is complete without (operation `listOrderHistory`). */
const pastOrdersQuery = () => {
  const filter = { status: 'completed', per_page: pastOrderCount } as const;
  return queryOptions<Order[], ApiError>({
    queryKey: getListOrderHistoryQueryKey(filter),
    queryFn: async ({ signal }) => ordersOf(await listOrderHistory(filter, { signal })),
    ...inBackground,
  });
};

/** Whether a student has no subscription with lunches, so that the last one can be offered again. */
export const hasNothingRunning = (board: readonly BoardStudent[]) =>
  board.some(({ subscriptions }) => subscriptions.length === 0);

/**
 * All paid subscriptions that are known, to order one again.
 * @param isNeeded whether those of completed orders are needed
 */
export function usePastSubscriptions(current: readonly Order[], isNeeded: boolean): Subscription[] {
  const { data: past = [] } = useQuery({ ...pastOrdersQuery(), enabled: isNeeded });
  return [...current, ...past].flatMap(({ subscriptions }) => subscriptions);
}

/** The days around today of all subscriptions, requested again every minute. */
export const followedDeliveriesQuery = () => ({ ...currentDeliveriesQuery(), refetchInterval: followEveryMs });

/**
 * Loads the data of `FamilyBoard`; the days, which have their own place, only start to load.
 * @throws ApiError if the server can't answer
 */
export async function loadFamilyBoard(queryClient: QueryClient): Promise<void> {
  load(queryClient, followedDeliveriesQuery()).catch(() => undefined);
  const [orders, students] = await Promise.all([
    load(queryClient, followedOrdersQuery()),
    load(queryClient, followedStudentsQuery()),
    load(queryClient, settingsQuery()),
    load(queryClient, boardCartQuery()).catch(() => undefined),
  ]);
  // Awaited, so that the action of such a student does not appear later than the rest.
  if (hasNothingRunning(boardStudents(students, orders))) {
    await load(queryClient, pastOrdersQuery()).catch(() => undefined);
  }
}

/** The days of a student's subscriptions. */
export interface BoardDays {
  /** Undefined until they are known. */
  deliveries: Delivery[] | undefined;
  /** Why the last request failed; null if it did not. */
  error: unknown;
  retry: () => void;
}

/** The days around today of a student's subscriptions, by date. */
export function useBoardDays(subscriptions: readonly BoardSubscription[]): BoardDays {
  const { data, error, refetch } = useQuery(followedDeliveriesQuery());
  return {
    deliveries: data?.filter((day) => subscriptions.some(({ subscription }) => subscription.id === day.subscriptionId)),
    error,
    retry: () => void refetch(),
  };
}
