import { vatOf } from './money.ts';
import { addDays, type CivilDate } from './riyadh-date.ts';
import { isSchoolDay, type OfficialVacation } from './school-days.ts';

/** The school days without lunch between the last lunch of a subscription and the first one of its renewal, in order. */
export function lunchGap(lastOn: CivilDate, firstOn: CivilDate, vacations: readonly OfficialVacation[]): CivilDate[] {
  const days: CivilDate[] = [];
  for (let on = addDays(lastOn, 1); on < firstOn; on = addDays(on, 1)) {
    if (isSchoolDay(on, vacations)) days.push(on);
  }
  return days;
}

/** Price and delivery fee of one month or week, before VAT. */
interface Terms {
  priceHalalas: number;
  deliveryFeeHalalas: number;
}

/** What one month or week costs with delivery and VAT, before and since. */
export interface PriceChange {
  previousHalalas: number;
  currentHalalas: number;
}

/**
 * The change of what one month or week costs, with delivery and VAT; null if it costs the same.
 * @param vatPercent of both: the price of the subscription at the present VAT is what the parent compares
 */
export function renewalPriceChange(previous: Terms, current: Terms, vatPercent: number): PriceChange | null {
  const [previousHalalas, currentHalalas] = [previous, current].map(({ priceHalalas, deliveryFeeHalalas }) => {
    const net = priceHalalas + deliveryFeeHalalas;
    return net + vatOf(net, vatPercent);
  }) as [number, number];
  return previousHalalas === currentHalalas ? null : { previousHalalas, currentHalalas };
}
