import * as zod from 'zod';
import * as contract from '#src/api/generated/zod/schemas.ts';

const id = zod.int().min(1);
const halalas = zod.int().min(0);

/** A student, with lookups by id: their names are joined when answered. */
const applicant = contract.Applicant.omit({
  school: true,
  educational_level: true,
  has_active_subscription: true,
  active_subscription: true,
  vacancy: true,
}).extend({
  user_id: id,
  health_issues: zod.array(contract.ApplicantHealthIssue.pick({ health_issue_id: true, description: true })),
  allergens: zod.array(contract.ApplicantAllergen.pick({ code: true, severity: true })),
  home_address: contract.HomeAddress.omit({ region: true, neighbourhood: true }).nullable(),
});

/** An order. Whether a paid one is confirmed, in progress, completed or cancelled follows from its subscriptions and the clock. */
const order = zod.object({
  id,
  user_id: id,
  order_number: zod.string(),
  status: zod.enum(['draft', 'pending_payment', 'paid']),
  vat_percent: zod.number().min(0).max(100),
  paid_at: contract.Instant.nullable(),
  /** The parent as they were when it was paid; null before. */
  parent: contract.ParentDetails.nullable(),
  version: id,
  created_at: contract.Instant,
  updated_at: contract.Instant,
});

/** What a subscription costs and when it ends. */
const terms = zod.object({
  price_halalas: halalas,
  delivery_fee_halalas: halalas,
  end_date: contract.CivilDate,
});

/** The student, their school and who serves them, as they were when it was paid: later changes never rewrite history. */
const servedStudent = contract.SubOrder.pick({
  applicant_name: true,
  applicant_arabic_name: true,
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

/** One student's subscription. Its end, status, progress and deliveries follow from this, the vacations and the clock. */
const subOrder = zod.object({
  id,
  order_id: id,
  applicant_id: id,
  package: contract.PackageSummary,
  /** Months or weeks. */
  count: zod.int().min(1).max(12),
  start_date: contract.CivilDate,
  /** Off days chosen before paying; those asked for later are `offDayRequests`. */
  vacancy: zod.array(contract.CivilDate),
  /** The terms the parent last agreed to. */
  chosen: terms,
  /** The terms of the order's present version; what they differ in is told as `changes`. Once paid, the prices paid. */
  offered: terms,
  student: servedStudent.nullable(),
  cancelled_at: contract.Instant.nullable(),
  /** Paid back when it was cancelled as a whole. */
  cancel_refund_halalas: halalas,
  /** Up to when the parent was told of its deliveries and its end; null while or once there is nothing to tell. */
  told_until: contract.Instant.nullable(),
});

const payment = zod.object({
  id,
  user_id: id,
  order_id: id,
  /** Kept beside the id: a draft that is emptied is gone, what was tried to pay for it stays. */
  order_number: zod.string(),
  status: zod.enum(['initiated', 'pending', 'paid', 'failed', 'cancelled', 'expired']),
  amount_halalas: halalas,
  method: contract.PaymentMethodCode,
  card_brand: contract.CardBrand.nullable(),
  card_last4: zod.string().nullable(),
  /** Whether the parent let the provider keep the card. */
  keeps_card: zod.boolean(),
  failure_code: zod.string().nullable(),
  /** Where the shop wants the parent back; in the seeds a path of whichever page the mock runs in. */
  return_url: zod.string(),
  expires_at: contract.Instant,
  /** When a pending payment will turn out paid. */
  settles_at: contract.Instant.nullable(),
  paid_at: contract.Instant.nullable(),
  created_at: contract.Instant,
});

/** Off days asked for after paying, one request. */
const offDayRequest = zod.object({
  id,
  sub_order_id: id,
  applicant_id: id,
  dates: zod.array(contract.CivilDate).min(1),
  requested_at: contract.Instant,
});

/** One day's lunch that the parent cancelled. */
const cancelledDelivery = zod.object({
  id,
  sub_order_id: id,
  date: contract.CivilDate,
  refund_halalas: halalas,
  cancelled_at: contract.Instant,
});

/** What a first call answered, for the same call again. */
const idempotencyKey = zod.object({
  id,
  user_id: id,
  key: zod.string(),
  /** Operation, path and body of the first call. */
  request: zod.string(),
  /** Its answer as JSON. */
  answer: zod.string(),
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
  reviews: contract.Review,
  idempotencyKeys: idempotencyKey,
};

export type ApplicantRecord = zod.output<typeof applicant>;
export type OrderRecord = zod.output<typeof order>;
export type Terms = zod.output<typeof terms>;
export type ServedStudent = zod.output<typeof servedStudent>;
export type SubOrderRecord = zod.output<typeof subOrder>;
export type PaymentRecord = zod.output<typeof payment>;
export type OffDayRequestRecord = zod.output<typeof offDayRequest>;
