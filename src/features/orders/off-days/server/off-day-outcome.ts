import type { QueryClient, QueryState } from '@tanstack/react-query';
import { ApiError, isUnknownOutcome } from '#src/api/errors.ts';
import { deliveriesQuery } from '#src/api/deliveries.ts';
import { deleteOffDayRequest, offDayHistoryQuery, requestOffDays } from '#src/api/off-days.ts';
import type { CivilDate } from '#src/domain/riyadh-date.ts';
import { refreshAfterOffDays } from '#src/api/refresh-orders.ts';
import type { MadeOffDayRequest } from '#src/domain/off-day-history.ts';
import { type OffDayFacts, requestsOf } from '#src/features/orders/off-days/facts/off-day-situation.ts';

type SubscriptionRef = OffDayFacts['subscription'];

/**
 * Sends a request for off days (operation `createApplicantVacation`), then reloads everything that it changes, so that
 * the page shows the days when they are reported as added. A refusal is thrown at once, while the page reloads. If the
 * response to this or the previous attempt was lost, the request counts as successful if the server has exactly this
 * request.
 * @param mayBeSent whether the previous attempt ended without a response
 * @returns the new last day; null if only that is unknown
 * @throws ApiError if the server does not have the request, or its state is unknown
 */
export async function sendOffDays(
  queryClient: QueryClient,
  subscription: SubscriptionRef,
  dates: readonly CivilDate[],
  mayBeSent: boolean,
): Promise<CivilDate | null> {
  try {
    const endsOn = await requestOffDays(subscription, dates);
    await refreshAfterOffDays(queryClient, subscription);
    return endsOn;
  } catch (error) {
    if (!mayBeSent && isRefused(error)) return failAtOnce(queryClient, subscription, error);
    const wanted = dates.toSorted().join(' ');
    const requests = await requestsNow(queryClient, subscription);
    if (requests?.some((each) => each.days.toSorted().join(' ') === wanted) !== true) throw error;
    return endsOnNow(queryClient, subscription);
  }
}

/**
 * Removes a request for off days (operation `deleteApplicantVacation`), then reloads what it changes. A refusal is
 * thrown at once. If the response was lost or the server does not know the request, the removal counts as successful if
 * the server no longer has it.
 * @returns the new last day; null if only that is unknown
 * @throws ApiError if the server still has the request, or its state is unknown
 */
export async function removeOffDayRequest(
  queryClient: QueryClient,
  subscription: SubscriptionRef,
  requestId: number,
): Promise<CivilDate | null> {
  try {
    const endsOn = await deleteOffDayRequest(subscription, requestId);
    await refreshAfterOffDays(queryClient, subscription);
    return endsOn;
  } catch (error) {
    const isGone = error instanceof ApiError && error.status === 404;
    if (!isGone && isRefused(error)) return failAtOnce(queryClient, subscription, error);
    const requests = await requestsNow(queryClient, subscription);
    if (requests?.every(({ id }) => id !== requestId) !== true) throw error;
    return endsOnNow(queryClient, subscription);
  }
}

/** Whether the server refused. A lost or unreadable response does not count as a refusal. */
export function isRefused(error: unknown): boolean {
  return error instanceof ApiError && !isUnknownOutcome(error);
}

/** Throws the refusal while the page reloads, so that the parent does not wait for it. */
function failAtOnce(queryClient: QueryClient, subscription: SubscriptionRef, refusal: unknown): never {
  void refreshAfterOffDays(queryClient, subscription);
  throw refusal;
}

/** The server's current requests for the subscription; null if they did not load. */
async function requestsNow(
  queryClient: QueryClient,
  subscription: SubscriptionRef,
): Promise<MadeOffDayRequest[] | null> {
  await refreshAfterOffDays(queryClient, subscription);
  const history = reloaded(queryClient.getQueryState(offDayHistoryQuery(subscription.studentId).queryKey));
  return history === undefined ? null : requestsOf({ subscription, requests: history.requests });
}

/** The subscription's last day, after `requestsNow`. */
function endsOnNow(queryClient: QueryClient, subscription: SubscriptionRef): CivilDate | null {
  const days = reloaded(queryClient.getQueryState(deliveriesQuery(subscription.id).queryKey));
  return days?.at(-1)?.on ?? null;
}

/** The data of a query after its reload. A failed query keeps its old data and stays invalidated. */
function reloaded<Data>(state: QueryState<Data> | undefined): Data | undefined {
  return state?.isInvalidated === false ? state.data : undefined;
}
