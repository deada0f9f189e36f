import type { Delivery } from '#src/domain/delivery.ts';
import type { Subscription } from '#src/domain/subscription.ts';
import type { CivilDate } from '#src/domain/riyadh-date.ts';
import { cancellableDays, deliveryState } from '#src/features/orders/subscription/delivery-state.ts';

/** The lunches that cancelling a whole subscription would cancel. */
export interface CancelFacts {
  /** The number of lunches that would be cancelled. */
  count: number;
  /** The day of the first of these lunches. */
  firstOn: CivilDate;
  /** What the refund excludes: nothing, lunches refunded before, or lunches already delivered or still to arrive. */
  without: 'nothing' | 'refunded' | 'eaten';
}

/**
 * The lunches that cancelling the whole subscription now would cancel; null if there are none.
 * @param deliveries the subscription's days from today on, by date
 */
export function cancelFacts(
  { deliveredDays, dayCount }: Pick<Subscription, 'deliveredDays' | 'dayCount'>,
  deliveries: readonly Delivery[],
  now: Date,
): CancelFacts | null {
  const stopping = cancellableDays(deliveries, now);
  const [first] = stopping;
  if (!first) return null;
  const arrives = deliveries.some((each) => ['late', 'now'].includes(deliveryState(each, now)));
  const isEaten = arrives || deliveredDays > 0;
  return {
    count: stopping.length,
    firstOn: first.on,
    without: isEaten ? 'eaten' : stopping.length < dayCount ? 'refunded' : 'nothing',
  };
}
