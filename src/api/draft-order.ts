import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { ReasonCode } from '#src/domain/action-offer.ts';
import type { Order } from '#src/domain/order.ts';
import { ApiError } from './errors.ts';
import { type DraftOrderAnswerDto, type OrderConflictDto, ReasonCodeDto } from './generated/client.schemas.ts';
import { getDraftOrder, getGetDraftOrderQueryKey } from './generated/orders/orders.ts';
import { knownValue } from './known-value.ts';
import { toOrder } from './orders.ts';

/** The cart (operation `getDraftOrder`): the draft, the order that waits for its payment, or null. */
export function draftOrderQuery() {
  return queryOptions<Order | null, ApiError>({
    queryKey: getGetDraftOrderQueryKey(),
    queryFn: async ({ signal }) => orderInCart(await getDraftOrder({ signal })),
  });
}

/**
 * The order that an answer of the cart holds, or null: there is none.
 * @throws TypeError for an answer off the contract, which is no empty cart
 */
export function orderInCart({ data }: DraftOrderAnswerDto): Order | null {
  if (typeof data.order !== 'object') throw new TypeError('The answer has no order');
  return data.order && toOrder(data.order);
}

/**
 * Puts the order that a change answered in the cart's place (rules.md#draft-order: adding, updating or removing a student replaces the
 * order). An answer to an older request that is still under way is dropped, and so is an order older than the one shown.
 */
export async function showDraftOrder(queryClient: QueryClient, order: Order | null): Promise<void> {
  const { queryKey } = draftOrderQuery();
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData<Order | null>(queryKey, (shown) => {
    const isOlder = order !== null && shown?.id === order.id && shown.version > order.version;
    return isOlder ? shown : order;
  });
}

/**
 * A 409 of an order's operations: why it was refused, and the order as it is now.
 * @returns null for any other failure, and for an answer off the contract
 */
export function orderConflictOf(error: unknown): { reason: ReasonCode | null; order: Order } | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  const body = error.body as Partial<OrderConflictDto> | undefined;
  if (body?.reason_code === undefined || body.data?.order === undefined) return null;
  try {
    return { reason: knownValue(ReasonCodeDto, body.reason_code), order: toOrder(body.data.order) };
  } catch {
    return null;
  }
}
