import type { Delivery } from '#src/domain/delivery.ts';

/** How a day of a subscription reads in the list of deliveries. */
export type DeliveryState = 'open' | 'late' | 'now' | 'holiday' | 'off' | 'cancelled';

/** Reads a day. It becomes too late by itself when its deadline passes while the page is open. */
export function deliveryState({ status, reasonCode, lockedAt }: Delivery, now: Date): DeliveryState {
  if (status === 'holiday') return 'holiday';
  if (status === 'skipped') return 'off';
  if (status === 'cancelled') return 'cancelled';
  if (status !== 'scheduled') return 'now';
  return reasonCode === null && Date.parse(lockedAt) > now.getTime() ? 'open' : 'late';
}

/** The days with a lunch that can still be cancelled, by date. */
export function cancellableDays(deliveries: readonly Delivery[], now: Date): Delivery[] {
  return deliveries.filter((delivery) => deliveryState(delivery, now) === 'open');
}
