import type { ActionOffers } from './action-offer.ts';
import type { OrderStatus } from './order-states.ts';
import type { Payment } from './payment.ts';
import type { Subscription } from './subscription.ts';

/** The parent's rating of an order. */
export interface Review {
  /** From 1, poor, to 5, excellent. */
  rating: number;
  feedback: string | null;
  /** When it was written, an ISO text. */
  at: string;
}

/** Subscriptions of one or more students, paid together. Amounts are the server's, in halalas. */
export interface Order {
  id: number;
  number: string;
  status: OrderStatus;
  /** When it was paid; null before. */
  paidAt: string | null;
  /** When all of it was cancelled; null unless it is. */
  cancelledAt: string | null;
  subscriptions: Subscription[];
  subtotalHalalas: number;
  deliveryHalalas: number;
  vatPercent: number;
  vatHalalas: number;
  totalHalalas: number;
  /** The last attempt to pay; null before the first. */
  payment: Payment | null;
  /** Until when an unpaid order is kept; null where it is not limited or not known. */
  payBy: string | null;
  /** Null before it is rated. */
  review: Review | null;
  /** Checkout, paying, cancelling as a whole, rating, the report. */
  actions: ActionOffers;
  version: number;
}
