import type { QueryClient } from '@tanstack/react-query';
import { invalidate, type StaleAnswers } from './invalidate.ts';

/** The queries that every change of an order affects. */
const orderLists = [
  'listCurrentOrders',
  'listOrderHistory',
  'getOrder',
  'getOrderReport',
  'listOrderEvents',
  'listApplicants',
  'listNotifications',
] as const satisfies readonly StaleAnswers[];

/** Updates the data that a payment, a cancelled lunch or subscription, or a renewal changes. */
export async function refreshOrders(queryClient: QueryClient): Promise<void> {
  await invalidate(queryClient, [
    ...orderLists,
    'listDeliveries',
    'listCurrentDeliveries',
    'listApplicantVacations',
    'getDraftOrder',
    'listPaymentOrders',
  ]);
}

/** Updates the data that added or removed off days of a subscription change. */
export async function refreshAfterOffDays(
  queryClient: QueryClient,
  subscription: { id: number; studentId: number },
): Promise<void> {
  await invalidate(queryClient, [
    ...orderLists,
    ['listDeliveries', subscription.id],
    'listCurrentDeliveries',
    ['listApplicantVacations', subscription.studentId],
    ['getApplicant', subscription.studentId],
  ]);
}
