import { type CivilDate, riyadhDateOf } from '#src/domain/riyadh-date.ts';
import type { LocalizedName } from '#src/api/generated/zod/schemas.ts';
import { recordEvent } from '#mocks/orders/events.ts';
import { mealOf } from '#mocks/orders/menus.ts';
import { notify } from '#mocks/orders/notify.ts';
import { freshOrder } from '#mocks/orders/order-view.ts';
import { texts } from '#mocks/replies/texts.ts';
import type { SubOrderRecord } from '#mocks/store/order-records.ts';
import { servedLunches } from './served-lunches.ts';
import { lunchDaysOf, periodOf, studentOf } from './subscription.ts';

type ComingLunch = Map<CivilDate, (number | null)[]>;

/** The dishes of the coming lunches of some subscriptions; a dish without a safe one in its place is null. */
export type ComingLunches = Map<SubOrderRecord, ComingLunch>;

/** The coming lunches as they are served now. Lunches of today are cooked already. */
export function comingLunches(subOrders: readonly SubOrderRecord[], now: Date): ComingLunches {
  const today = riyadhDateOf(now);
  return new Map(
    subOrders.map((subOrder) => {
      const lunchOn = servedLunches(subOrder, now);
      const days = lunchDaysOf(subOrder, periodOf(subOrder)).filter((on) => on > today);
      return [subOrder, new Map(days.map((on) => [on, lunchOn(on).dishes.map(({ servedId }) => servedId)]))];
    }),
  );
}

/** The name of a dish; null without one. */
function dishName(id: number | null): LocalizedName | null {
  if (id === null) return null;
  const { name, arabic_name } = mealOf(id);
  return { name, arabic_name };
}

/** The dishes that were replaced in coming lunches, with those in their place. A lunch that was not planned had none. */
function swapsOf(lunches: readonly [CivilDate, readonly (number | null)[]][], before: ComingLunch | undefined) {
  return lunches.flatMap(([date, dishes]) =>
    (before?.get(date) ?? []).flatMap((previousId, index) => {
      const id = dishes[index] ?? null;
      return id === previousId ? [] : [{ date, previous: dishName(previousId), dish: dishName(id) }];
    }),
  );
}

/**
 * Records coming lunches that have other dishes than before in the history of their orders, and notifies the parents, once
 * for each subscription.
 * @param before the lunches before the change
 * @param reason why the kitchen changed its menu; null if the change is that of a student
 */
export async function notifyOfChangedLunches(
  before: ComingLunches,
  now: Date,
  reason: LocalizedName | null = null,
): Promise<void> {
  const after = comingLunches([...before.keys()], now);
  for (const [subOrder, lunches] of after) {
    // A day whose plan was taken back has no other dish yet.
    const days = [...lunches].filter(
      ([on, dishes]) => dishes.length > 0 && String(before.get(subOrder)?.get(on)) !== String(dishes),
    );
    const [first] = days;
    if (first === undefined) continue;
    const missing = days.filter(([, dishes]) => dishes.includes(null)).length;
    const body = texts.lunchesChanged(studentOf(subOrder), first[0], days.length, missing);
    const swaps = swapsOf(days, before.get(subOrder));
    const happening = { type: 'dish_swapped', actor: 'company', subOrderId: subOrder.id, reason } as const;
    const order_event_id =
      swaps.length === 0
        ? undefined
        : await recordEvent(
            { id: subOrder.order_id },
            {
              ...happening,
              previous: { dishes: swaps.map(({ date, previous: dish }) => ({ date, dish })) },
              current: { dishes: swaps.map(({ date, dish }) => ({ date, dish })) },
            },
            now,
          );
    await notify(
      freshOrder(subOrder.order_id).user_id,
      {
        type: 'lunch_changed',
        title: days.length === 1 ? 'A lunch has another dish' : 'Lunches have other dishes',
        arabic_title: days.length === 1 ? 'تغيّر طبق غداء' : 'تغيّرت أطباق الغداء',
        body: body.en,
        arabic_body: body.ar,
        entity_type: 'sub_order',
        entity_id: subOrder.id,
        ...(order_event_id !== undefined && { order_event_id }),
      },
      now,
    );
  }
}
