import type { QueryClient } from '@tanstack/react-query';
import type { Delivery } from '#src/domain/delivery.ts';
import type { LunchRatingReason } from '#src/domain/lunch-rating.ts';
import { type AttemptKeys, sendOnce } from './attempts.ts';
import { currentDeliveriesQuery, toDelivery } from './deliveries.ts';
import { ApiError } from './errors.ts';
import type { DeliveryConflictDto } from './generated/client.schemas.ts';
import { createLunchRating, getListDeliveriesQueryKey } from './generated/orders/orders.ts';

/** A rating as a parent gives it. */
export interface LunchRatingInput {
  rating: number;
  reasons: readonly LunchRatingReason[];
  /** Null without a text. */
  feedback: string | null;
}

/**
 * Rates a delivered lunch (operation `createLunchRating`).
 * @throws ApiError with `lunchConflictOf` if the lunch can't be rated
 */
export async function rateLunch(
  { subscriptionId, deliveryId }: { subscriptionId: number; deliveryId: number },
  { rating, reasons, feedback }: LunchRatingInput,
  keys: AttemptKeys,
): Promise<Delivery> {
  const body = { rating, reason_codes: [...reasons], feedback };
  return sendOnce(
    keys,
    ['createLunchRating', deliveryId, body],
    (init) => createLunchRating(subscriptionId, deliveryId, body, init),
    ({ data }) => toDelivery(data.delivery),
  );
}

/** The present delivery in a refusal of `createLunchRating`; null for any other error, and for an answer off the contract. */
export function lunchConflictOf(error: unknown): Delivery | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  const body = error.body as Partial<DeliveryConflictDto> | undefined;
  if (body?.data?.delivery === undefined) return null;
  try {
    return toDelivery(body.data.delivery);
  } catch {
    return null;
  }
}

/** Puts a delivery that the server answered into the cached days. */
export function showLunch(queryClient: QueryClient, subscriptionId: number, lunch: Delivery): void {
  queryClient.setQueriesData<Delivery[]>(
    { queryKey: getListDeliveriesQueryKey(subscriptionId) },
    (days) => days && days.map((day) => (day.id === lunch.id ? lunch : day)),
  );
  queryClient.setQueryData(
    currentDeliveriesQuery().queryKey,
    (days) => days && days.map((day) => (day.id === lunch.id ? { ...day, ...lunch } : day)),
  );
}
