import type { QueryClient } from '@tanstack/react-query';
import { getListApplicantsQueryKey } from '#src/api/generated/applicants/applicants.ts';
import { getListApplicantVacationsQueryKey } from '#src/api/generated/calendar/calendar.ts';
import type { Order } from '#src/api/generated/model/order.ts';
import type { OrderAnswer } from '#src/api/generated/model/orderAnswer.ts';
import { getListNotificationsQueryKey } from '#src/api/generated/notifications/notifications.ts';
import {
  getGetDraftOrderQueryKey,
  getGetOrderQueryKey,
  getGetOrderReportQueryKey,
  getListCurrentOrdersQueryKey,
  getListDeliveriesQueryKey,
  getListOrderHistoryQueryKey,
} from '#src/api/generated/orders/orders.ts';
import { getListPaymentOrdersQueryKey } from '#src/api/generated/payments/payments.ts';

// The first words of a key: every order, every report, every subscription's days.
const everyOf = (key: readonly unknown[]) => key.slice(0, 1);

/** Asks anew for all that a cancelled lunch or subscription and a renewal change, in every list and page that shows it. */
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

/** Puts an order that a change or a refusal answered in its page's place, and has all that shows it asked anew. */
export async function showOrder(queryClient: QueryClient, order: Order): Promise<void> {
  const queryKey = getGetOrderQueryKey(order.id);
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData<OrderAnswer>(queryKey, (shown) => ({
    custom_status: shown?.custom_status ?? 200,
    data: { order },
  }));
  await refreshOrders(queryClient);
}
