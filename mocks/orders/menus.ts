import type { MenuDay as ShownDay } from '#src/api/generated/zod/schemas.ts';
import { defaultDeliveryClock } from '#src/domain/delivery-progress.ts';
import { type MenuDay, type MenuPlan, type MenuSwap, menuDays } from '#src/domain/menu.ts';
import { addDays, type CivilDate, instantInRiyadh, riyadhDateOf } from '#src/domain/riyadh-date.ts';
import type { OfficialVacation } from '#src/domain/school-days.ts';
import { db } from '#mocks/store/db.ts';
import type { MenuChangeRecord, PackageRecord } from '#mocks/store/public-records.ts';
import { recordsBy } from '#mocks/store/until-written.ts';

/** How many days ahead the kitchen plans the menus: eight weeks. */
export const plannedDays = 56;

/** When the kitchen starts to cook the lunches of a day. */
export function cookedAt(on: CivilDate): Date {
  return instantInRiyadh(on, defaultDeliveryClock.cookedFrom);
}

type StoredSwap = MenuSwap & { change: MenuChangeRecord };

const changesByPackage = recordsBy(
  () => db.menuChanges.all(),
  ({ package_id }) => package_id,
);

/** The menu of a package as the kitchen plans it at an instant: its active meals in turn, with the changes until then. */
export function menuPlanOf(offer: Pick<PackageRecord, 'id' | 'meal_ids' | 'meals_per_day'>, now: Date) {
  const isCooked = (id: number) => db.meals.findFirst((query) => query.where({ id, is_active: true })) !== undefined;
  // A lunch that is cooked does not change any more.
  const changes = changesByPackage(offer.id)
    .filter(({ changed_at, date }) => new Date(changed_at) < cookedAt(date))
    .filter(({ changed_at }) => new Date(changed_at) <= now);
  return {
    mealIds: offer.meal_ids.filter(isCooked),
    mealsPerDay: offer.meals_per_day,
    plannedUntil: addDays(riyadhDateOf(now), plannedDays),
    unplannedDays: changes.filter(({ swap }) => swap === null).map(({ date }) => date),
    swaps: changes.flatMap((change): StoredSwap[] =>
      change.swap === null
        ? []
        : [{ on: change.date, previousMealId: change.swap.previous_meal_id, mealId: change.swap.meal_id, change }],
    ),
  } satisfies MenuPlan<StoredSwap>;
}

/** A meal of a menu. Throws if it never existed. */
export function mealOf(id: number) {
  const meal = db.meals.findFirst((query) => query.where({ id }));
  if (!meal) throw new Error(`Meal ${id} of a menu was never there`);
  return meal;
}

/** A meal in another record. */
export function mealSummaryOf(id: number) {
  const { name, arabic_name, image_url } = mealOf(id);
  return { id, name, arabic_name, image_url };
}

function shownDay(offer: Pick<PackageRecord, 'id'>, day: MenuDay<StoredSwap>): ShownDay {
  return {
    date: day.on,
    package_id: offer.id,
    is_planned: day.isPlanned,
    meals: day.mealIds.map(mealOf),
    swaps: day.swaps.map(({ previousMealId, mealId, change }) => ({
      meal_id: mealId,
      previous_meal: mealSummaryOf(previousMealId),
      reason: { name: change.reason, arabic_name: change.arabic_reason },
      swapped_at: change.changed_at,
    })),
  };
}

/** The menu of a package on the school days of a range (operation `listMenus`). */
export function shownMenu(
  offer: PackageRecord,
  range: { from: CivilDate; to: CivilDate },
  vacations: readonly OfficialVacation[],
  now: Date,
): ShownDay[] {
  return menuDays(range, menuPlanOf(offer, now), vacations).map((day) => shownDay(offer, day));
}
