import type { LocalizedName } from './localized-name.ts';
import type { CivilDate } from './riyadh-date.ts';

/** What happened to an order; `other` is an event that this version of the app does not know. */
export type OrderEventType =
  | 'placed'
  | 'paid'
  | 'payment_expired'
  | 'late_charge_refunded'
  | 'payment_refunded'
  | 'off_days_added'
  | 'off_days_taken_back'
  | 'delivery_cancelled'
  | 'subscription_cancelled'
  | 'refunded'
  | 'renewed'
  | 'renewal_of'
  | 'closure'
  | 'closure_credited'
  | 'refund_failed'
  | 'dish_swapped'
  | 'school_kept'
  | 'address_kept'
  | 'other';

/** Who caused an event. */
export type OrderEventActor = 'parent' | 'company' | 'payment_provider';

/** The values that an event changed; null for one that it did not change. */
export interface OrderEventValues {
  dates: CivilDate[] | null;
  endsOn: CivilDate | null;
  amountHalalas: number | null;
  /** The dishes that were replaced or that replace them, in the same order before and since. */
  dishes: OrderEventDish[] | null;
  /** The school in the student's details; the order keeps its own. */
  school: LocalizedName | null;
  /** Where lunches go by the student's details; those of the order go where they did. */
  address: LocalizedName | null;
}

/** A dish of the lunch of a day; null if none was found that is safe for the student. */
export interface OrderEventDish {
  on: CivilDate;
  dish: LocalizedName | null;
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
  /** The order that renews this one, or that this one renews. */
  relatedOrder: { id: number; number: string } | null;
  /** The name of the closure, or why the kitchen changed its menu. */
  reason: LocalizedName | null;
  /** Null if there were none. */
  previous: OrderEventValues | null;
  current: OrderEventValues;
}
