import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { QuotedPart, QuotedSum, ShownQuote } from '#src/domain/cancellation-quote.ts';
import { fromWireMoney } from '#src/domain/money.ts';
import type { CivilDate } from '#src/domain/riyadh-date.ts';
import { ApiError } from './errors.ts';
import { cardBrandOf, paidMethodOf } from './extensible-lists.ts';
import type {
  CancellationQuoteDto,
  GetCancellationQuoteParams,
  OrderConflictDto,
  QuotedPartDto,
  QuotedSumDto,
} from './generated/client.schemas.ts';
import { getCancellationQuote, getGetCancellationQuoteQueryKey } from './generated/orders/orders.ts';

/** What is to be cancelled: a whole order, one of its subscriptions, or one delivery. */
export interface CancellationScope {
  orderId: number;
  subscriptionId?: number;
  deliveryId?: number;
}

const toPart = ({ days, amount }: QuotedPartDto): QuotedPart => ({ days, halalas: fromWireMoney(amount) });

const toSum = ({ paid, delivered, locked, refunded_before, refund }: QuotedSumDto): QuotedSum => ({
  paid: toPart(paid),
  delivered: toPart(delivered),
  locked: toPart(locked),
  refundedBefore: toPart(refunded_before),
  refund: toPart(refund),
});

/** Maps a quote. */
function toQuote(quote: CancellationQuoteDto): ShownQuote {
  return {
    number: quote.quote_number,
    on: quote.date,
    isAllowed: quote.allowed,
    deadlineAt: quote.deadline_at,
    lines: quote.lines.map((line) => ({ subscriptionId: line.sub_order_id, sum: toSum(line.sum) })),
    sum: toSum(quote.sum),
    vatHalalas: fromWireMoney(quote.refund_vat_amount),
    method: paidMethodOf(quote.payment_method),
    cardBrand: quote.card_brand === null ? null : cardBrandOf(quote.card_brand),
    cardLast4: quote.card_last4,
    dueOn: quote.refund_due_date,
  };
}

const paramsOf = ({ subscriptionId, deliveryId }: CancellationScope, on?: CivilDate): GetCancellationQuoteParams => ({
  ...(subscriptionId !== undefined && { sub_order_id: subscriptionId }),
  ...(deliveryId !== undefined && { delivery_id: deliveryId }),
  ...(on !== undefined && { date: on }),
});

/**
 * The quote of a cancellation (operation `getCancellationQuote`), never an old one.
 * @param on a later day; today by default
 */
export function quoteQuery(scope: CancellationScope, on?: CivilDate) {
  const params = paramsOf(scope, on);
  return queryOptions<ShownQuote, ApiError>({
    queryKey: getGetCancellationQuoteQueryKey(scope.orderId, params),
    queryFn: async ({ signal }) =>
      toQuote((await getCancellationQuote(scope.orderId, params, { signal })).data.cancellation_quote),
    staleTime: 0,
  });
}

/** Replaces the quote that is shown by the one of a refusal. */
export function cacheQuote(queryClient: QueryClient, scope: CancellationScope, quote: ShownQuote): void {
  queryClient.setQueryData<ShownQuote>(quoteQuery(scope).queryKey, quote);
}

/** The present quote in a refusal because the confirmed one is outdated; null for any other error. */
export function outdatedQuoteOf(error: unknown): ShownQuote | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  const { reason_code, data } = (error.body ?? {}) as Partial<OrderConflictDto>;
  if (reason_code !== 'quote_outdated' || data?.cancellation_quote === undefined) return null;
  try {
    return toQuote(data.cancellation_quote);
  } catch {
    return null;
  }
}
