import type { Order, Payment, SubOrder } from '#src/api/generated/zod/schemas.ts';
import { deliveryProgress } from '#src/domain/delivery-progress.ts';
import { toWireMoney } from '#src/domain/money.ts';
import { isFinalPayment } from '#src/domain/order-states.ts';
import { riyadhDateOf } from '#src/domain/riyadh-date.ts';
import type { SubscriptionPeriod } from '#src/domain/subscription-period.ts';
import { db } from '#mocks/store/db.ts';
import type { OrderRecord, PaymentRecord, SubOrderRecord } from '#mocks/store/order-records.ts';
import { recordsBy } from '#mocks/store/until-written.ts';
import { homeLine } from './students/addresses.ts';
import { orderActions, subOrderOffers } from './subscriptions/allowed-actions.ts';
import { changesOf } from './cart/draft.ts';
import { gateOf } from './cart/gate.ts';
import { shownCheck } from './cart/shown-check.ts';
import { pageOrigin, providerPath, serverOrigin } from './payments/page-origin.ts';
import { renewalOf } from './subscriptions/renewal.ts';
import { currentLookups, servedStudent } from './students/served-student.ts';
import {
  clockOf,
  lunchCounts,
  lunchDaysOf,
  offDaysOf,
  ordersById,
  orderStatus,
  periodOf,
  refundedHalalas,
  studentOf,
  subOrdersOf,
  subOrderStatus,
  totalsOf,
} from './subscriptions/subscription.ts';

const paymentsByOrder = recordsBy(
  () => db.payments.all(),
  ({ order_id }) => order_id,
);

/** An order's last payment attempt. */
export function lastPaymentOf(order: Pick<OrderRecord, 'id'>): PaymentRecord | undefined {
  return paymentsByOrder(order.id).toSorted((a, b) => b.id - a.id)[0];
}

/** The address of the provider’s page for a payment: at the mock’s server or, in a browser, at the app’s origin. */
function providerUrl(payment: PaymentRecord): string {
  const origin = serverOrigin() ?? new URL(payment.return_url, pageOrigin()).origin;
  return `${origin}${providerPath()}?payment=${payment.id}`;
}

/** A payment in the form of the contract. */
export function shownPayment(payment: PaymentRecord, now: Date): Payment {
  const [order] = ordersById(payment.order_id);
  const cancelledHalalas = order && payment.status === 'paid' ? refundedHalalas(order) : 0;
  // A stored refund is of the whole payment: nothing was sold for it.
  const refunded = payment.status === 'refunded' ? payment.amount_halalas : cancelledHalalas;
  const isRefunded = order !== undefined && refunded > 0 && orderStatus(order, now) === 'cancelled';
  const status = isRefunded ? 'refunded' : payment.status;
  const isFinal = isFinalPayment(status);
  return {
    id: payment.id,
    order_id: payment.order_id,
    status,
    amount: toWireMoney(payment.amount_halalas),
    currency: 'SAR',
    payment_method: payment.method,
    card_brand: payment.card_brand,
    card_last4: payment.card_last4,
    failure_code: payment.failure_code,
    redirect_url: isFinal ? null : providerUrl(payment),
    expires_at: isFinal ? null : payment.expires_at,
    paid_at: payment.paid_at,
    refunded_amount: toWireMoney(refunded),
    failed_refund_amount: toWireMoney(payment.failed_refund_halalas ?? 0),
    created_at: payment.created_at,
  };
}

/** The progress of today’s lunch; null on a day without lunch and before the lunch is cooked. */
function progressToday(subOrder: SubOrderRecord, order: OrderRecord, period: SubscriptionPeriod, now: Date) {
  const today = riyadhDateOf(now);
  if (order.status !== 'paid' || !lunchDaysOf(subOrder, period).includes(today)) return null;
  const progress = deliveryProgress(today, now, clockOf(subOrder, today));
  return progress === 'scheduled' ? null : progress;
}

