import { fromWireMoney } from '#src/domain/money.ts';
import { percentOf } from '#src/domain/percent-of.ts';
import type { CivilDate } from '#src/domain/riyadh-date.ts';
import type {
  ActionNameDto,
  AllowedActionDto,
  LocalizedNameDto,
  MedicalCategoryDto,
  OrderDto as WireOrder,
  OrderStatusDto,
  PackageSummaryDto,
  PaymentDto as WirePayment,
  ReasonCodeDto,
  ReviewDto as WireReview,
  SubOrderChangeDto,
  SubOrderDto as WireSubOrder,
  SubOrderRenewalDto,
} from './generated/client.schemas.ts';

/** What the server changed in a line since the parent chose it (row O07). */
export type SubscriptionChange =
  | { kind: 'price' | 'delivery'; previousHalalas: number; currentHalalas: number }
  | { kind: 'period'; previousOn: CivilDate; currentOn: CivilDate };

/** Whether something may be done now, and else why not. Instants are ISO texts. */
export interface ActionOffer {
  allowed: boolean;
  /** Why not; null while it is allowed. */
  reasonCode: ReasonCodeDto | null;
  /** From when, where that is known. */
  opensAt: string | null;
  /** Until when, or when it closed; null without an end. */
  deadlineAt: string | null;
  /** What would be paid back, VAT included; null where nothing would. */
  refundHalalas: number | null;
}

/** What the server offers, by action. What it does not speak of is not offered at all. */
export type ActionOffers = { readonly [Action in ActionNameDto]?: ActionOffer };

/** What renewing a subscription would order, for as many months or weeks as it had. */
export interface Renewal {
  /** Its first lunch. */
  startsOn: CivilDate;
  /** Months or weeks, as the subscription had. */
  count: number;
  /** Of one month or week, before VAT. */
  priceHalalas: number;
  deliveryFeeHalalas: number;
}

/** One student's subscription in an order. Amounts in halalas before VAT. */
export interface Subscription {
  id: number;
  number: string;
  applicantId: number;
  applicant: LocalizedNameDto;
  package: PackageSummaryDto;
  /** Months of a monthly package, weeks of a weekly one. */
  count: number;
  /** Of one month or week. */
  priceHalalas: number;
  /** Of the whole period, without delivery. */
  subtotalHalalas: number;
  /** Delivery of one month or week. */
  deliveryFeeHalalas: number;
  startsOn: CivilDate;
  /** The last day as of today. */
  endsOn: CivilDate;
  dayCount: number;
  deliveredDays: number;
  remainingDays: number;
  status: WireSubOrder['status'];
  /** How far today's lunch is; null on a day without one. */
  progress: WireSubOrder['progress'];
  offDays: CivilDate[];
  deliveryTarget: WireSubOrder['delivery_target'];
  school: LocalizedNameDto;
  schoolAddress: LocalizedNameDto;
  /** Where the lunches go. */
  deliveryAddress: LocalizedNameDto;
  homeAddress: LocalizedNameDto;
  educationalLevel: LocalizedNameDto;
  /** The health issues with their descriptions; null where none. */
  medicalIssue: LocalizedNameDto | null;
  medicalCategory: MedicalCategoryDto;
  /** The kitchen; null until one is assigned, as its address and who delivers. */
  restaurant: LocalizedNameDto | null;
  restaurantAddress: LocalizedNameDto | null;
  deliveryProvider: LocalizedNameDto | null;
  changes: SubscriptionChange[];
  /** What renewing would order now; null while it is not allowed. */
  renewal: Renewal | null;
  /** Cancelling, pausing, renewing; empty before it is paid. */
  actions: ActionOffers;
}

/** One attempt to pay. Instants are ISO texts. */
export interface Payment {
  id: number;
  orderId: number;
  status: WirePayment['status'];
  amountHalalas: number;
  method: WirePayment['method'];
  cardBrand: WirePayment['card_brand'];
  cardLast4: string | null;
  failureCode: string | null;
  redirectUrl: string | null;
  expiresAt: string | null;
  /** Paid back so far, VAT included; 0 where nothing was. */
  refundedHalalas: number;
  createdAt: string;
}

/** The parent's rating of an order. */
export interface Review {
  /** From 1, poor, to 5, excellent. */
  rating: number;
  feedback: string | null;
  /** When it was written, an ISO text. */
  at: string;
}

/** An order as screens speak of it. Amounts are the server's own, in halalas. */
export interface Order {
  id: number;
  number: string;
  status: OrderStatusDto;
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
  /** Until when an order that waits for its payment is kept; null where nothing waits or nobody knows. */
  payBy: string | null;
  /** Null before it is rated. */
  review: Review | null;
  /** Checkout, paying, cancelling as a whole, rating, the report. */
  actions: ActionOffers;
  version: number;
}

