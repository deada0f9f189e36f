import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Delivery } from '#src/domain/delivery.ts';
import type { Subscription } from '#src/domain/subscription.ts';
import { currentDeliveriesQuery, deliveriesQuery } from '#src/api/deliveries.ts';
import type { CivilDate } from '#src/domain/riyadh-date.ts';
import { hasEnded } from './lunch-today.ts';

const none: Delivery[] = [];

interface ComingDays {
  /** By date; empty until they are known, and for a subscription without further lunches. */
  deliveries: readonly Delivery[];
  isKnown: boolean;
  /** Whether the last request failed. */
  isError: boolean;
}

/**
 * A subscription's days from today on. Until they have loaded, and if that fails, its days in the cached list of all
 * subscriptions' days around today.
 */
export function useDeliveries(subscription: Subscription, today: CivilDate): ComingDays {
  const queryClient = useQueryClient();
  const isOver = hasEnded(subscription);
  const { data, isError } = useQuery({ ...deliveriesQuery(subscription.id, today), enabled: !isOver });
  const known =
    data ??
    queryClient
      .getQueryData(currentDeliveriesQuery().queryKey)
      ?.filter(({ subscriptionId, on }) => subscriptionId === subscription.id && on >= today);
  return { deliveries: known ?? none, isKnown: isOver || known !== undefined, isError };
}
