import type { ServedDish } from '#src/domain/lunch-dishes.ts';
import type { CivilDate } from '#src/domain/riyadh-date.ts';
import type { LocalizedName } from '#src/api/generated/zod/schemas.ts';
import { recordEvent } from '#mocks/orders/events.ts';
import { cookedAt, mealOf } from '#mocks/orders/menus.ts';
import { notify } from '#mocks/orders/notify.ts';
import { freshOrder } from '#mocks/orders/order-view.ts';
import { texts } from '#mocks/replies/texts.ts';
import type { SubOrderRecord } from '#mocks/store/order-records.ts';
import { servedLunches } from './served-lunches.ts';
import { lunchDaysOf, periodOf, studentOf } from './subscription.ts';

type ComingLunch = Map<CivilDate, ServedDish[]>;

/** The dishes of the coming lunches of some subscriptions. */
export type ComingLunches = Map<SubOrderRecord, ComingLunch>;

/** The days of a subscription with a lunch that is not cooked yet. */
const comingDays = (subOrder: SubOrderRecord, now: Date) =>
  lunchDaysOf(subOrder, periodOf(subOrder)).filter((on) => cookedAt(on) > now);

/** The lunches that are not cooked yet, as they are served now. */
export function comingLunches(subOrders: readonly SubOrderRecord[], now: Date): ComingLunches {
  return new Map(
    subOrders.map((subOrder) => {
      const lunchOn = servedLunches(subOrder, now);
      return [subOrder, new Map(comingDays(subOrder, now).map((on) => [on, lunchOn(on).dishes]))];
    }),
  );
}

/**
 * The coming lunches of an order as the parent saw them when the payment began: by the menu and the health of then, and
 * without the days that closures have added at the end since.
 */
export function agreedLunches(subOrders: readonly SubOrderRecord[], agreedAt: Date, now: Date): ComingLunches {
  return new Map(
    subOrders.map((subOrder) => {
      const lunchOn = servedLunches(subOrder, now, agreedAt);
      const days = comingDays(subOrder, now).filter((on) => on <= subOrder.chosen.end_date);
      return [subOrder, new Map(days.map((on) => [on, lunchOn(on).dishes]))];
    }),
  );
}

/** The name of a dish; null without one. */
function dishName(id: number | null): LocalizedName | null {
  if (id === null) return null;
  const { name, arabic_name } = mealOf(id);
  return { name, arabic_name };
}

/**
 * The dishes that were replaced in coming lunches, with those in their place. A lunch that is new, or was not planned, is
 * compared with the menu: the parent expects nothing else.
 */
function swapsOf(lunches: ComingLunch, before: ComingLunch | undefined) {
  return [...lunches].flatMap(([date, dishes]) => {
    const known = before?.get(date) ?? [];
    // A day whose plan was taken back has no other dish yet.
    return dishes.flatMap(({ plannedId, servedId }, index) => {
      const previousId = known.length === 0 ? plannedId : (known[index]?.servedId ?? null);
      return servedId === previousId ? [] : [{ date, previousId, servedId }];
    });
  });
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
    const swaps = swapsOf(lunches, before.get(subOrder));
    const [first] = swaps;
    if (first === undefined) continue;
    const days = [...new Set(swaps.map(({ date }) => date))];
    const missing = days.filter((on) => lunches.get(on)?.some(({ servedId }) => servedId === null)).length;
    const body = texts.lunchesChanged(studentOf(subOrder), first.date, days.length, missing);
    const order_event_id = await recordEvent(
      { id: subOrder.order_id },
      {
        type: 'dish_swapped',
        actor: 'company',
        subOrderId: subOrder.id,
        reason,
        previous: { dishes: swaps.map(({ date, previousId }) => ({ date, dish: dishName(previousId) })) },
        current: { dishes: swaps.map(({ date, servedId }) => ({ date, dish: dishName(servedId) })) },
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
        order_event_id,
      },
      now,
    );
  }
}
