import type { QueryClient } from '@tanstack/react-query';
import type { AttemptKeys } from '#src/api/attempts.ts';
import { ApiError, isUnknownOutcome } from '#src/api/errors.ts';
import { deleteOffDayRequest, offDayHistoryQuery, requestOffDays } from '#src/api/off-days.ts';
import { refreshAfterOffDays } from '#src/api/refresh-orders.ts';
import type { CivilDate } from '#src/domain/riyadh-date.ts';
import type { OffDayFacts } from '#src/features/orders/off-days/facts/off-day-situation.ts';

type SubscriptionRef = OffDayFacts['subscription'];

/**
 * Sends a request for off days (operation `createApplicantVacation`), then reloads everything that it changes, so that
 * the page shows the days when they are reported as added. A refusal is thrown at once, while the page reloads.
 * @returns the new last day
 */
export async function sendOffDays(
  queryClient: QueryClient,
  subscription: SubscriptionRef,
  dates: readonly CivilDate[],
  keys: AttemptKeys,
): Promise<CivilDate> {
  return followed(queryClient, subscription, requestOffDays(subscription, dates, keys));
}

/**
 * Removes a request for off days (operation `deleteApplicantVacation`), then reloads what it changes. A request that the
 * server does not know (404) and does not list any more counts as removed: the answer to an earlier attempt may have been
 * lost.
 * @returns the new last day; null if only that is unknown
 */
export async function removeOffDayRequest(
  queryClient: QueryClient,
  subscription: SubscriptionRef,
  requestId: number,
): Promise<CivilDate | null> {
  const removal = deleteOffDayRequest(subscription, requestId).catch(async (error: unknown) => {
    const isUnknown = error instanceof ApiError && error.status === 404;
    if (isUnknown && !(await isStillListed(queryClient, subscription, requestId))) return null;
    throw error;
  });
  return followed(queryClient, subscription, removal);
}

/** Whether the server lists a request, after a reload of the list; also true if the list did not load. */
async function isStillListed(
  queryClient: QueryClient,
  subscription: SubscriptionRef,
  requestId: number,
): Promise<boolean> {
  await refreshAfterOffDays(queryClient, subscription);
  const list = queryClient.getQueryState(offDayHistoryQuery(subscription.studentId).queryKey);
  // A list that did not load keeps its old data and stays invalidated.
  if (list?.data === undefined || list.isInvalidated) return true;
  return list.data.requests.some(({ id }) => id === requestId);
}

/**
 * Reloads what a change affects: before it counts as done, and in the background after a refusal. After an unknown outcome
 * the page stays as it is, so that the parent can send the same request again.
 */
async function followed<T>(queryClient: QueryClient, subscription: SubscriptionRef, change: Promise<T>): Promise<T> {
  let result: T;
  try {
    result = await change;
  } catch (error) {
    if (!isUnknownOutcome(error)) void refreshAfterOffDays(queryClient, subscription);
    throw error;
  }
  await refreshAfterOffDays(queryClient, subscription);
  return result;
}
