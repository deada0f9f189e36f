import type { DeliveryDto, OrderDto, SubOrderDto } from '#src/api/generated/client.schemas.ts';
import { type PaidSubOrder, subscriptionRefund } from '#src/domain/cancellation.ts';
import { fromWireMoney } from '#src/domain/money.ts';
import { type OrderTotals, orderTotals } from '#src/domain/order-totals.ts';
import type { CivilDate } from '#src/domain/riyadh-date.ts';
import { runningStatus } from '#src/domain/subscription-state.ts';
import {
  deliveryDayCount,
  type PeriodPlan,
  type SubscriptionPeriod,
  subscriptionPeriod,
} from '#src/domain/subscription-period.ts';
import type { Facts } from './facts.ts';

/** A subscription with what follows from its start, its length and its off days. */
export interface Counted {
  subOrder: SubOrderDto;
  order: OrderDto;
  plan: PeriodPlan;
  period: SubscriptionPeriod;
  /** Its days as the server lists them; empty before the payment. */
  deliveries: readonly DeliveryDto[];
  /** The days with a lunch that was not cancelled. */
  lunchDays: CivilDate[];
  paid: PaidSubOrder;
}

/** The months or weeks of a subscription. */
export const countOf = ({ number_of_months, number_of_weeks }: SubOrderDto) => number_of_months ?? number_of_weeks ?? 0;

/** The totals of an order from the prices and lengths of its subscriptions. */
export function totalsOf({ sub_orders, vat_rate }: OrderDto): OrderTotals {
  const lines = sub_orders.map((each) => ({
    priceHalalas: fromWireMoney(each.price),
    deliveryFeeHalalas: fromWireMoney(each.delivery_fee),
    count: countOf(each),
  }));
  return orderTotals(lines, Math.round(vat_rate * 10_000) / 100);
}

/** Whether a subscription belongs to an order that was paid. */
export const isPaid = ({ order_date }: OrderDto) => order_date !== null;

/** Counts a subscription; null if its student was removed, so that its school is not known. */
export function countedSubOrder(
  subOrder: SubOrderDto,
  order: OrderDto,
  deliveries: readonly DeliveryDto[],
  { vacations, rules }: Facts,
): Counted | null {
  const closed = vacations.get(subOrder.applicant_id);
  if (!closed) return null;
  const plan = {
    startsOn: subOrder.start_date,
    dayCount: deliveryDayCount(subOrder.package.frequency, countOf(subOrder), rules),
    vacations: closed,
    offDays: subOrder.vacancy,
  };
  const period = subscriptionPeriod(plan);
  const index = order.sub_orders.findIndex(({ id }) => id === subOrder.id);
  const cancelled = deliveries.filter(({ status }) => status === 'cancelled');
  const byParent = cancelled.filter(({ reason_code }) => reason_code === 'cancelled_by_parent');
  return {
    subOrder,
    order,
    plan,
    period,
    deliveries,
    lunchDays: period.deliveryDays.filter((on) => cancelled.every(({ date }) => date !== on)),
    paid: {
      totalHalalas: totalsOf(order).lines[index]?.totalHalalas ?? 0,
      deliveryDays: period.deliveryDays,
      cancelledDays: byParent.map(({ date }) => date),
      refundedHalalas: byParent.reduce((sum, { refund }) => sum + fromWireMoney(refund ?? '0.00'), 0),
    },
  };
}

/** The status of a subscription; that it was cancelled is known from the server alone. */
export function statusOf({ subOrder, order, period }: Counted, { now, clock }: Facts): SubOrderDto['status'] {
  if (!isPaid(order)) return 'scheduled';
  return subOrder.status === 'cancelled' ? 'cancelled' : runningStatus(period, now, clock);
}

/** The refund of cancelling a subscription now, in halalas. */
export const cancelRefundOf = ({ paid }: Counted, { now, rules }: Facts) => subscriptionRefund(paid, now, rules);
