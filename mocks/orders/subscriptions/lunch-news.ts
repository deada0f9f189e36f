import { type CivilDate, riyadhDateOf } from '#src/domain/riyadh-date.ts';
import { notify } from '#mocks/orders/notify.ts';
import { freshOrder } from '#mocks/orders/order-view.ts';
import { texts } from '#mocks/replies/texts.ts';
import type { SubOrderRecord } from '#mocks/store/order-records.ts';
import { servedLunches } from './served-lunches.ts';
import { lunchDaysOf, periodOf, studentOf } from './subscription.ts';

/** The dishes of the coming lunches of some subscriptions; a dish without a safe one in its place is null. */
export type ComingLunches = Map<SubOrderRecord, Map<CivilDate, (number | null)[]>>;

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

/**
 * Notifies the parents of coming lunches that have other dishes than before, once for each subscription.
 * @param before the lunches before the change
 */
export async function notifyOfChangedLunches(before: ComingLunches, now: Date): Promise<void> {
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
      },
      now,
    );
  }
}
