import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Order } from '#src/domain/order.ts';
import { isFinalPayment } from '#src/domain/order-states.ts';
import { fromWireMoney } from '#src/domain/money.ts';
import type { MethodCard, PastPayment, Payment, PaymentMethod, SavedCard } from '#src/domain/payment.ts';
import { sendRemoval } from './attempts.ts';
import type { ApiError } from './errors.ts';
import { cardBrandOf, offeredMethodOf, paidMethodOf } from './extensible-lists.ts';
import type {
  PaymentAnswerDto,
  PaymentDto,
  PaymentInfoDto,
  PaymentMethodDto,
  PaymentMethodListDto,
  PaymentOrderDto,
  PaymentOrderListDto,
} from './generated/client.schemas.ts';
import {
  deletePaymentInfo,
  getGetPaymentQueryKey,
  getListPaymentInfosQueryKey,
  getListPaymentMethodsQueryKey,
  getPayment,
  listPaymentInfos,
  listPaymentMethods,
} from './generated/payments/payments.ts';
import { toLocalizedNameOrNull } from './localized-name.ts';

/** Maps a payment attempt. */
export function toPayment(payment: PaymentDto): Payment {
  return {
    id: payment.id,
    orderId: payment.order_id,
    status: payment.status,
    amountHalalas: fromWireMoney(payment.amount),
    method: paidMethodOf(payment.payment_method),
    cardBrand: payment.card_brand === null ? null : cardBrandOf(payment.card_brand),
    cardLast4: payment.card_last4,
    failureCode: payment.failure_code,
    redirectUrl: payment.redirect_url,
    expiresAt: payment.expires_at,
    refundedHalalas: fromWireMoney(payment.refunded_amount),
    failedRefundHalalas: fromWireMoney(payment.failed_refund_amount),
    createdAt: payment.created_at,
  };
}

/** The payment of a response (operations `getPayment`, `createPayment`). */
export function paymentOf({ data }: PaymentAnswerDto): Payment {
  return toPayment(data.payment);
}

/** The payment methods of a response (operation `listPaymentMethods`), in display order. */
export function paymentMethodsOf({ data }: PaymentMethodListDto): PaymentMethod[] {
  return data.payment_methods.flatMap((method) => toPaymentMethod(method) ?? []);
}

/** Maps a payment method; null for one that this version of the app does not know. */
function toPaymentMethod(method: PaymentMethodDto): PaymentMethod | null {
  const code = offeredMethodOf(method.code);
  if (code === null) return null;
  return {
    code,
    name: method.name,
    arabicName: method.arabic_name,
    isAvailable: method.is_available,
    reason: toLocalizedNameOrNull(method.reason),
    isLastUsed: method.is_last_used ?? false,
    savedCard: method.saved_card ? toMethodCard(method.saved_card) : null,
  };
}

function toMethodCard({ card_brand, card_last4, expiry_month, expiry_year }: PaymentInfoDto): MethodCard {
  const expiresIn = `${expiry_year}-${String(expiry_month).padStart(2, '0')}`;
  return { brand: cardBrandOf(card_brand), last4: card_last4, expiresIn };
}

/** The query of one payment attempt (operation `getPayment`). */
export function paymentQuery(id: number) {
  return queryOptions<Payment, ApiError>({
    queryKey: getGetPaymentQueryKey(id),
    queryFn: async ({ signal }) => paymentOf(await getPayment(id, { signal })),
  });
}

/** The query of the payment methods (operation `listPaymentMethods`). */
export function paymentMethodsQuery() {
  return queryOptions<PaymentMethod[], ApiError>({
    queryKey: getListPaymentMethodsQueryKey(),
    queryFn: async ({ signal }) => paymentMethodsOf(await listPaymentMethods({ signal })),
  });
}

/**
 * Forgets the payment methods after a payment or after a card was removed: the next checkout requests them, because it
 * offers the method and the card of the last payment first.
 */
export function forgetPaymentMethods(queryClient: QueryClient): void {
  queryClient.removeQueries({ queryKey: getListPaymentMethodsQueryKey() });
}

/** Removes a card saved at the provider (operation `deletePaymentInfo`). A repetition succeeds as well. */
export async function removeSavedCard(id: number): Promise<void> {
  await sendRemoval(async () => deletePaymentInfo(id));
}

/** The query of the cards saved at the provider (operation `listPaymentInfos`), the oldest first. */
export function savedCardsQuery() {
  return queryOptions<SavedCard[], ApiError>({
    queryKey: getListPaymentInfosQueryKey(),
    queryFn: async ({ signal }) => toSavedCards((await listPaymentInfos({ signal })).data.payment_infos),
  });
}

/** The payments of a response (operation `listPaymentOrders`). */
export function pastPaymentsOf({ data }: PaymentOrderListDto): PastPayment[] {
  return data.payment_orders.map(toPastPayment);
}

/** Maps a row of the payment history. */
export function toPastPayment(row: PaymentOrderDto): PastPayment {
  return {
    id: row.id,
    orderId: row.order_id,
    orderNumber: row.order_number,
    orderStatus: row.order_status,
    status: row.status,
    amountHalalas: fromWireMoney(row.amount),
    refundedHalalas: fromWireMoney(row.refunded_amount),
    failedRefundHalalas: fromWireMoney(row.failed_refund_amount),
    method: paidMethodOf(row.payment_method),
    cardBrand: row.card_brand === null ? null : cardBrandOf(row.card_brand),
    cardLast4: row.card_last4,
    at: row.occurred_at,
  };
}

/** An order's unfinished payment as a row of the payment history, which lists finished payments only. */
export function openPaymentOf({ id, number, status, payment }: Order): PastPayment | null {
  if (payment === null || isFinalPayment(payment.status)) return null;
  const { createdAt, ...facts } = payment;
  return { ...facts, orderId: id, orderNumber: number, orderStatus: status, refundedHalalas: 0, at: createdAt };
}

/**
 * Maps saved cards (operation `listPaymentInfos`), the oldest first: their order does not depend on the default card.
 */
export function toSavedCards(cards: readonly PaymentInfoDto[]): SavedCard[] {
  return cards
    .map(({ id, card_brand, card_last4, is_default, created_at }) => ({
      id,
      brand: cardBrandOf(card_brand),
      last4: card_last4,
      isFirst: is_default,
      savedAt: created_at,
    }))
    .toSorted((a, b) => a.savedAt.localeCompare(b.savedAt) || a.id - b.id);
}
