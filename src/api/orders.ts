import { fromWireMoney } from '#src/domain/money.ts';
import type { CivilDate } from '#src/domain/riyadh-date.ts';
import type { LocalizedName } from './generated/model/localizedName.ts';
import type { Order as WireOrder } from './generated/model/order.ts';
import type { OrderStatus } from './generated/model/orderStatus.ts';
import type { PackageSummary } from './generated/model/packageSummary.ts';
import type { Payment as WirePayment } from './generated/model/payment.ts';
import type { SubOrder as WireSubOrder } from './generated/model/subOrder.ts';
import type { SubOrderChange } from './generated/model/subOrderChange.ts';

/** What the server changed in a line since the parent chose it (acceptance O07). */
export type LineChange =
  | { kind: 'price' | 'delivery'; previousHalalas: number; currentHalalas: number }
  | { kind: 'period'; previousOn: CivilDate; currentOn: CivilDate };

/** One student's subscription in an order. Amounts in halalas before VAT. */
export interface OrderLine {
  id: number;
  number: string;
  applicantId: number;
  applicant: LocalizedName;
  package: PackageSummary;
  /** Months of a monthly package, weeks of a weekly one. */
  count: number;
  /** Of one month or week. */
  priceHalalas: number;
  /** Of the whole period, without delivery. */
  lineHalalas: number;
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
  school: LocalizedName;
  deliveryAddress: LocalizedName;
  changes: LineChange[];
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
  createdAt: string;
}

/** Until when the whole order can be cancelled, and what would be paid back, in halalas. */
export interface CancelOffer {
  deadlineAt: string | null;
  refundHalalas: number;
}

/** An order as screens speak of it. Amounts are the server's own, in halalas. */
export interface Order {
  id: number;
  number: string;
  status: OrderStatus;
  /** When it was paid; null before. */
  paidAt: string | null;
  lines: OrderLine[];
  subtotalHalalas: number;
  deliveryHalalas: number;
  vatPercent: number;
  vatHalalas: number;
  totalHalalas: number;
  /** The last attempt to pay; null before the first. */
  payment: Payment | null;
  /** Until when an order that waits for its payment is kept; null where nothing waits or nobody knows. */
  payBy: string | null;
  /** Null where it can't be cancelled. */
  cancelOffer: CancelOffer | null;
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
    createdAt: payment.created_at,
  };
}

/** Turns the wire's order (every operation that answers one) into the screens'. */
export function toOrder(order: WireOrder): Order {
  return {
    id: order.id,
    number: order.order_number,
    status: order.status,
    paidAt: order.order_date,
    lines: order.sub_orders.map(toLine),
    subtotalHalalas: fromWireMoney(order.subtotal),
    deliveryHalalas: fromWireMoney(order.delivery_fee),
    vatPercent: Math.round(order.vat_rate * 10_000) / 100,
    vatHalalas: fromWireMoney(order.vat_amount),
    totalHalalas: fromWireMoney(order.total),
    payment: order.payment && toPayment(order.payment),
    payBy: order.allowed_actions.find(({ action }) => action === 'pay')?.deadline_at ?? null,
    cancelOffer: cancelOfferOf(order),
    version: order.version,
  };
}

function toLine(subOrder: WireSubOrder): OrderLine {
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
    lineHalalas: priceHalalas * count,
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
    deliveryAddress: subOrder.delivery_address,
    changes: subOrder.changes.map(toChange),
  };
}

function toChange({ code, previous, current }: SubOrderChange): LineChange {
  if (code === 'period_changed') return { kind: 'period', previousOn: previous, currentOn: current };
  return {
    kind: code === 'price_changed' ? 'price' : 'delivery',
    previousHalalas: fromWireMoney(previous),
    currentHalalas: fromWireMoney(current),
  };
}

function cancelOfferOf(order: WireOrder): CancelOffer | null {
  const cancel = order.allowed_actions.find(({ action }) => action === 'cancel');
  if (!cancel?.allowed) return null;
  return { deadlineAt: cancel.deadline_at, refundHalalas: cancel.refund === null ? 0 : fromWireMoney(cancel.refund) };
}
