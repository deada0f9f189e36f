import type { QueryClient, QueryState } from '@tanstack/react-query';
import { ApiError, isUnknownOutcome } from '#src/api/errors.ts';
import {
  createApplicantVacation,
  deleteApplicantVacation,
  getListApplicantVacationsQueryKey,
} from '#src/api/generated/calendar/calendar.ts';
import type { DeliveryListDto, VacationDto, VacationListDto } from '#src/api/generated/client.schemas.ts';
import { getListDeliveriesQueryKey } from '#src/api/generated/orders/orders.ts';
import type { CivilDate } from '#src/domain/riyadh-date.ts';
import { refreshAfterOffDays } from '#src/api/refresh-orders.ts';
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
    const { data } = await createApplicantVacation(subscription.applicantId, {
      sub_order_id: subscription.id,
      dates: [...dates],
    });
    await refreshAfterOffDays(queryClient, subscription);
    return data.period.end_date;
  } catch (error) {
    if (!mayBeSent && isRefused(error)) return failAtOnce(queryClient, subscription, error);
    const wanted = dates.toSorted().join(' ');
    const requests = await requestsNow(queryClient, subscription);
    if (requests?.some((each) => each.dates.toSorted().join(' ') === wanted) !== true) throw error;
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
    const { data } = await deleteApplicantVacation(subscription.applicantId, requestId);
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
async function requestsNow(queryClient: QueryClient, subscription: Line): Promise<VacationDto[] | null> {
  await refreshAfterOffDays(queryClient, subscription);
  const list = answered(
    queryClient.getQueryState<VacationListDto>(getListApplicantVacationsQueryKey(subscription.applicantId)),
  );
  return list === undefined ? null : requestsOf({ subscription, requests: list.data.vacations });
}

/** The subscription's last day, after `requestsNow`. */
function endsOnNow(queryClient: QueryClient, subscription: Line): CivilDate | null {
  const days = answered(queryClient.getQueryState<DeliveryListDto>(getListDeliveriesQueryKey(subscription.id)));
  return days?.data.deliveries.at(-1)?.date ?? null;
}

/** What was answered since it was asked anew: a query that failed then keeps its old answer, and stays marked as out of date. */
function answered<Answer>(state: QueryState<Answer> | undefined): Answer | undefined {
  return state?.isInvalidated === false ? state.data : undefined;
}
