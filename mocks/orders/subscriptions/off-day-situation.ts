import type { OffDaySituation } from '#src/domain/off-days.ts';
import { isRunning } from '#src/domain/order-states.ts';
import { type CivilMonth, monthOf } from '#src/domain/riyadh-date.ts';
import type { PeriodPlan } from '#src/domain/subscription-period.ts';
import type { SubOrderRecord } from '#mocks/store/order-records.ts';
import {
  cancelledDeliveriesOf,
  numbers,
  offDaysOf,
  planOf,
  requestedOffDays,
  subscriptionsOf,
} from './subscription.ts';

/**
 * A student’s other subscriptions, which limit this one: the off days of all, including unpaid ones, and the periods of
 * those that are paid or waiting for payment. A draft reserves no days; it is checked at checkout (decision 0005).
 * @param exceptSubOrderId the subscription itself; null for a new one
 */
export function othersOf(applicantId: number, exceptSubOrderId: number | null, now: Date) {
  const others = subscriptionsOf(applicantId, now).filter(({ subOrder }) => subOrder.id !== exceptSubOrderId);
  return {
    offDays: others.flatMap(({ period }) => offDaysOf(period)),
    periods: others
      .filter(({ order, status }) => order.status !== 'draft' && isRunning(status))
      .map(({ period }) => period),
  };
}

/** The situation of a subscription that is being chosen: unpaid, without requested off days. */
export function choiceSituation(
  applicantId: number,
  exceptSubOrderId: number | null,
  plan: PeriodPlan,
  now: Date,
): OffDaySituation {
  const { offDays } = othersOf(applicantId, exceptSubOrderId, now);
  return { plan: { ...plan, offDays: [] }, now, settings: numbers, offDaysElsewhere: offDays };
}

/** The months with off days requested after paying: one request per student and month, for any subscription. */
export function requestedMonths(applicantId: number, now: Date): CivilMonth[] {
  return subscriptionsOf(applicantId, now).flatMap(({ subOrder }) => requestedOffDays(subOrder).map(monthOf));
}

/** The situation of a paid subscription. */
export function offDaySituation(subOrder: SubOrderRecord, now: Date): OffDaySituation {
  const { offDays, periods } = othersOf(subOrder.applicant_id, subOrder.id, now);
  return {
    plan: planOf(subOrder),
    now,
    settings: numbers,
    offDaysElsewhere: offDays,
    otherPeriods: periods,
    cancelledDays: cancelledDeliveriesOf(subOrder).map(({ date }) => date),
    requestedMonths: requestedMonths(subOrder.applicant_id, now),
  };
}
