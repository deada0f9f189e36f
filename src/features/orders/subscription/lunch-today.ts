import type { Delivery } from '#src/domain/delivery.ts';
import { isLunch } from '#src/domain/family-board.ts';
import type { Subscription } from '#src/domain/subscription.ts';
import type { CivilDate } from '#src/domain/riyadh-date.ts';
import { subscriptionPhase } from '#src/domain/subscription-state.ts';

/** When today's lunch reached each step, as ISO strings; null for a future step or an unknown instant. */
export type StepInstants = { readonly [Step in NonNullable<Subscription['progress']>]: string | null };

/** The state of a subscription's lunch today. */
export type LunchToday =
  /** The lunch is being cooked, on its way or delivered. */
  | { at: 'progress'; progress: NonNullable<Subscription['progress']>; reachedAt: StepInstants }
  /** A lunch comes today; it is not being cooked yet. */
  | { at: 'planned' }
  /** The subscription has not begun; `on` is the first lunch, as far as is known. */
  | { at: 'first'; on: CivilDate }
  /** No lunch today; `nextOn` is the next one, if it is known. */
  | { at: 'none'; isOffDay: boolean; nextOn: CivilDate | null }
  /** No more lunches. */
  | { at: 'ended' };

/** Whether no more lunches come. A cancelled subscription still has the lunches that were too close to cancel. */
export function hasEnded({ status, remainingDays }: Subscription): boolean {
  return status === 'completed' || (status === 'cancelled' && remainingDays === 0);
}

/** Whether the first lunch may be later than the first day: that day is an off day, or a lunch was cancelled. */
function mayBeginLater({ startsOn, offDays, dayCount, remainingDays }: Subscription): boolean {
  return offDays.includes(startsOn) || remainingDays < dayCount;
}

/**
 * Whether the subscription's days are needed to know today's lunch. A subscription that begins on its first day does
 * not need them; without this check, a list of hundreds would request the days of each.
 */
export function hasUnknownLunch(subscription: Subscription): boolean {
  if (subscription.progress !== null || hasEnded(subscription)) return false;
  return subscriptionPhase([subscription.status]) !== 'starts_soon' || mayBeginLater(subscription);
}

/**
 * The state of a subscription's lunch today.
 * @param deliveries the subscription's days from today on, by date; empty while they are not known
 */
export function lunchToday(subscription: Subscription, deliveries: readonly Delivery[], today: CivilDate): LunchToday {
  if (hasEnded(subscription)) return { at: 'ended' };
  if (subscription.progress !== null) {
    const lunch = deliveries.find(({ on }) => on === today);
    return {
      at: 'progress',
      progress: subscription.progress,
      reachedAt: {
        in_processing: lunch?.inProcessingAt ?? null,
        out_for_delivery: lunch?.outForDeliveryAt ?? null,
        delivered: lunch?.deliveredAt ?? null,
      },
    };
  }
  const next = deliveries.find((each) => each.on >= today && isLunch(each));
  if (subscriptionPhase([subscription.status]) === 'starts_soon' && subscription.remainingDays > 0)
    return { at: 'first', on: next?.on ?? subscription.startsOn };
  if (next?.on === today) return { at: 'planned' };
  return { at: 'none', isOffDay: subscription.status === 'paused', nextOn: next?.on ?? null };
}

const progressRank = { out_for_delivery: 0, in_processing: 1, delivered: 2 } as const;

function rankOf(subscription: Subscription): number {
  if (subscription.progress !== null && !hasEnded(subscription)) return progressRank[subscription.progress];
  return { active: 3, paused: 4, scheduled: 5, completed: 6, cancelled: 7 }[subscription.status];
}

/**
 * The subscription to show first: one whose lunch is on its way, then being cooked, then delivered; else the next to
 * begin.
 */
export function leadingSubscription(subscriptions: readonly Subscription[]): Subscription | undefined {
  return subscriptions.toSorted((a, b) => rankOf(a) - rankOf(b) || a.startsOn.localeCompare(b.startsOn))[0];
}
