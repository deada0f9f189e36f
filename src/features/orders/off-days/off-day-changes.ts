import { type QueryClient, skipToken, useQuery } from '@tanstack/react-query';
import { getGetApplicantQueryKey, getListApplicantsQueryKey } from '#src/api/generated/applicants/applicants.ts';
import { getListApplicantVacationsQueryKey } from '#src/api/generated/calendar/calendar.ts';
import { getListNotificationsQueryKey } from '#src/api/generated/notifications/notifications.ts';
import {
  getGetOrderQueryKey,
  getGetOrderReportQueryKey,
  getListCurrentOrdersQueryKey,
  getListDeliveriesQueryKey,
  getListOrderHistoryQueryKey,
} from '#src/api/generated/orders/orders.ts';
import type { Subscription } from '#src/api/orders.ts';
import type { CivilDate } from '#src/domain/riyadh-date.ts';

/** Asks anew for all that off days change: orders and their days, allowances, students, what the parent was told. */
export async function refreshAfterOffDays(
  queryClient: QueryClient,
  subscription: Pick<Subscription, 'id' | 'applicantId'>,
) {
  const keys = [
    getListCurrentOrdersQueryKey(),
    getListOrderHistoryQueryKey(),
    // The first words of the key: every order and its report.
    getGetOrderQueryKey(0).slice(0, 1),
    getGetOrderReportQueryKey(0).slice(0, 1),
    getListDeliveriesQueryKey(subscription.id),
    getListApplicantVacationsQueryKey(subscription.applicantId),
    getListApplicantsQueryKey(),
    getGetApplicantQueryKey(subscription.applicantId),
    getListNotificationsQueryKey(),
  ];
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

const none: readonly CivilDate[] = [];

const addedKey = (lineId: number) => ['off-days-added', lineId] as const;

/** Remembers which off days were added a moment ago, for the order to point at them; in memory alone. */
export function noteAddedOffDays(queryClient: QueryClient, lineId: number, days: readonly CivilDate[]): void {
  queryClient.setQueryData<readonly CivilDate[]>(addedKey(lineId), days);
}

/** The off days added a moment ago; empty for none. */
export function useAddedOffDays(lineId: number): readonly CivilDate[] {
  const { data } = useQuery<readonly CivilDate[]>({
    queryKey: addedKey(lineId),
    queryFn: skipToken,
    staleTime: Infinity,
  });
  return data ?? none;
}
