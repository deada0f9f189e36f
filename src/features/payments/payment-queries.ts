import type { QueryClient } from '@tanstack/react-query';
import { draftOrderQuery } from '#src/api/draft-order.ts';
import { load } from '#src/api/load.ts';
import { pagesQuery } from '#src/api/pages.ts';
import { pastPaymentsOf, savedCardsQuery } from '#src/api/payments.ts';
import type { Order } from '#src/domain/order.ts';
import type { DateRange } from '#src/domain/date-range.ts';
import { getListPaymentOrdersQueryKey, listPaymentOrders } from '#src/api/generated/payments/payments.ts';

/** The number of payments in one page of the list. */
export const paymentsInPage = 6;
const followEveryMs = 15_000;

// Each part of these pages has its own loading and error state; payments made elsewhere appear on the next visit.
const inPlace = { staleTime: 0 };

/**
 * Ended payments, newest first, page after page (operation `listPaymentOrders`).
 * @param days limits the list to these days
 */
export function paymentPagesQuery(days: DateRange = {}) {
  return pagesQuery({
    queryKey: getListPaymentOrdersQueryKey({ ...days, per_page: paymentsInPage }),
    load: async (page, signal) => listPaymentOrders({ ...days, ...page }, { signal }),
    rowsOf: pastPaymentsOf,
    pageSize: paymentsInPage,
    ...inPlace,
  });
}

/** The cards saved by the payment provider (operation `listPaymentInfos`). */
export function currentCardsQuery() {
  return { ...savedCardsQuery(), ...inPlace };
}

// The state can change at any time: the parent returns from the provider's page, or the time to pay passes.
const followDue = {
  ...inPlace,
  refetchInterval: ({ state }: { state: { data: Order | null | undefined } }) =>
    state.data?.status === 'pending_payment' ? followEveryMs : (false as const),
  refetchOnWindowFocus: 'always' as const,
};

/**
 * The order with a pending payment, if any (operation `getDraftOrder`), for components that suspend until it is loaded.
 */
export function dueOrderQuery() {
  return { ...draftOrderQuery(), ...followDue };
}

/** The same order, for components that are complete without it. */
export function knownDueOrderQuery() {
  // The page's loader has just loaded it.
  return { ...draftOrderQuery(), ...followDue, refetchOnMount: false };
}

/**
 * Loads the data of both payment pages; a part that fails shows its error in place.
 * @param parts whether to load the saved cards, and the days that the list of payments is limited to; all by default
 */
export async function loadPayments(
  queryClient: QueryClient,
  parts: { cards: boolean; days?: DateRange },
): Promise<void> {
  await Promise.allSettled([
    load(queryClient, dueOrderQuery()),
    queryClient.infiniteQuery({ ...paymentPagesQuery(parts.days), staleTime: 'static' }),
    ...(parts.cards ? [load(queryClient, currentCardsQuery())] : []),
  ]);
}
