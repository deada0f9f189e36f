import { useQuery } from '@tanstack/react-query';
import type { DeliveryDto } from '#src/api/generated/client.schemas.ts';
import { getListDeliveriesQueryOptions } from '#src/api/generated/orders/orders.ts';
import type { Subscription } from '#src/api/orders.ts';
import type { CivilDate } from '#src/domain/riyadh-date.ts';
import { hasEnded } from './lunch-today.ts';

const none: DeliveryDto[] = [];

/** A subscription's days from today on; empty until known, and for one that brings no lunch any more. Without them the page says less and still stands. */
export function useDeliveries(subscription: Subscription, today: CivilDate): readonly DeliveryDto[] {
  const { data } = useQuery(
    getListDeliveriesQueryOptions(subscription.id, { from: today }, { query: { enabled: !hasEnded(subscription) } }),
  );
  return data?.data.deliveries ?? none;
}
