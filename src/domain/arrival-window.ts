import type { BusinessSettings } from './business-settings.ts';
import type { Delivery } from './delivery.ts';
import { type CivilDate, instantInRiyadh } from './riyadh-date.ts';

/** The time window in which a delivery arrives. */
export interface ArrivalWindow {
  from: Date;
  until: Date;
}

/**
 * The delivery window to display for a day: it ends at the eat-by time at the latest. Null if the eat-by time is before
 * it, or if it is over: a late lunch has no arrival time.
 * @param eatBy the time by which the lunch has to be eaten; null until it is known
 */
export function arrivalWindow(
  on: CivilDate,
  { startsAt, endsAt }: BusinessSettings['deliveryWindow'],
  eatBy: Date | null,
  now: Date,
): ArrivalWindow | null {
  const from = instantInRiyadh(on, startsAt);
  const end = instantInRiyadh(on, endsAt);
  const until = eatBy !== null && eatBy < end ? eatBy : end;
  return from < until && now < until ? { from, until } : null;
}

/**
 * Since when a delivery is overdue: the end of the delivery window of its day. Null before it, and for a lunch that has
 * arrived or does not come.
 */
export function overdueSince(
  { on, status }: Pick<Delivery, 'on' | 'status'>,
  { endsAt }: BusinessSettings['deliveryWindow'],
  now: Date,
): Date | null {
  const isDue = status === 'scheduled' || status === 'in_processing' || status === 'out_for_delivery';
  const end = instantInRiyadh(on, endsAt);
  return isDue && now >= end ? end : null;
}