function shownSubOrder(subOrder: SubOrderRecord, order: OrderRecord, index: number, now: Date): SubOrder {
  const period = periodOf(subOrder);
  const status = subOrderStatus(subOrder, order, now, period);
  const isMonthly = subOrder.package.frequency === 'monthly';
  const student = subOrder.student ?? servedStudent(studentOf(subOrder), false);
  const { school_id: _schoolId, region_id: _regionId, ...served } = student;
  const { delivered, remaining } = lunchCounts(subOrder, period, now);
  const isPaid = order.status === 'paid';
  const offers = subOrderOffers(subOrder, order, period, status, now);
  const canRenew = offers.allowed_actions.some(({ action, allowed }) => action === 'renew' && allowed);
  return {
    id: subOrder.id,
    sub_order_number: `${order.order_number}-${index + 1}`,
    package: { ...subOrder.package },
    number_of_months: isMonthly ? subOrder.count : null,
    number_of_weeks: isMonthly ? null : subOrder.count,
    price: toWireMoney(subOrder.offered.price_halalas),
    delivery_fee: toWireMoney(subOrder.offered.delivery_fee_halalas),
    applicant_id: subOrder.applicant_id,
    ...served,
    start_date: subOrder.start_date,
    end_date: period.endsOn,
    number_of_days: period.deliveryDays.length,
    delivered_days: isPaid ? delivered : 0,
    remaining_days: isPaid ? remaining : period.deliveryDays.length,
    status,
    progress: progressToday(subOrder, order, period, now),
    vacancy: isPaid ? offDaysOf(period) : subOrder.vacancy,
    changes: isPaid ? [] : changesOf(subOrder),
    allergen_check: isPaid ? null : shownCheck(gateOf(subOrder, now), subOrder.acknowledgement),
    allergen_acknowledgement: subOrder.acknowledgement,
    renewal: canRenew ? renewalOf(subOrder, now) : null,
    ...offers,
  };
}

function shownParent(order: OrderRecord): Order['parent'] {
  if (order.parent) return order.parent;
  const user = db.users.findFirst((query) => query.where({ id: order.user_id }));
  if (!user) throw new Error(`Order ${order.id} of user ${order.user_id}, who was never there`);
  const homes = subOrdersOf(order).map((subOrder) => studentOf(subOrder).home_address);
  const home = homes.find((each) => each !== null) ?? null;
  return {
    name: user.full_name,
    email: user.email,
    mobile_number: user.mobile_number,
    address: home && homeLine(home, currentLookups()),
  };
}

function lastCancelled(subOrders: readonly SubOrderRecord[]): string | null {
  return (
    subOrders
      .flatMap(({ cancelled_at }) => cancelled_at ?? [])
      .toSorted()
      .at(-1) ?? null
  );
}

/** An order in the form of the contract. Totals, states and allowed actions are computed, never stored. */
export function shownOrder(order: OrderRecord, now: Date): Order {
  const subOrders = subOrdersOf(order);
  const status = orderStatus(order, now);
  const totals = totalsOf(order);
  const payment = lastPaymentOf(order);
  const review = db.reviews.findFirst((query) => query.where({ order_id: order.id }));
  const [first, ...others] = subOrders.map((subOrder) => subOrder.package);
  const isShared = first !== undefined && others.every(({ id }) => id === first.id);
  return {
    id: order.id,
    order_number: order.order_number,
    status,
    order_date: order.paid_at,
    cancelled_at: status === 'cancelled' ? lastCancelled(subOrders) : null,
    package: isShared ? { ...first } : null,
    parent: shownParent(order),
    sub_orders: subOrders.map((subOrder, index) => shownSubOrder(subOrder, order, index, now)),
    subtotal: toWireMoney(totals.subtotalHalalas),
    delivery_amount: toWireMoney(totals.deliveryHalalas),
    vat_rate: order.vat_percent / 100,
    vat_amount: toWireMoney(totals.vatHalalas),
    total: toWireMoney(totals.totalHalalas),
    currency: 'SAR',
    payment: payment ? shownPayment(payment, now) : null,
    review: review ? { ...review } : null,
    allowed_actions: orderActions(order, status, payment, now),
    version: order.version,
    created_at: order.created_at,
    updated_at: order.updated_at,
  };
}

/** A parent’s order by its id; undefined for another parent’s. */
export function ownOrder(id: number, userId: number): OrderRecord | undefined {
  return ordersById(id).find(({ user_id }) => user_id === userId);
}

/** The record after a change. Throws if it was deleted. */
export function freshOrder(id: number): OrderRecord {
  const [order] = ordersById(id);
  if (!order) throw new Error(`Order ${id} is gone`);
  return order;
}
