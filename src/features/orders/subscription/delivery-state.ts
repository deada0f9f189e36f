import type { Delivery } from '#src/domain/delivery.ts';

/** How a day of a subscription reads in the list of deliveries. */
export type DeliveryState = 'open' | 'late' | 'now' | 'holiday' | 'off' | 'cancelled';

/** Reads a day; one whose time for cancelling passes while the page is open is too late by itself. */
export function deliveryState({ status, reasonCode, lockedAt }: Delivery, now: Date): DeliveryState {
  if (status === 'holiday') return 'holiday';
  if (status === 'skipped') return 'off';
  if (status === 'cancelled') return 'cancelled';
  if (status !== 'scheduled') return 'now';
  return reasonCode === null && Date.parse(lockedAt) > now.getTime() ? 'open' : 'late';
}

/** The days whose lunch can still be cancelled, by date. */
export function cancellableDays(deliveries: readonly Delivery[], now: Date): Delivery[] {
  return deliveries.filter((delivery) => deliveryState(delivery, now) === 'open');
}
