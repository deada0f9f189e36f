import type { OrderDto } from '#src/api/generated/client.schemas.ts';
import { deliveryProgress } from '#src/domain/delivery-progress.ts';
import { fromWireMoney, toWireMoney } from '#src/domain/money.ts';
import { isFinalPayment } from '#src/domain/order-states.ts';
import { paidOrderStatus } from '#src/domain/subscription-state.ts';
import { type Counted, countOf, isPaid, statusOf, totalsOf } from './counted.ts';
import { expectedOrderActions, expectedPausableDates, expectedSubOrderActions } from './expected-actions.ts';
import type { Facts } from './facts.ts';

function expectedSubOrder(counted: Counted, all: readonly Counted[], facts: Facts) {
  const { subOrder, order, period, lunchDays } = counted;
  const { now, today, clock, offers } = facts;
  const delivered = lunchDays.filter((on) => deliveryProgress(on, now, clock) === 'delivered').length;
  const progress = isPaid(order) && lunchDays.includes(today) ? deliveryProgress(today, now, clock) : 'scheduled';
  const isMonthly = subOrder.package.frequency === 'monthly';
  const actions = expectedSubOrderActions(counted, all, facts);
  const renew = actions.find(({ action }) => action === 'renew');
  const offer = offers.get(subOrder.package.id);
  return {
    number_of_months: isMonthly ? countOf(subOrder) : null,
    number_of_weeks: isMonthly ? null : countOf(subOrder),
    end_date: period.endsOn,
    number_of_days: period.deliveryDays.length,
    delivered_days: isPaid(order) ? delivered : 0,
    remaining_days: isPaid(order) ? lunchDays.length - delivered : period.deliveryDays.length,
    status: statusOf(counted, facts),
    progress: progress === 'scheduled' ? null : progress,
    ...(isPaid(order) ? { changes: [] } : {}),
    renewal:
      renew?.allowed === true && offer
        ? { start_date: renew.start_date, price: offer.price, delivery_fee: offer.delivery_fee }
        : null,
    pausable_dates: expectedPausableDates(counted, all, facts),
    allowed_actions: actions.map(({ start_date: _start, ...action }) => action),
  };
}

/** The sum of what the cancelled days of an order gave back, in halalas. */
const refundedHalalas = (all: readonly Counted[]) =>
  all
    .flatMap(({ deliveries }) => deliveries)
    .filter(({ status }) => status === 'cancelled')
    .reduce((sum, { refund }) => sum + fromWireMoney(refund ?? '0.00'), 0);

const sortedActions = <T extends { action: string }>(actions: readonly T[]) =>
  actions.toSorted((a, b) => a.action.localeCompare(b.action));

/** The parts of an order that follow from others, in the form of the contract, with its actions sorted by name. */
export function expectedOrder(order: OrderDto, own: readonly Counted[], all: readonly Counted[], facts: Facts) {
  const totals = totalsOf(order);
  const status = isPaid(order) ? paidOrderStatus(own.map((each) => statusOf(each, facts))) : order.status;
  const refunded = refundedHalalas(own);
  const [first, ...others] = order.sub_orders.map((each) => each.package);
  const { payment } = order;
  const isRefunded = status === 'cancelled' && refunded > 0;
  const paymentStatus = isPaid(order) ? (isRefunded ? 'refunded' : 'paid') : payment?.status;
  const isFinal = paymentStatus !== undefined && isFinalPayment(paymentStatus);
  return {
    status,
    package: first && others.every(({ id }) => id === first.id) ? first : null,
    subtotal: toWireMoney(totals.subtotalHalalas),
    delivery_amount: toWireMoney(totals.deliveryHalalas),
    vat_amount: toWireMoney(totals.vatHalalas),
    total: toWireMoney(totals.totalHalalas),
    currency: 'SAR',
    ...(status === 'cancelled' ? {} : { cancelled_at: null }),
    payment: payment && {
      order_id: order.id,
      status: paymentStatus,
      amount: toWireMoney(totals.totalHalalas),
      paid_at: order.order_date,
      refunded_amount: toWireMoney(isPaid(order) ? refunded : 0),
      ...(isFinal ? { redirect_url: null, expires_at: null } : {}),
      ...(paymentStatus === 'failed' ? {} : { failure_code: null }),
    },
    sub_orders: own.map((each) => {
      const expected = expectedSubOrder(each, all, facts);
      return { ...expected, allowed_actions: sortedActions(expected.allowed_actions) };
    }),
    allowed_actions: sortedActions(expectedOrderActions(order, status, own, facts)),
  };
}

/** An order with its actions sorted by name, as the contract gives them no order. */
export function withSortedActions(order: OrderDto): OrderDto {
  return {
    ...order,
    allowed_actions: sortedActions(order.allowed_actions),
    sub_orders: order.sub_orders.map((each) => ({ ...each, allowed_actions: sortedActions(each.allowed_actions) })),
  };
}
