/**
 * The dishes of one student's lunch: those of the menu, each that the student may not eat replaced by the next dish of
 * the package that the student may eat and that is not in this lunch yet; left out if there is none.
 * @param planned the dishes of the menu on this day
 * @param all all dishes of the package, in their order
 */
export function lunchDishes(
  planned: readonly number[],
  all: readonly number[],
  mayEat: (mealId: number) => boolean,
): number[] {
  const taken = new Set(planned.filter(mayEat));
  return planned.flatMap((id) => {
    if (taken.has(id)) return [id];
    const place = all.indexOf(id);
    const inTurn = [...all.slice(place + 1), ...all.slice(0, place)];
    const instead = inTurn.find((each) => !taken.has(each) && mayEat(each));
    if (instead === undefined) return [];
    taken.add(instead);
    return [instead];
  });
}
