import type { QueryClient } from '@tanstack/react-query';
import { invalidate, type StaleAnswers } from './invalidate.ts';

/** What every change of an order shows up in. */
const orderLists = [
  'listCurrentOrders',
  'listOrderHistory',
  'getOrder',
  'getOrderReport',
  'listApplicants',
  'listNotifications',
] as const satisfies readonly StaleAnswers[];

/** Updates what a payment, a cancelled lunch or subscription, and a renewal change. */
export async function refreshOrders(queryClient: QueryClient): Promise<void> {
  await invalidate(queryClient, [
    ...orderLists,
    'listDeliveries',
    'listApplicantVacations',
    'getDraftOrder',
    'listPaymentOrders',
  ]);
}

/** Updates what added or removed off days of a subscription change. */
export async function refreshAfterOffDays(
  queryClient: QueryClient,
  subscription: { id: number; studentId: number },
): Promise<void> {
  await invalidate(queryClient, [
    ...orderLists,
    ['listDeliveries', subscription.id],
    ['listApplicantVacations', subscription.studentId],
    ['getApplicant', subscription.studentId],
  ]);
}
