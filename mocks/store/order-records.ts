import * as zod from 'zod';
import * as contract from '#src/api/generated/zod/schemas.ts';

const id = zod.int().min(1);
const halalas = zod.int().min(0);

const health = zod.object({
  health_issues: zod.array(contract.ApplicantHealthIssue.pick({ health_issue_id: true, description: true })),
  allergens: zod.array(contract.ApplicantAllergen.pick({ code: true, severity: true })),
});

/** A student with the ids of school, level and health issues. Responses add their names. */
const applicant = contract.Applicant.omit({
  school: true,
  educational_level: true,
  has_active_sub_order: true,
  active_sub_order: true,
  vacancy: true,
}).extend({
  user_id: id,
  ...health.shape,
  home_address: contract.HomeAddress.omit({ region: true, neighbourhood: true }).nullable(),
  /** The health before each change, the oldest first: a cooked lunch is the one of its day. */
  past_health: zod.array(health.extend({ until: contract.Instant })),
});

/**
 * An order. Whether a paid order is confirmed, in progress, completed or cancelled is computed from its subscriptions and the
 * clock.
 */
const order = zod.object({
  id,
  user_id: id,
  order_number: zod.string(),
  status: zod.enum(['draft', 'pending_payment', 'paid']),
  vat_percent: zod.number().min(0).max(100),
  paid_at: contract.Instant.nullable(),
  /** The parent at the time of the payment; null before. */
  parent: contract.ParentDetails.nullable(),
  version: id,
  created_at: contract.Instant,
  updated_at: contract.Instant,
});

/** The price of a subscription and its end. */
const terms = zod.object({
  price_halalas: halalas,
  delivery_fee_halalas: halalas,
  end_date: contract.CivilDate,
});

/** The student with school, kitchen and driver at the time of the payment. Later changes do not apply. */
const servedStudent = contract.SubOrder.pick({
  applicant_name: true,
  arabic_applicant_name: true,
  educational_level: true,
  medical_issue: true,
  medical_category: true,
  school: true,
  school_address: true,
  restaurant: true,
  restaurant_address: true,
  delivery_provider: true,
  delivery_target: true,
  delivery_address: true,
  home_address: true,
}).extend({ school_id: id, region_id: id });

/** One student’s subscription. Its end, status, progress and deliveries are computed from it, the vacations and the clock. */
const subOrder = zod.object({
  id,
  order_id: id,
  applicant_id: id,
  package: contract.PackageSummary,
  /** Months or weeks. */
  count: zod.int().min(1).max(12),
  start_date: contract.CivilDate,
  /** Off days chosen before paying; those requested later are `offDayRequests`. */
  vacancy: zod.array(contract.CivilDate),
  /** The terms that the parent accepted last. */
  chosen: terms,
  /** The terms of the order’s present version; the differences are the `changes`. After the payment: the paid prices. */
  offered: terms,
  student: servedStudent.nullable(),
  /** The ids of closures that were announced while the order waits for its payment, the oldest first; none if left out. */
  unpaid_closure_ids: zod.array(id).optional(),
  /** What the parent has acknowledged about the dishes; null if nothing. */
  acknowledgement: contract.AllergenAcknowledgement.nullable(),
  cancelled_at: contract.Instant.nullable(),
  /** The refund of cancelling the whole subscription. */
  cancel_refund_halalas: halalas,
  /** The time up to which the parent was notified; null before the first and after the last notification. */
  notified_until: contract.Instant.nullable(),
});

const payment = zod.object({
  id,
  user_id: id,
  order_id: id,
  /** Stored in addition to the id, because an emptied draft is deleted and its payments remain. */
  order_number: zod.string(),
  /** A refund is computed from what was cancelled. Only that of a payment for which nothing was sold is stored. */
  status: contract.PaymentStatus,
  amount_halalas: halalas,
  method: contract.PaymentMethodChoice,
  card_brand: contract.CardBrand.nullable(),
  card_last4: zod.string().nullable(),
  /** Whether the parent let the provider keep the card. */
  keeps_card: zod.boolean(),
  failure_code: zod.string().nullable(),
  /** The address to which the provider returns the parent; in the seeds, a path that works with any origin. */
  return_url: zod.string(),
  expires_at: contract.Instant,
  /** The time at which a pending payment becomes paid. */
  settles_at: contract.Instant.nullable(),
  paid_at: contract.Instant.nullable(),
  /** The part of the refunds that the bank has sent back. */
  failed_refund_halalas: halalas.optional(),
  created_at: contract.Instant,
});

/** Off days requested after paying, in one request. */
const offDayRequest = zod.object({
  id,
  sub_order_id: id,
  applicant_id: id,
  dates: zod.array(contract.CivilDate).min(1),
  requested_at: contract.Instant,
});

/** One cancelled lunch. */
const cancelledDelivery = zod.object({
  id,
  sub_order_id: id,
  date: contract.CivilDate,
  refund_halalas: halalas,
  cancelled_at: contract.Instant,
  /** The closure for which the company refunded it; without one the parent cancelled it. */
  closure: zod.object({ name: zod.string(), arabic_name: zod.string() }).optional(),
});

/** The invoice of a paid order. Its number follows from its id; its amounts and lines are those of the order, as it was paid. */
const invoice = zod.object({ id, order_id: id, issued_at: contract.Instant });

/** The credit note of one refund. Its number follows from its id. */
const creditNote = zod.object({
  id,
  order_id: id,
  issued_at: contract.Instant,
  reason: zod.enum(['delivery_cancelled', 'subscription_cancelled', 'closure']),
  /** The quote that the parent confirmed; null without one. */
  quote_number: contract.QuoteNumber.nullable(),
  vat_halalas: halalas,
  lines: zod
    .array(zod.object({ sub_order_id: id, delivery_date: contract.CivilDate.nullable(), refund_halalas: halalas }))
    .min(1),
});

/** One event of an order. Events are only added. Its reference number follows from its place in the history. */
const orderEvent = contract.OrderEvent.omit({ reference_number: true });

/** The reply to a call with an Idempotency-Key, for the repetition of the same call. */
const attempt = zod.object({
  id,
  /** The account, the operation and the key. */
  name: zod.string(),
  /** A hash of path and body: a body can have a password. */
  request: zod.string(),
  /** The reply as JSON: status, body and headers. */
  reply: zod.string(),
  kept_until: contract.Instant,
});

/** Records of students, orders and payments. */
export const orderRecordSchemas = {
  applicants: applicant,
  orders: order,
  subOrders: subOrder,
  payments: payment,
  savedCards: contract.PaymentInfo.extend({ user_id: id }),
  offDayRequests: offDayRequest,
  cancelledDeliveries: cancelledDelivery,
  invoices: invoice,
  creditNotes: creditNote,
  reviews: contract.Review,
  lunchRatings: contract.LunchRating.extend({ id }),
  orderEvents: orderEvent,
  attempts: attempt,
};

export type ApplicantRecord = zod.output<typeof applicant>;
export type OrderRecord = zod.output<typeof order>;
export type Terms = zod.output<typeof terms>;
export type ServedStudent = zod.output<typeof servedStudent>;
export type SubOrderRecord = zod.output<typeof subOrder>;
export type PaymentRecord = zod.output<typeof payment>;
export type OffDayRequestRecord = zod.output<typeof offDayRequest>;
export type InvoiceRecord = zod.output<typeof invoice>;
export type LunchRatingRecord = zod.output<typeof orderRecordSchemas.lunchRatings>;
export type OrderEventRecord = zod.output<typeof orderEvent>;
export type CreditNoteRecord = zod.output<typeof creditNote>;
