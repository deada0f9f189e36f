import type { QueryClient } from '@tanstack/react-query';
import { getListApplicantsQueryKey } from './generated/applicants/applicants.ts';
import { getListApplicantVacationsQueryKey } from './generated/calendar/calendar.ts';
import { getListNotificationsQueryKey } from './generated/notifications/notifications.ts';
import {
  getGetDraftOrderQueryKey,
  getGetOrderQueryKey,
  getGetOrderReportQueryKey,
  getListCurrentOrdersQueryKey,
  getListDeliveriesQueryKey,
  getListOrderHistoryQueryKey,
} from './generated/orders/orders.ts';
import { getListPaymentOrdersQueryKey } from './generated/payments/payments.ts';

// The first words of a key: every order, every report, every subscription's days.
const everyOf = (key: readonly unknown[]) => key.slice(0, 1);

/** Asks anew for all that a payment, a cancelled lunch or subscription and a renewal change, in every list and page that shows it. */
export async function refreshOrders(queryClient: QueryClient): Promise<void> {
  const keys = [
    getListCurrentOrdersQueryKey(),
    getListOrderHistoryQueryKey(),
    everyOf(getGetOrderQueryKey(0)),
    everyOf(getGetOrderReportQueryKey(0)),
    everyOf(getListDeliveriesQueryKey(0)),
    getGetDraftOrderQueryKey(),
    getListPaymentOrdersQueryKey(),
    getListApplicantsQueryKey(),
    everyOf(getListApplicantVacationsQueryKey(0)),
    getListNotificationsQueryKey(),
  ];
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
