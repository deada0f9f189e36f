import { type QueryClient, useQuery } from '@tanstack/react-query';
import { settingsQuery } from '#src/api/business-settings.ts';
import { currentOrdersQuery } from '#src/api/current-orders.ts';
import { currentDeliveriesQuery } from '#src/api/deliveries.ts';
import { draftOrderQuery } from '#src/api/draft-order.ts';
import { load } from '#src/api/load.ts';
import { studentsQuery } from '#src/api/students.ts';
import type { Delivery } from '#src/domain/delivery.ts';
import type { BoardSubscription } from '#src/domain/family-board.ts';

/** Lunches progress while the board is open. */
const followEveryMs = 60_000;

const inBackground = { meta: { isBackground: true } };

/** The parent's current orders, requested again every minute. */
export const followedOrdersQuery = () => ({ ...currentOrdersQuery(), refetchInterval: followEveryMs });

/** The cart, which the board is complete without. */
export const boardCartQuery = () => ({ ...draftOrderQuery(), ...inBackground });

const followedDeliveriesQuery = () => ({ ...currentDeliveriesQuery(), refetchInterval: followEveryMs });

/**
 * Loads the data of `FamilyBoard`; the days, which have their own place, only start to load.
 * @throws ApiError if the server can't answer
 */
export async function loadFamilyBoard(queryClient: QueryClient): Promise<void> {
  load(queryClient, followedDeliveriesQuery()).catch(() => undefined);
  await Promise.all([
    load(queryClient, followedOrdersQuery()),
    load(queryClient, studentsQuery()),
    load(queryClient, settingsQuery()),
    load(queryClient, boardCartQuery()).catch(() => undefined),
  ]);
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
