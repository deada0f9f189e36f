import { type QueryClient, useQueries } from '@tanstack/react-query';
import { settingsQuery } from '#src/api/business-settings.ts';
import { currentOrdersQuery } from '#src/api/current-orders.ts';
import { deliveriesQuery } from '#src/api/deliveries.ts';
import { draftOrderQuery } from '#src/api/draft-order.ts';
import { load } from '#src/api/load.ts';
import { recentLunchesQuery } from '#src/api/lunch-ratings.ts';
import { studentsQuery } from '#src/api/students.ts';
import type { Delivery } from '#src/domain/delivery.ts';
import { boardStart, boardStudents, type BoardSubscription } from '#src/domain/family-board.ts';
import { type CivilDate, riyadhDateOf } from '#src/domain/riyadh-date.ts';

/** Lunches progress while the board is open. */
const followEveryMs = 60_000;

const inBackground = { meta: { isBackground: true } };

/** The parent's current orders, requested again every minute. */
export const followedOrdersQuery = () => ({ ...currentOrdersQuery(), refetchInterval: followEveryMs });

/** The cart, which the board is complete without. */
export const boardCartQuery = () => ({ ...draftOrderQuery(), ...inBackground });

const boardDeliveriesQuery = (subscriptionId: number, today: CivilDate) => ({
  ...deliveriesQuery(subscriptionId, boardStart(today)),
  refetchInterval: followEveryMs,
});

/**
 * Loads the data of `FamilyBoard`; the days of each student, which have their own place, only start to load.
 * @throws ApiError if the server can't answer
 */
export async function loadFamilyBoard(queryClient: QueryClient): Promise<void> {
  const [orders, students, settings] = await Promise.all([
    load(queryClient, followedOrdersQuery()),
    load(queryClient, studentsQuery()),
    load(queryClient, settingsQuery()),
    load(queryClient, boardCartQuery()).catch(() => undefined),
  ]);
  const { now, lunch_rating_days } = settings.data.settings;
  const today = riyadhDateOf(new Date(now));
  for (const { subscriptions } of boardStudents(students, orders)) {
    for (const { subscription } of subscriptions) {
      load(queryClient, boardDeliveriesQuery(subscription.id, today)).catch(() => undefined);
    }
    // The button that rates a lunch comes together with the lunches, or it would move the other students.
    const [first] = subscriptions;
    if (!first || first.subscription.deliveredDays === 0) continue;
    const recent = { ...recentLunchesQuery(first.subscription.id, today, lunch_rating_days), ...inBackground };
    load(queryClient, recent).catch(() => undefined);
  }
}

/** The days of a student's subscriptions. */
export interface BoardDays {
  /** Undefined until they are known. */
  deliveries: Delivery[] | undefined;
  /** Why the last request failed; null if it did not. */
  error: unknown;
  /** When the device received the oldest of them, in milliseconds; 0 for none. */
  receivedAt: number;
  retry: () => void;
}

/** The days of a student's subscriptions, from the Thursday before the week of the board on. */
export function useBoardDays(subscriptions: readonly BoardSubscription[], today: CivilDate): BoardDays {
  return useQueries({
    queries: subscriptions.map(({ subscription }) => boardDeliveriesQuery(subscription.id, today)),
    combine: (results) => ({
      deliveries: results.every(({ data }) => data !== undefined)
        ? results.flatMap(({ data }) => data ?? [])
        : undefined,
      error: results.find(({ error }) => error !== null)?.error ?? null,
      receivedAt: Math.min(...results.map(({ dataUpdatedAt }) => dataUpdatedAt)),
      retry: () => {
        for (const { refetch } of results) void refetch();
      },
    }),
  });
}
