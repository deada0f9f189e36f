import type { QueryClient, QueryState } from '@tanstack/react-query';
import { ApiError, isUnknownOutcome } from '#src/api/errors.ts';
import { createApplicantVacation, deleteApplicantVacation } from '#src/api/generated/calendar/calendar.ts';
import { deliveriesQuery } from '#src/api/deliveries.ts';
import { offDayHistoryQuery } from '#src/api/off-days.ts';
import type { CivilDate } from '#src/domain/riyadh-date.ts';
import { refreshAfterOffDays } from '#src/api/refresh-orders.ts';
import type { MadeOffDayRequest } from '#src/domain/off-day-history.ts';
import { type OffDayFacts, requestsOf } from './off-day-situation.ts';

type Line = OffDayFacts['subscription'];

/**
 * Asks for off days (operation `createApplicantVacation`), then anew for all that they change, so that the page shows them
 * once they are reported as added. A refusal is thrown at once, while the page is refreshed behind it. Where the answer of
 * this try, or of the one before, got lost, the server is asked whether it holds just this request: that is a success too.
 * @param mayBeSent whether the try before ended without an answer
 * @returns the new last day; null where only that is not known
 * @throws ApiError when the server does not hold the request, or its state is unknown
 */
export async function sendOffDays(
  queryClient: QueryClient,
  subscription: Line,
  dates: readonly CivilDate[],
  mayBeSent: boolean,
): Promise<CivilDate | null> {
  try {
    const { data } = await createApplicantVacation(subscription.studentId, {
      sub_order_id: subscription.id,
      dates: [...dates],
    });
    await refreshAfterOffDays(queryClient, subscription);
    return data.period.end_date;
  } catch (error) {
    if (!mayBeSent && isRefused(error)) return failAtOnce(queryClient, subscription, error);
    const wanted = dates.toSorted().join(' ');
    const requests = await requestsNow(queryClient, subscription);
    if (requests?.some((each) => each.days.toSorted().join(' ') === wanted) !== true) throw error;
    return endsOnNow(queryClient, subscription);
  }
}

/**
 * Takes a request for off days back (operation `deleteApplicantVacation`), and asks anew likewise. A refusal is thrown at
 * once. Where the answer got lost, or the request is not there, a server that no longer holds it is a success too.
 * @returns the new last day; null where only that is not known
 * @throws ApiError when the server still holds the request, or its state is unknown
 */
export async function takeBackOffDays(
  queryClient: QueryClient,
  subscription: Line,
  requestId: number,
): Promise<CivilDate | null> {
  try {
    const { data } = await deleteApplicantVacation(subscription.studentId, requestId);
    await refreshAfterOffDays(queryClient, subscription);
    return data.period.end_date;
  } catch (error) {
    const isGone = error instanceof ApiError && error.status === 404;
    if (!isGone && isRefused(error)) return failAtOnce(queryClient, subscription, error);
    const requests = await requestsNow(queryClient, subscription);
    if (requests?.every(({ id }) => id !== requestId) !== true) throw error;
    return endsOnNow(queryClient, subscription);
  }
}

/** Whether the server answered that it does not do it; an answer that got lost or can't be read says nothing. */
export function isRefused(error: unknown): boolean {
  return error instanceof ApiError && !isUnknownOutcome(error);
}

/** Throws the refusal while the page follows the server: the parent waits for none of its queries. */
function failAtOnce(queryClient: QueryClient, subscription: Line, refusal: unknown): never {
  void refreshAfterOffDays(queryClient, subscription);
  throw refusal;
}

/** The requests for the subscription as the server has them by now; null where it did not answer. */
async function requestsNow(queryClient: QueryClient, subscription: Line): Promise<MadeOffDayRequest[] | null> {
  await refreshAfterOffDays(queryClient, subscription);
  const history = answered(queryClient.getQueryState(offDayHistoryQuery(subscription.studentId).queryKey));
  return history === undefined ? null : requestsOf({ subscription, requests: history.requests });
}

/** The subscription's last day, after `requestsNow`. */
function endsOnNow(queryClient: QueryClient, subscription: Line): CivilDate | null {
  const days = answered(queryClient.getQueryState(deliveriesQuery(subscription.id).queryKey));
  return days?.at(-1)?.on ?? null;
}

/** What was answered since it was asked anew: a query that failed then keeps its old answer, and stays marked as out of date. */
function answered<Answer>(state: QueryState<Answer> | undefined): Answer | undefined {
  return state?.isInvalidated === false ? state.data : undefined;
}
