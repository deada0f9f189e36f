/** What a parent can do with an order or with a subscription of it. */
export type ActionName = 'checkout' | 'pay' | 'cancel' | 'cancel_delivery' | 'pause' | 'renew' | 'review' | 'report';

/** Why something can't be done now (rules.md#allowed-actions). */
export type ReasonCode =
  | 'too_early'
  | 'too_late'
  | 'not_paid'
  | 'not_draft'
  | 'not_pending_payment'
  | 'not_running'
  | 'not_completed'
  | 'already_reviewed'
  | 'already_cancelled'
  | 'delivery_cancelled'
  | 'month_used'
  | 'allowance_used'
  | 'overlap'
  | 'no_delivery_left'
  | 'order_exists'
  | 'payment_open'
  | 'method_unavailable'
  | 'idempotency_key_reused'
  | 'subscription_running'
  | 'package_withdrawn'
  | 'out_of_age'
  | 'changed';

/** Whether something may be done now, and else why not. Instants are ISO texts. */
export interface ActionOffer {
  allowed: boolean;
  /** Why not; null while it is allowed, and for a reason this version of the app does not know. */
  reasonCode: ReasonCode | null;
  /** From when, where that is known. */
  opensAt: string | null;
  /** Until when, or when it closed; null without an end. */
  deadlineAt: string | null;
  /** What would be refunded, VAT included; null where nothing would. */
  refundHalalas: number | null;
}

/** What the server offers, by action. An action that is left out is not offered at all. */
export type ActionOffers = { readonly [Action in ActionName]?: ActionOffer };
