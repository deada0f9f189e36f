import type { ActionOffers } from './action-offer.ts';
import type { OrderStatus } from './order-states.ts';
import type { Payment } from './payment.ts';
import type { Subscription } from './subscription.ts';

/** The parent's rating of an order. */
export interface Review {
  /** From 1, poor, to 5, excellent. */
  rating: number;
  feedback: string | null;
  /** When it was written; ISO instant. */
  at: string;
}

/** The most students in one order (rules.md#draft-order). */
export const maxOrderStudents = 10;

/** Subscriptions of one or more students, paid together. Amounts are the server's, in halalas. */
export interface Order {
  id: number;
  number: string;
  status: OrderStatus;
  /** When it was paid; null if unpaid. */
  paidAt: string | null;
  /** When the whole order was cancelled; null if it was not. */
  cancelledAt: string | null;
  subscriptions: Subscription[];
  subtotalHalalas: number;
  deliveryHalalas: number;
  vatPercent: number;
  vatHalalas: number;
  totalHalalas: number;
  /** The last payment attempt; null if there was none. */
  payment: Payment | null;
  /** The instant until which an unpaid order is kept; null if there is no limit or it is not known. */
  payBy: string | null;
  /** Null if not rated yet. */
  review: Review | null;
  /** The actions checkout, pay, cancel the whole order, rate and report. */
  actions: ActionOffers;
  version: number;
}
