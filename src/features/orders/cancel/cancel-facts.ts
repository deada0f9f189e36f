import type { Delivery } from '#src/domain/delivery.ts';
import type { Subscription } from '#src/domain/subscription.ts';
import type { CivilDate } from '#src/domain/riyadh-date.ts';
import { cancellableDays, deliveryState } from '#src/features/orders/subscription/delivery-state.ts';

/** What cancelling a subscription as a whole would stop. */
export interface CancelFacts {
  /** Lunches that would not come. */
  count: number;
  /** The first of them. */
  firstOn: CivilDate;
  /** What its refund leaves out: nothing, lunches that were paid back before, or lunches that came or still arrive. */
  without: 'nothing' | 'refunded' | 'eaten';
}

/**
 * What cancelling a subscription as a whole would stop now; null where nothing would.
 * @param deliveries its days from today on, by date
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
