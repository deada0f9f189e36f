import type { LocalizedName } from './localized-name.ts';
import type { OrderStatus, PaymentStatus } from './order-states.ts';
import type { CivilMonth } from './riyadh-date.ts';

/** The payment methods: mada, Visa or Mastercard, Apple Pay, STC Pay. */
export type PaymentMethodCode = 'mada' | 'card' | 'apple_pay' | 'stc_pay';

/** The method of a payment; `other` is one that this version of the app does not know. */
export type PaidMethod = PaymentMethodCode | 'other';

/** The brand of a card; `other` is one that this version of the app does not know. */
export type CardBrand = 'mada' | 'visa' | 'mastercard' | 'other';

/** A payment method of the checkout. */
export interface PaymentMethod {
  code: PaymentMethodCode;
  name: string;
  arabicName: string;
  isAvailable: boolean;
  /** Why it is not available; null if it is. */
  reason: LocalizedName | null;
  /** Whether the parent's last successful payment was by it. */
  isLastUsed: boolean;
  /** The saved card of that payment, which may have expired; null without one. */
  savedCard: MethodCard | null;
}

/** The saved card of a payment method. */
export interface MethodCard {
  brand: CardBrand;
  last4: string;
  /** The last month in which it can be used. */
  expiresIn: CivilMonth;
}

/** The last digits of a card, "•••• 4461", with a no-break space: a line does not end inside. */
export function maskedCard(last4: string): string {
  return `••••\u00A0${last4}`;
}

/** One payment attempt. Instants are ISO texts. */
export interface Payment {
  id: number;
  orderId: number;
  status: PaymentStatus;
  amountHalalas: number;
  method: PaidMethod;
  /** Null without a card, or before the provider reports it. */
  cardBrand: CardBrand | null;
  cardLast4: string | null;
  failureCode: string | null;
  redirectUrl: string | null;
  expiresAt: string | null;
  /** The refunded amount so far, VAT included; 0 if none. */
  refundedHalalas: number;
  /** The part of the refunds that the bank has sent back; 0 if none. */
  failedRefundHalalas: number;
  createdAt: string;
}

/** One payment attempt in the payment history, with its order. Amounts in halalas, VAT included. */
export interface PastPayment extends Pick<
  Payment,
  'id' | 'orderId' | 'status' | 'amountHalalas' | 'method' | 'cardBrand' | 'cardLast4'
> {
  orderNumber: string;
  orderStatus: OrderStatus;
  refundedHalalas: number;
  failedRefundHalalas: number;
  /** When it was paid, or otherwise started; ISO instant. */
  at: string;
}

/** A card saved at the provider: only brand and last four digits. */
export interface SavedCard {
  id: number;
  brand: CardBrand;
  last4: string;
  /** Whether the provider offers this card first. */
  isFirst: boolean;
  savedAt: string;
}
