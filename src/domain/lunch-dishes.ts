/** A dish of the menu and what one student gets in its place. */
export interface ServedDish {
  plannedId: number;
  /** The same dish if the student may eat it; null if no other dish is left. */
  servedId: number | null;
}

/**
 * The dishes of one student's lunch: those of the menu, each that the student may not eat replaced by the next dish of
 * the package that the student may eat and that is not in this lunch yet.
 * @param planned the dishes of the menu on this day
 * @param all all dishes of the package, in their order
 */
export function servedDishes(
  planned: readonly number[],
  all: readonly number[],
  mayEat: (mealId: number) => boolean,
): ServedDish[] {
  const taken = new Set(planned.filter(mayEat));
  return planned.map((plannedId) => {
    if (taken.has(plannedId)) return { plannedId, servedId: plannedId };
    const place = all.indexOf(plannedId);
    const inTurn = [...all.slice(place + 1), ...all.slice(0, place)];
    const servedId = inTurn.find((each) => !taken.has(each) && mayEat(each)) ?? null;
    if (servedId !== null) taken.add(servedId);
    return { plannedId, servedId };
  });
}

/** The ids of the dishes that are served (see `servedDishes`); a dish without another one in its place is left out. */
export function lunchDishes(
  planned: readonly number[],
  all: readonly number[],
  mayEat: (mealId: number) => boolean,
): number[] {
  return servedDishes(planned, all, mayEat).flatMap(({ servedId }) => servedId ?? []);
}
