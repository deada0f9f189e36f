import { useQuery } from '@tanstack/react-query';
import { useBusinessSettings } from '#src/api/business-settings.ts';
import { currentDeliveriesQuery } from '#src/api/deliveries.ts';
import { useServerNow } from '#src/api/server-now.ts';
import type { Delivery } from '#src/domain/delivery.ts';
import { lunchesToRate } from '#src/domain/lunch-rating.ts';
import { addDays, riyadhDateOf } from '#src/domain/riyadh-date.ts';
import type { Subscription } from '#src/domain/subscription.ts';

/** The days whose lunches can be rated or were rated lately. Requests nothing for a subscription that can have none. */
export function useRecentLunches(subscription: Pick<Subscription, 'id' | 'deliveredDays' | 'endsOn'>) {
  const today = riyadhDateOf(useServerNow());
  const { lunchRatingDays } = useBusinessSettings();
  const hasLunches = subscription.deliveredDays > 0 && subscription.endsOn >= addDays(today, -lunchRatingDays);
  const query = useQuery({
    ...currentDeliveriesQuery(),
    select: (days) => days.filter(({ subscriptionId, on }) => subscriptionId === subscription.id && on <= today),
    enabled: hasLunches,
    meta: { isBackground: true },
  });
  return { ...query, hasLunches };
}

/** The latest delivered lunch of a subscription that is not rated yet; null if there is none, or it is not known yet. */
export function useLunchToRate(subscription: Pick<Subscription, 'id' | 'deliveredDays' | 'endsOn'>): Delivery | null {
  const now = useServerNow();
  const { data } = useRecentLunches(subscription);
  return lunchesToRate(data ?? [], now)[0] ?? null;
}
