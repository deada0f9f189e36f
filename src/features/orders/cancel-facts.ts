import type { Delivery } from '#src/api/generated/model/delivery.ts';
import type { OrderLine } from '#src/api/orders.ts';
import type { CivilDate } from '#src/domain/riyadh-date.ts';
import { cancellableDays, deliveryState } from './delivery-state.ts';

/** What cancelling a subscription as a whole would stop. */
export interface CancelFacts {
  /** Lunches that would not come. */
  count: number;
  /** The first of them. */
  firstOn: CivilDate;
  /** None has come, none still would, none was paid back before: all of it comes back. */
  isAll: boolean;
}

/**
 * What cancelling a subscription as a whole would stop now; null where nothing would.
 * @param deliveries its days from today on, by date
 */
export function cancelFacts(
  { deliveredDays, dayCount }: Pick<OrderLine, 'deliveredDays' | 'dayCount'>,
  deliveries: readonly Delivery[],
  now: Date,
): CancelFacts | null {
  const stopping = cancellableDays(deliveries, now);
  const [first] = stopping;
  if (!first) return null;
  const isUntouched = !deliveries.some((each) => ['late', 'now', 'cancelled'].includes(deliveryState(each, now)));
  return {
    count: stopping.length,
    firstOn: first.date,
    isAll: isUntouched && deliveredDays === 0 && stopping.length === dayCount,
  };
}
