import type { Delivery } from '#src/domain/delivery.ts';

/** The state of a day in the list of deliveries. */
export type DeliveryState = 'open' | 'late' | 'now' | 'vacation' | 'off' | 'cancelled';

/** The state of a day. It becomes `late` without a refetch when its deadline passes while the page is open. */
export function deliveryState({ status, reasonCode, cancellableUntil }: Delivery, now: Date): DeliveryState {
  if (status === 'vacation') return 'vacation';
  if (status === 'skipped') return 'off';
  if (status === 'cancelled') return 'cancelled';
  if (status !== 'scheduled') return 'now';
  return reasonCode === null && Date.parse(cancellableUntil) > now.getTime() ? 'open' : 'late';
}

/** Whether a lunch comes on a day of this state, or came today. */
export function isLunchState(state: DeliveryState): boolean {
  return state === 'open' || state === 'late' || state === 'now';
}

/** The days with a lunch that can still be cancelled, by date. */
export function cancellableDays(deliveries: readonly Delivery[], now: Date): Delivery[] {
  return deliveries.filter((delivery) => deliveryState(delivery, now) === 'open');
}
