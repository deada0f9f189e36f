import type { DeliveryDto } from '#src/api/generated/client.schemas.ts';

/** How a day of a subscription reads in the list of deliveries. */
export type DeliveryState = 'open' | 'late' | 'now' | 'holiday' | 'off' | 'cancelled';

/** Reads a day; one whose time for cancelling passes while the page is open is too late by itself. */
export function deliveryState({ status, reason_code, locked_at }: DeliveryDto, now: Date): DeliveryState {
  if (status === 'holiday') return 'holiday';
  if (status === 'skipped') return 'off';
  if (status === 'cancelled') return 'cancelled';
  if (status !== 'scheduled') return 'now';
  return reason_code === null && Date.parse(locked_at) > now.getTime() ? 'open' : 'late';
}

/** The days whose lunch can still be cancelled, by date. */
export function cancellableDays(deliveries: readonly DeliveryDto[], now: Date): DeliveryDto[] {
  return deliveries.filter((delivery) => deliveryState(delivery, now) === 'open');
}
