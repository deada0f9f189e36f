import type { ReplacedMeal } from '#src/api/generated/zod/schemas.ts';
import { type ServedDish, servedDishes } from '#src/domain/lunch-dishes.ts';
import { type MealSafety, mealSafety } from '#src/domain/meal-safety.ts';
import { menuOn } from '#src/domain/menu.ts';
import { kitchenNeeds } from '#src/domain/package-gate.ts';
import type { CivilDate } from '#src/domain/riyadh-date.ts';
import { shownAllergens } from '#mocks/orders/cart/shown-check.ts';
import { cookedAt, mealOf, mealSummaryOf, menuPlanOf } from '#mocks/orders/menus.ts';
import { mealFacts, needsOf } from '#mocks/orders/students/meal-needs.ts';
import { healthAt } from '#mocks/orders/students/past-health.ts';
import { texts } from '#mocks/replies/texts.ts';
import { db } from '#mocks/store/db.ts';
import type { SubOrderRecord } from '#mocks/store/order-records.ts';
import { studentOf } from './subscription.ts';

/** What the kitchen serves the student of a subscription on one day. */
export interface ServedLunch {
  dishes: ServedDish[];
  /** Whether a dish is safe for the student, and why not. */
  safetyOf: (mealId: number) => MealSafety;
}

/**
 * The lunch of each day: the menu, except that the kitchen replaces what is not safe for the student. What the student’s
 * health leaves open for every meal is cleared with the parent. A lunch that is cooked stays as it is.
 * @param knownAt for the lunches as they were to be served by the menu and the health of an earlier instant
 */
export function servedLunches(subOrder: SubOrderRecord, now: Date, knownAt?: Date): (on: CivilDate) => ServedLunch {
  const bought = db.packages.findFirst((query) => query.where({ id: subOrder.package.id }));
  if (!bought) throw new Error(`Package ${subOrder.package.id} of a subscription was never there`);
  const plan = menuPlanOf(bought, knownAt ?? now);
  const student = studentOf(subOrder);
  const rules = new Map<ReturnType<typeof healthAt>, ReturnType<typeof ruleOf>>();

  function ruleOf(health: ReturnType<typeof healthAt>) {
    const needs = kitchenNeeds(needsOf(health));
    const safetyOf = (id: number) => mealSafety(needs, mealFacts(mealOf(id)));
    const isSafe = (id: number) => safetyOf(id).verdict === 'safe';
    return { safetyOf, safe: new Set([...plan.mealIds, ...plan.swaps.map(({ mealId }) => mealId)].filter(isSafe)) };
  }

  return (on) => {
    const cooked = cookedAt(on);
    const health = healthAt(student, knownAt && knownAt < cooked ? knownAt : cooked);
    const { safetyOf, safe } = rules.get(health) ?? ruleOf(health);
    rules.set(health, { safetyOf, safe });
    return { dishes: servedDishes(menuOn(on, plan).mealIds, plan.mealIds, (id) => safe.has(id)), safetyOf };
  };
}

/** The dishes that a student is not served, with those in their place. */
export function replacedMeals({ dishes, safetyOf }: ServedLunch, subOrder: SubOrderRecord): ReplacedMeal[] {
  return dishes
    .filter(({ plannedId, servedId }) => plannedId !== servedId)
    .map(({ plannedId, servedId }) => {
      const allergens = shownAllergens(safetyOf(plannedId).allergens);
      const reason = texts.dishReplaced(allergens, studentOf(subOrder));
      return {
        meal_id: servedId,
        previous_meal: mealSummaryOf(plannedId),
        allergens,
        reason: { name: reason.en, arabic_name: reason.ar },
      };
    });
}
