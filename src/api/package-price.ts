import { fromWireMoney } from '#src/domain/money.ts';
import { type PeriodPrice, periodPrice } from '#src/domain/period-price.ts';
import type { PackageDto } from './generated/client.schemas.ts';

/** What one period of a package costs, VAT and delivery included. */
export function packagePrice(
  offer: Pick<PackageDto, 'price' | 'delivery_fee' | 'number_of_days'>,
  vatPercent: number,
): PeriodPrice {
  return periodPrice(
    {
      priceHalalas: fromWireMoney(offer.price),
      deliveryFeeHalalas: fromWireMoney(offer.delivery_fee),
      numberOfDays: offer.number_of_days,
    },
    vatPercent,
  );
}
