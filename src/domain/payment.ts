import type { OrderStatus, PaymentStatus } from './order-states.ts';

/** How a parent pays: mada, Visa or Mastercard, Apple Pay, STC Pay. */
export type PaymentMethodCode = 'mada' | 'card' | 'apple_pay' | 'stc_pay';

export type CardBrand = 'mada' | 'visa' | 'mastercard';

/** A way to pay, as the checkout offers it. */
export interface PaymentMethod {
  code: PaymentMethodCode;
  name: string;
  arabicName: string;
  isAvailable: boolean;
  /** Why not, in the language of the request; null while it is available. */
  reason: string | null;
}

/** One attempt to pay. Instants are ISO texts. */
export interface Payment {
  id: number;
  orderId: number;
  status: PaymentStatus;
  amountHalalas: number;
  method: PaymentMethodCode;
  /** Null without a card, or before the provider reports it. */
  cardBrand: CardBrand | null;
  cardLast4: string | null;
  failureCode: string | null;
  redirectUrl: string | null;
  expiresAt: string | null;
  /** Refunded so far, VAT included; 0 where nothing was. */
  refundedHalalas: number;
  createdAt: string;
}

/** One attempt to pay in the payment history, with the order it was for. Amounts in halalas, VAT included. */
export interface PastPayment extends Pick<
  Payment,
  'id' | 'orderId' | 'status' | 'amountHalalas' | 'method' | 'cardBrand' | 'cardLast4'
> {
  orderNumber: string;
  orderStatus: OrderStatus;
  refundedHalalas: number;
  /** When it was paid, or else begun; an ISO text. */
  at: string;
}

/** A card that the provider keeps: brand and last four digits, nothing more. */
export interface SavedCard {
  id: number;
  brand: CardBrand;
  last4: string;
  /** The one that the provider offers first. */
  isFirst: boolean;
  savedAt: string;
}
