import { type DeliveryClock, deliveryProgress } from './delivery-progress.ts';
import { isRunning, type OrderStatus, type SubOrderStatus } from './order-states.ts';
import { addDays, type CivilDate, midnightInRiyadh, riyadhDateOf } from './riyadh-date.ts';
import type { SubscriptionPeriod } from './subscription-period.ts';
import type { Subscription } from './subscription.ts';

/** The number of days before the last lunch from which a subscription can be renewed (a proposal). */
export const RENEWAL_LEAD_DAYS = 14;

/**
 * The state of a paid subscription that was not cancelled: scheduled before its first day, completed after its last
 * lunch has arrived, paused on an off day, otherwise active.
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
 * The state of a paid order: cancelled if all its subscriptions are cancelled, completed if all others are completed,
 * and in progress from the first day of any subscription.
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

/**
 * The lunches of a subscription that were cancelled and refunded: neither delivered nor still to come, as a lunch on its
 * way is.
 */
export function refundedLunches({
  dayCount,
  deliveredDays,
  remainingDays,
}: Pick<Subscription, 'dayCount' | 'deliveredDays' | 'remainingDays'>): number {
  return Math.max(dayCount - deliveredDays - remainingDays, 0);
}

/** The facts about a student's subscription that its renewal depends on. */
export interface RenewableSubscription {
  studentId: number;
  status: SubOrderStatus;
  startsOn: CivilDate;
  endsOn: CivilDate;
}

/**
 * Whether a subscription shows the renewal banner: from two weeks before its last day until that day, unless the
 * student has a following subscription.
 * @param others all subscriptions of the parent; may include the subscription itself
 * @param today the date in Riyadh
 */
export function isRenewalDue(
  subscription: RenewableSubscription,
  others: readonly RenewableSubscription[],
  today: CivilDate,
): boolean {
  const { studentId, status, endsOn } = subscription;
  if (!isRunning(status) || today < addDays(endsOn, -RENEWAL_LEAD_DAYS) || today > endsOn) return false;
  return !others.some((other) => other.studentId === studentId && isRunning(other.status) && other.startsOn > endsOn);
}

/**
 * The last day of the running subscriptions of a student; null without any. After a renewal is paid a student has two.
 * @param studentId null for all students
 */
export function lastPaidDay(
  subscriptions: readonly Pick<Subscription, 'studentId' | 'status' | 'endsOn'>[],
  studentId: number | null,
): CivilDate | null {
  const ends = subscriptions
    .filter((each) => isRunning(each.status) && (studentId === null || each.studentId === studentId))
    .map(({ endsOn }) => endsOn);
  return ends.toSorted().at(-1) ?? null;
}

/** The phase of a student's subscription on every screen: it starts soon, or it is running. */
export type SubscriptionPhase = 'starts_soon' | 'running';

/**
 * The phase to show for a student's subscriptions; null if none is scheduled or has started. An off day belongs to a
 * running subscription; a running subscription takes precedence over a scheduled one.
 */
export function subscriptionPhase(statuses: readonly SubOrderStatus[]): SubscriptionPhase | null {
  if (statuses.some((status) => status === 'active' || status === 'paused')) return 'running';
  return statuses.includes('scheduled') ? 'starts_soon' : null;
}
