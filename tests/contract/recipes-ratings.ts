import type { DeliveryDto, SubOrderDto } from '#src/api/generated/client.schemas.ts';
import type { Ready } from './exchange.ts';
import type { Recipe } from './recipe.ts';
import { MissingState, type Scene } from './scene.ts';

/** The delivered lunches of the parent that can be rated now, with their subscriptions. */
export async function lunchesToRate(scene: Scene): Promise<{ subOrder: SubOrderDto; delivery: DeliveryDto }[]> {
  const found: { subOrder: SubOrderDto; delivery: DeliveryDto }[] = [];
  const { now } = await scene.settings();
  for (const subOrder of (await scene.paidOrders()).flatMap(({ sub_orders }) => sub_orders)) {
    const { deliveries } = await scene.asParent('listDeliveries', { path: { id: subOrder.id } });
    for (const delivery of deliveries as DeliveryDto[]) {
      const { ratable_until, lunch_rating } = delivery;
      const isOpen = ratable_until !== null && Date.parse(ratable_until) > Date.parse(now);
      if (isOpen && lunch_rating === null) found.push({ subOrder, delivery });
    }
  }
  if (found.length === 0) throw new MissingState('a delivered lunch is needed that can be rated');
  return found;
}

/** The rating of a delivered lunch. */
async function lunchRating(scene: Scene): Promise<Ready> {
  const [first] = await lunchesToRate(scene);
  if (!first) throw new MissingState('a delivered lunch is needed that can be rated');
  return {
    path: { id: first.subOrder.id, delivery_id: first.delivery.id },
    token: await scene.token(),
    body: { rating: 5, reason_codes: ['ate_it_all', 'on_time'], feedback: 'The soup was gone in a minute' },
  };
}

/** Ratings of lunches. */
export const ratingRecipes: Record<string, Recipe> = {
  createLunchRating: {
    accepted: lunchRating,
    refused: {
      409: async (scene) => {
        const ready = await lunchRating(scene);
        await scene.call('createLunchRating', ready);
        return ready;
      },
    },
    rules: [
      {
        place: 'body.reason_codes, complaints with much praise, or one twice',
        values: [['cold_on_arrival'], ['ate_it_all', 'wrong_dish'], ['on_time', 'on_time']],
        changed: (reason_codes) => ({ reason_codes }),
      },
      {
        place: 'body.rating, too low for its reasons',
        values: [1, 2],
        changed: (rating) => ({ rating }),
      },
    ],
  },
};
