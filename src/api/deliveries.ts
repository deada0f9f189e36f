import { queryOptions } from '@tanstack/react-query';
import type { Delivery } from '#src/domain/delivery.ts';
import type { LunchRating } from '#src/domain/lunch-rating.ts';
import { fromWireMoney } from '#src/domain/money.ts';
import type { CivilDate } from '#src/domain/riyadh-date.ts';
import type { ApiError } from './errors.ts';
import { deliveryReasonOf, lunchRatingReasonOf } from './extensible-lists.ts';
import type { DeliveryDto, DeliveryListDto, LunchRatingDto } from './generated/client.schemas.ts';
import {
  getListCurrentDeliveriesQueryKey,
  getListDeliveriesQueryKey,
  listCurrentDeliveries,
  listDeliveries,
} from './generated/orders/orders.ts';
import { toLocalizedName, toLocalizedNameOrNull } from './localized-name.ts';
import { toMealSummary } from './meals.ts';

/** A day with the subscription that it belongs to. */
export interface SubscriptionDay extends Delivery {
  subscriptionId: number;
}

/** Maps one day of a subscription. */
export function toDelivery(delivery: DeliveryDto): Delivery {
  return {
    id: delivery.id,
    on: delivery.date,
    status: delivery.status,
    meals: delivery.meals.map(toMealSummary),
    replacedDishes: delivery.replaced_meals.map((each) => ({
      mealId: each.meal_id,
      previous: toMealSummary(each.previous_meal),
      reason: toLocalizedName(each.reason),
    })),
    cancellableUntil: delivery.cancellable_until,
    inProcessingAt: delivery.in_processing_at,
    outForDeliveryAt: delivery.out_for_delivery_at,
    deliveredAt: delivery.delivered_at,
    eatBy: delivery.eat_by,
    reasonCode: deliveryReasonOf(delivery.reason_code),
    reason: toLocalizedNameOrNull(delivery.reason),
    refundHalalas: delivery.refund === null ? null : fromWireMoney(delivery.refund),
    ratableUntil: delivery.ratable_until,
    lunchRating: toLunchRating(delivery.lunch_rating),
  };
}

/** Maps the rating of a lunch; reasons of a newer server are left out. */
function toLunchRating(rating: LunchRatingDto | null): LunchRating | null {
  return (
    rating && {
      rating: rating.rating,
      reasons: rating.reason_codes.flatMap((code) => lunchRatingReasonOf(code) ?? []),
      feedback: rating.feedback,
      at: rating.created_at,
    }
  );
}

/** The days of a response (operation `listDeliveries`), by date. */
export function deliveriesOf({ data }: DeliveryListDto): Delivery[] {
  return data.deliveries.map(toDelivery);
}

/**
 * The days of one subscription (operation `listDeliveries`), by date.
 * @param from the first day; all days by default
 * @param to the last day; all days from `from` on by default
 */
export function deliveriesQuery(subscriptionId: number, from?: CivilDate, to?: CivilDate) {
  const params = from === undefined ? undefined : { from, ...(to !== undefined && { to }) };
  return queryOptions<Delivery[], ApiError>({
    queryKey: getListDeliveriesQueryKey(subscriptionId, params),
    queryFn: async ({ signal }) => deliveriesOf(await listDeliveries(subscriptionId, params, { signal })),
  });
}

/** The days around today of all subscriptions, by date (operation `listCurrentDeliveries`). */
export function currentDeliveriesQuery() {
  return queryOptions<SubscriptionDay[], ApiError>({
    queryKey: getListCurrentDeliveriesQueryKey(),
    queryFn: async ({ signal }) => {
      const { data } = await listCurrentDeliveries({ signal });
      return data.deliveries.map((each) => ({ ...toDelivery(each), subscriptionId: each.sub_order_id }));
    },
  });
}
