import type { CivilDate } from './riyadh-date.ts';

/** What happened to an order; `other` is an event that this version of the app does not know. */
export type OrderEventType =
  | 'placed'
  | 'paid'
  | 'payment_expired'
  | 'late_charge_refunded'
  | 'off_days_added'
  | 'off_days_taken_back'
  | 'delivery_cancelled'
  | 'subscription_cancelled'
  | 'refunded'
  | 'renewed'
  | 'closure'
  | 'closure_credited'
  | 'refund_failed'
  | 'dish_swapped'
  | 'school_changed'
  | 'address_changed'
  | 'other';

/** Who caused an event. */
export type OrderEventActor = 'parent' | 'company' | 'payment_provider';

/** The values that an event changed; null for one that it did not change. */
export interface OrderEventValues {
  dates: CivilDate[] | null;
  endsOn: CivilDate | null;
  amountHalalas: number | null;
}

/** One event in the history of an order (rules.md#order-history). */
export interface OrderEvent {
  id: number;
  /** To name it to the company: `NB-20511-E3`. */
  reference: string;
  type: OrderEventType;
  actor: OrderEventActor;
  /** ISO instant. */
  at: string;
  /** Null if it is about the whole order. */
  subscriptionId: number | null;
  /** Null if there were none. */
  previous: OrderEventValues | null;
  current: OrderEventValues;
}
