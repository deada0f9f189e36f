import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { ReasonCode } from '#src/domain/action-offer.ts';
import type { Order } from '#src/domain/order.ts';
import type { SubscriptionInput } from '#src/domain/subscription.ts';
import { type AttemptKeys, sendOnce } from './attempts.ts';
import { ApiError } from './errors.ts';
import type { DraftOrderAnswerDto, OrderApplicantInputDto, OrderConflictDto } from './generated/client.schemas.ts';
import {
  addOrderApplicant,
  createOrder,
  getDraftOrder,
  getGetDraftOrderQueryKey,
  updateOrderApplicant,
} from './generated/orders/orders.ts';
import { reasonCodeOf } from './extensible-lists.ts';
import { orderOf, toOrder } from './orders.ts';

/** The query of the cart (operation `getDraftOrder`): the draft, the order with a pending payment, or null. */
export function draftOrderQuery() {
  return queryOptions<Order | null, ApiError>({
    queryKey: getGetDraftOrderQueryKey(),
    queryFn: async ({ signal }) => orderInCart(await getDraftOrder({ signal })),
  });
}

/**
 * The order in a cart response, or null if there is none.
 * @throws TypeError for a response that violates the contract, because it does not mean an empty cart
 */
export function orderInCart({ data }: DraftOrderAnswerDto): Order | null {
  if (typeof data.order !== 'object') throw new TypeError('The answer has no order');
  return data.order && toOrder(data.order);
}

/**
 * Stores the order of a response as the cart (rules.md#draft-order: adding, updating or removing a student replaces the
 * order). An older pending request is cancelled, and an order older than the shown one is ignored.
 */
export async function showDraftOrder(queryClient: QueryClient, order: Order | null): Promise<void> {
  const { queryKey } = draftOrderQuery();
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData<Order | null>(queryKey, (shown) => {
    const isOlder = order !== null && shown?.id === order.id && shown.version > order.version;
    return isOlder ? shown : order;
  });
}

function toOrderApplicantInput(subscription: SubscriptionInput): OrderApplicantInputDto & { vacancy: string[] } {
  const { studentId, packageId, frequency, count, startsOn, offDays } = subscription;
  return {
    applicant_id: studentId,
    package_id: packageId,
    start_date: startsOn,
    ...(frequency === 'monthly' ? { number_of_months: count } : { number_of_weeks: count }),
    vacancy: offDays,
  };
}

/** Creates the draft with one or more subscriptions (operation `createOrder`). */
export async function createDraftOrder(subscriptions: readonly SubscriptionInput[], keys: AttemptKeys): Promise<Order> {
  const order = { applicants: subscriptions.map(toOrderApplicantInput) };
  return sendOnce(keys, ['createOrder', order], (init) => createOrder(order, init), orderOf);
}

/**
 * Adds a subscription to the draft, or updates the subscription of a student who is already in it (operations
 * `addOrderApplicant`, `updateOrderApplicant`).
 */
export async function saveSubscription(
  { id, version, subscriptions }: Order,
  subscription: SubscriptionInput,
  keys: AttemptKeys,
): Promise<Order> {
  const { applicant_id, ...chosen } = toOrderApplicantInput(subscription);
  if (subscriptions.some(({ studentId }) => studentId === applicant_id)) {
    return orderOf(await updateOrderApplicant(id, applicant_id, { ...chosen, version }));
  }
  const addition = { ...chosen, applicant_id, version };
  return sendOnce(keys, ['addOrderApplicant', id, addition], (init) => addOrderApplicant(id, addition, init), orderOf);
}

/**
 * The content of a 409 response of an order operation: the reason, and the current order.
 * @returns null for any other error, and for a response that violates the contract
 */
export function orderConflictOf(error: unknown): { reason: ReasonCode | null; order: Order } | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  const body = error.body as Partial<OrderConflictDto> | undefined;
  if (body?.reason_code === undefined || body.data?.order === undefined) return null;
  try {
    return { reason: reasonCodeOf(body.reason_code), order: toOrder(body.data.order) };
  } catch {
    return null;
  }
}
