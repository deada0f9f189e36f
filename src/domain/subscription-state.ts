import { type DeliveryClock, deliveryProgress } from './delivery-progress.ts';
import type { OrderStatus, SubOrderStatus } from './order-states.ts';
import { addDays, type CivilDate, midnightInRiyadh, riyadhDateOf } from './riyadh-date.ts';
import type { SubscriptionPeriod } from './subscription-period.ts';

/** Days before the last lunch from which a subscription can be renewed (proposed). */
export const RENEWAL_LEAD_DAYS = 14;

/**
 * Where a paid subscription that was not cancelled stands: scheduled until its first day, completed once its last lunch
 * has arrived, paused on an off day, active on all others.
 */
export function runningStatus(
  period: Pick<SubscriptionPeriod, 'startsOn' | 'endsOn' | 'skipped'>,
  now: Date,
  clock: DeliveryClock,
): Exclude<SubOrderStatus, 'cancelled'> {
  const today = riyadhDateOf(now);
  if (today < period.startsOn) return 'scheduled';
  if (deliveryProgress(period.endsOn, now, clock) === 'delivered') return 'completed';
  return period.skipped.some((day) => day.on === today && day.reason === 'off_day') ? 'paused' : 'active';
}

/**
 * Where a paid order stands by its subscriptions: cancelled with the last of them, completed when those that were not
 * cancelled are, in progress from the first day of any.
 */
export function paidOrderStatus(subscriptions: readonly SubOrderStatus[]): OrderStatus {
  const kept = subscriptions.filter((status) => status !== 'cancelled');
  if (kept.length === 0) return 'cancelled';
  if (kept.every((status) => status === 'completed')) return 'completed';
  return kept.every((status) => status === 'scheduled') ? 'confirmed' : 'in_progress';
}

/** The instant from which a subscription with this last day can be renewed: two weeks before it. */
export function renewalOpensAt(endsOn: CivilDate): Date {
  return midnightInRiyadh(addDays(endsOn, -RENEWAL_LEAD_DAYS));
}
