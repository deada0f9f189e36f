import type { BusinessSettings } from './business-settings.ts';
import { type CivilDate, instantInRiyadh } from './riyadh-date.ts';

/** When a delivery arrives: from and until. */
export interface ArrivalWindow {
  from: Date;
  until: Date;
}

/**
 * The delivery window of a day as it may be shown: it ends with the eat-by time at the latest. Null where the eat-by time
 * leaves nothing of it, and once it is over: a lunch that is late has no time of arrival.
 * @param eatBy until when the lunch is to be eaten; null while that is not known
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
