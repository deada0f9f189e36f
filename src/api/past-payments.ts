import { fromWireMoney } from '#src/domain/money.ts';
import { isFinalPayment } from '#src/domain/order-states.ts';
import type { PaymentInfoDto, PaymentOrderDto } from './generated/client.schemas.ts';
import type { Order, Payment } from './orders.ts';

/** One attempt to pay, with the order it was for. Amounts in halalas, VAT included. */
export interface PastPayment extends Pick<
  Payment,
  'id' | 'orderId' | 'status' | 'amountHalalas' | 'method' | 'cardBrand' | 'cardLast4'
> {
  orderNumber: string;
  /** Where the order stands now. */
  orderStatus: Order['status'];
  refundedHalalas: number;
  /** When it was paid, or else begun; an ISO text. */
  at: string;
}

/** A card that the provider keeps: brand and last four digits, nothing more. */
export interface SavedCard {
  id: number;
  brand: PaymentInfoDto['brand'];
  last4: string;
  /** The one that the provider offers first. */
  isFirst: boolean;
  savedAt: string;
}

/** Turns a row of the payment history (operation `listPaymentOrders`) into the screens'. */
export function toPastPayment(row: PaymentOrderDto): PastPayment {
  return {
    id: row.id,
    orderId: row.order_id,
    orderNumber: row.order_number,
    orderStatus: row.order_status,
    status: row.status,
    amountHalalas: fromWireMoney(row.amount),
    refundedHalalas: fromWireMoney(row.refunded_amount),
    method: row.method,
    cardBrand: row.card_brand,
    cardLast4: row.card_last4,
    at: row.date,
  };
}

/** The attempt whose result nobody knows yet, as a row of the history, which lists those alone that came to an end. */
export function openPaymentOf({ id, number, status, payment }: Order): PastPayment | null {
  if (payment === null || isFinalPayment(payment.status)) return null;
  const { createdAt, ...facts } = payment;
  return { ...facts, orderId: id, orderNumber: number, orderStatus: status, refundedHalalas: 0, at: createdAt };
}

/** Turns saved cards (operation `listPaymentInfos`) into the screens', the oldest first: none moves when another is preferred. */
export function toSavedCards(cards: readonly PaymentInfoDto[]): SavedCard[] {
  return cards
    .map(({ id, brand, last4, is_default, created_at }) => ({
      id,
      brand,
      last4,
      isFirst: is_default,
      savedAt: created_at,
    }))
    .toSorted((a, b) => a.savedAt.localeCompare(b.savedAt) || a.id - b.id);
}
