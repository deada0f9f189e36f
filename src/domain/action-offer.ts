/** The actions of a parent on an order or on one of its subscriptions. */
export type ActionName = 'checkout' | 'pay' | 'cancel' | 'cancel_delivery' | 'pause' | 'renew' | 'review' | 'report';

/** Why an action is not allowed now (rules.md#allowed-actions). */
export type ReasonCode =
  | 'too_early'
  | 'too_late'
  | 'not_paid'
  | 'not_draft'
  | 'not_pending_payment'
  | 'not_running'
  | 'not_completed'
  | 'quote_outdated'
  | 'already_reviewed'
  | 'not_delivered'
  | 'already_rated'
  | 'already_cancelled'
  | 'delivery_cancelled'
  | 'month_used'
  | 'allowance_used'
  | 'overlap'
  | 'no_delivery_left'
  | 'order_exists'
  | 'payment_open'
  | 'method_unavailable'
  | 'subscription_running'
  | 'too_many_applicants'
  | 'too_many_guardians'
  | 'invitation_expired'
  | 'school_exists'
  | 'package_withdrawn'
  | 'out_of_age'
  | 'allergen_conflict'
  | 'changed';

/** Whether an action is allowed now, and otherwise why not. Instants are ISO texts. */
export interface ActionOffer {
  allowed: boolean;
  /** Why the action is not allowed; null if it is allowed, or if this version of the app does not know the reason. */
  reasonCode: ReasonCode | null;
  /** When the action becomes available, if known. */
  opensAt: string | null;
  /** The deadline of the action, in the future or past; null if there is none. */
  deadlineAt: string | null;
  /** The amount that the action would refund, VAT included; null if it refunds nothing. */
  refundHalalas: number | null;
}

/** The server's offers by action. A missing action is not offered at all. */
export type ActionOffers = { readonly [Action in ActionName]?: ActionOffer };
