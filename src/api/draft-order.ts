import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from './errors.ts';
import type { DraftOrderAnswerDto, OrderConflictDto, OrderDto, ReasonCodeDto } from './generated/client.schemas.ts';
import { getGetDraftOrderQueryKey, getGetDraftOrderSuspenseQueryOptions } from './generated/orders/orders.ts';

/** The cart (operation `getDraftOrder`): the draft, the order that waits for its payment, or null. */
export function draftOrderQuery() {
  return getGetDraftOrderSuspenseQueryOptions();
}

/**
 * The order that an answer of the cart holds, or null: there is none.
 * @throws TypeError for an answer off the contract, which is no empty cart
 */
export function orderInCart({ data }: DraftOrderAnswerDto): OrderDto | null {
  if (typeof data.order !== 'object') throw new TypeError('The answer says nothing of an order');
  return data.order;
}

/**
 * Puts the order that a change answered in the cart's place (rules.md#draft-order: adding, updating or removing a student replaces the
 * order). An answer to an older request that is still under way is dropped, and so is an order older than the one shown.
 */
export async function showDraftOrder(queryClient: QueryClient, order: OrderDto | null): Promise<void> {
  await queryClient.cancelQueries({ queryKey: getGetDraftOrderQueryKey() });
  queryClient.setQueryData<DraftOrderAnswerDto>(getGetDraftOrderQueryKey(), (shown) => {
    const known = shown?.data.order;
    const isOlder = order !== null && known?.id === order.id && known.version > order.version;
    return isOlder ? shown : { custom_status: shown?.custom_status ?? 200, data: { order } };
  });
}

/** What a 409 of an order's operations says: why not, and the order as it stands. Null for any other failure. */
export function orderConflictOf(error: unknown): { reason: ReasonCodeDto; order: OrderDto } | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  const body = error.body as Partial<OrderConflictDto> | undefined;
  if (body?.reason_code === undefined || body.data?.order === undefined) return null;
  return { reason: body.reason_code, order: body.data.order };
}
