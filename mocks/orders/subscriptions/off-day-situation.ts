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
 * A student's other subscriptions as they bear on one: the off days of all, unpaid ones too, and the periods of those that
 * are paid or wait for their payment. A draft holds no days yet: it is checked when it is checked out (decision 0005).
 * @param exceptSubOrderId the subscription itself; null while it is not there yet
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

/** The situation of a subscription that is being chosen: nothing paid, no off days asked for. */
export function choiceSituation(
  applicantId: number,
  exceptSubOrderId: number | null,
  plan: PeriodPlan,
  now: Date,
): OffDaySituation {
  const { offDays } = othersOf(applicantId, exceptSubOrderId, now);
  return { plan: { ...plan, offDays: [] }, now, settings: numbers, offDaysElsewhere: offDays };
}

/** The months in which days off were asked for after paying: one request of the student, whichever subscription it was for. */
export function requestedMonths(applicantId: number, now: Date): CivilMonth[] {
  return subscriptionsOf(applicantId, now).flatMap(({ subOrder }) => requestedOffDays(subOrder).map(monthOf));
}

/** The situation of a paid subscription. */
export function pauseSituation(subOrder: SubOrderRecord, now: Date): OffDaySituation {
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
