import { useQuery } from '@tanstack/react-query';
import type { Delivery } from '#src/domain/delivery.ts';
import type { Subscription } from '#src/domain/subscription.ts';
import { deliveriesQuery } from '#src/api/deliveries.ts';
import type { CivilDate } from '#src/domain/riyadh-date.ts';
import { hasEnded } from './lunch-today.ts';

const none: Delivery[] = [];

/**
 * A subscription's days from today on; empty until they are known, and for a subscription without further lunches. The
 * page is complete without them.
 */
export function useDeliveries(subscription: Subscription, today: CivilDate): readonly Delivery[] {
  const { data } = useQuery({ ...deliveriesQuery(subscription.id, today), enabled: !hasEnded(subscription) });
  return data ?? none;
}