/** Turns the wire's payment (operation `getPayment`) into the screens'. */
export function toPayment(payment: WirePayment): Payment {
  return {
    id: payment.id,
    orderId: payment.order_id,
    status: payment.status,
    amountHalalas: fromWireMoney(payment.amount),
    method: payment.method,
    cardBrand: payment.card_brand,
    cardLast4: payment.card_last4,
    failureCode: payment.failure_code,
    redirectUrl: payment.redirect_url,
    expiresAt: payment.expires_at,
    refundedHalalas: fromWireMoney(payment.refunded_amount),
    createdAt: payment.created_at,
  };
}

/** Turns the wire's order (every operation that answers one) into the screens'. */
export function toOrder(order: WireOrder): Order {
  const actions = toActionOffers(order.allowed_actions);
  return {
    id: order.id,
    number: order.order_number,
    status: order.status,
    paidAt: order.order_date,
    cancelledAt: order.cancelled_at,
    subscriptions: order.sub_orders.map(toLine),
    subtotalHalalas: fromWireMoney(order.subtotal),
    deliveryHalalas: fromWireMoney(order.delivery_fee),
    vatPercent: percentOf(order.vat_rate),
    vatHalalas: fromWireMoney(order.vat_amount),
    totalHalalas: fromWireMoney(order.total),
    payment: order.payment && toPayment(order.payment),
    payBy: actions.pay?.deadlineAt ?? null,
    review: order.review && toReview(order.review),
    actions,
    version: order.version,
  };
}

function toLine(subOrder: WireSubOrder): Subscription {
  const count = subOrder.number_of_months ?? subOrder.number_of_weeks ?? 1;
  const priceHalalas = fromWireMoney(subOrder.price);
  return {
    id: subOrder.id,
    number: subOrder.sub_order_number,
    applicantId: subOrder.applicant_id,
    applicant: { name: subOrder.applicant_name, arabic_name: subOrder.applicant_arabic_name },
    package: subOrder.package,
    count,
    priceHalalas,
    subtotalHalalas: priceHalalas * count,
    deliveryFeeHalalas: fromWireMoney(subOrder.delivery_fee),
    startsOn: subOrder.start_date,
    endsOn: subOrder.end_date,
    dayCount: subOrder.number_of_days,
    deliveredDays: subOrder.delivered_days,
    remainingDays: subOrder.remaining_days,
    status: subOrder.status,
    progress: subOrder.progress,
    offDays: subOrder.vacancy,
    deliveryTarget: subOrder.delivery_target,
    school: subOrder.school,
    schoolAddress: subOrder.school_address,
    deliveryAddress: subOrder.delivery_address,
    homeAddress: subOrder.home_address,
    educationalLevel: subOrder.educational_level,
    medicalIssue: subOrder.medical_issue,
    medicalCategory: subOrder.medical_category,
    restaurant: subOrder.restaurant,
    restaurantAddress: subOrder.restaurant_address,
    deliveryProvider: subOrder.delivery_provider,
    changes: subOrder.changes.map(toChange),
    renewal: subOrder.renewal && toRenewal(subOrder.renewal, count),
    actions: toActionOffers(subOrder.allowed_actions),
  };
}

function toRenewal({ start_date, price, delivery_fee }: SubOrderRenewalDto, count: number): Renewal {
  return {
    startsOn: start_date,
    count,
    priceHalalas: fromWireMoney(price),
    deliveryFeeHalalas: fromWireMoney(delivery_fee),
  };
}

function toChange({ code, previous, current }: SubOrderChangeDto): SubscriptionChange {
  if (code === 'period_changed') return { kind: 'period', previousOn: previous, currentOn: current };
  return {
    kind: code === 'price_changed' ? 'price' : 'delivery',
    previousHalalas: fromWireMoney(previous),
    currentHalalas: fromWireMoney(current),
  };
}

function toActionOffers(actions: readonly AllowedActionDto[]): ActionOffers {
  return Object.fromEntries(
    actions.map(({ action, allowed, reason_code, opens_at, deadline_at, refund }) => [
      action,
      {
        allowed,
        reasonCode: reason_code,
        opensAt: opens_at,
        deadlineAt: deadline_at,
        refundHalalas: refund === null ? null : fromWireMoney(refund),
      },
    ]),
  );
}

function toReview({ rating, feedback, created_at }: WireReview): Review {
  return { rating, feedback, at: created_at };
}
