import type { AllergySeverity } from './health.ts';
import { servedDishes } from './lunch-dishes.ts';
import { type MealFacts, type MealSafety, mealSafety } from './meal-safety.ts';
import { packageSafety, type PlannedLunch, type UnsafeDish } from './package-safety.ts';
import type { NutritionValue } from './meal.ts';
import type { Package } from './package.ts';
import type { CivilDate } from './riyadh-date.ts';
import type { Student } from './student.ts';
import type { StudentNeeds } from './student-needs.ts';

/** Whether a package can be bought for a student, the best first. `check`: once the parent has acknowledged the findings. */
export type PackageVerdict = 'fits' | 'check' | 'does_not_fit';

/** What is not known about a student, whatever the dish. */
export type GateUnknown = StudentNeeds['unknowns'][number] | { kind: 'value_not_stated'; value: null };

/**
 * A dish that is not safe for the student, with what is served instead on each of its days. Without days it is a dish of
 * the package that may come on a day that is not planned yet.
 */
export interface SwappedDish<M> extends Omit<UnsafeDish<M>, 'days'> {
  days: { on: CivilDate; replacedBy: M | null }[];
}

/** Whether a package fits a student over the days of a subscription, and what the parent has to acknowledge. */
export interface PackageGate<M> {
  verdict: PackageVerdict;
  lunchCount: number;
  /** The lunches with a dish that the student must not eat. */
  blockedCount: number;
  /** The other lunches that are not certainly safe, those that are not planned yet included. */
  checkCount: number;
  /** The most serious first. */
  dishes: SwappedDish<M>[];
  unplannedDays: CivilDate[];
  unknowns: GateUnknown[];
  /** The student's issues for which there are packages, but not this one. */
  notMadeFor: number[];
  /** All that the parent has to acknowledge, each once, as in `Finding` of the contract. */
  findings: string[];
}

/** What a dish can meet or miss: no other dish helps against the unknowns of the student, so the kitchen swaps none for them. */
export function kitchenNeeds(needs: StudentNeeds): StudentNeeds {
  return { ...needs, unknowns: [], nutrition: needs.nutrition.filter((value) => value !== null) };
}

/** A name of the contract: `saltGrams` is `salt_grams`. */
const wireName = (value: NutritionValue) => value.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function dishFindings(mealId: number, { allergens, unknowns }: MealSafety): string[] {
  const known = allergens.map(({ code, level, severity }) => `${level}:${code}:${severity ?? 'unknown'}`);
  const missing = unknowns.flatMap((unknown) => {
    if (unknown.kind === 'allergens_not_recorded') return ['not_recorded'];
    if (unknown.kind === 'allergen_unknown') return [`unknown_code:${unknown.code}`];
    return unknown.kind === 'value_not_stated' && unknown.value !== null ? [`value:${wireName(unknown.value)}`] : [];
  });
  return [...known, ...missing].map((finding) => `dish:${mealId}:${finding}`);
}

function unknownFinding(unknown: GateUnknown): string {
  if (unknown.kind === 'value_not_stated') return 'value:unknown';
  return unknown.kind === 'allergen_unknown' ? `allergen:${unknown.code}` : `issue:${unknown.issueId}`;
}

const isSevereOrUnknown = (severity: AllergySeverity | null) => severity === null || severity === 'severe';

/** Whether a dish may not even be on the menu: the allergy is severe, or its severity is not known. */
const isSevere = ({ safety }: { safety: MealSafety }) =>
  safety.allergens.some(({ verdict, severity }) => verdict === 'blocked' && isSevereOrUnknown(severity));

/**
 * Whether a package probably does not fit a student, before its menu is known: it leaves an allergen in that the student
 * must not meet. It is a guess for the room of the result, never a result.
 */
export function isProbablyUnfit(
  { allergens }: Pick<Student, 'allergens'>,
  { excludedAllergens }: Pick<Package, 'excludedAllergens'>,
): boolean {
  return allergens.some(({ code, severity }) => isSevereOrUnknown(severity) && !excludedAllergens.includes(code));
}

/**
 * The dishes that no day of the menu has, and that make a package unfit because a day is not planned yet: those that
 * are blocked by a severe or unknown allergy; all that are not safe if the package has no safe one.
 */
function unfitWithoutPlan<M extends MealFacts & { id: number }>(
  kitchen: StudentNeeds,
  lunches: readonly PlannedLunch<M>[],
  all: readonly M[],
): SwappedDish<M>[] {
  if (lunches.every(({ meals }) => meals.length > 0)) return [];
  const plannedIds = new Set(lunches.flatMap(({ meals }) => meals.map(({ id }) => id)));
  const judged = all.map((meal) => ({ meal, safety: mealSafety(kitchen, meal), days: [] }));
  const hasSafeDish = judged.some(({ safety }) => safety.verdict === 'safe');
  return judged.filter(
    (dish) => dish.safety.verdict !== 'safe' && !plannedIds.has(dish.meal.id) && (isSevere(dish) || !hasSafeDish),
  );
}

/**
 * Whether a package can be bought for a student (rules.md#package-gate). A dish that is blocked by a severe or unknown
 * allergy, or that is not safe and has no safe dish to take its place, makes the package unfit. On a day that is not
 * planned yet any dish of the package may come.
 * @param lunches the menu on each day of the subscription
 * @param all all dishes of the package, in their order
 */
export function packageGate<M extends MealFacts & { id: number }>(
  needs: StudentNeeds,
  offer: Pick<Package, 'id' | 'excludedAllergens'>,
  lunches: readonly PlannedLunch<M>[],
  all: readonly M[],
): PackageGate<M> {
  const kitchen = kitchenNeeds(needs);
  const safety = packageSafety(kitchen, offer, lunches);
  const mealsById = new Map([...lunches.flatMap(({ meals }) => meals), ...all].map((meal) => [meal.id, meal]));
  const isSafe = (meal: M) => mealSafety(kitchen, meal).verdict === 'safe';
  const safeIds = new Set([...mealsById.values()].filter(isSafe).map(({ id }) => id));
  const allIds = all.map(({ id }) => id);
  const served = new Map(
    lunches.map(({ on, meals }) => {
      const dishes = servedDishes(
        meals.map(({ id }) => id),
        allIds,
        (id) => safeIds.has(id),
      );
      return [on, new Map(dishes.map(({ plannedId, servedId }) => [plannedId, servedId]))];
    }),
  );
  const instead = (on: CivilDate, { id }: M) => mealsById.get(served.get(on)?.get(id) ?? Number.NaN) ?? null;
  const dishes = [
    ...safety.dishes.map(({ days, ...dish }) => ({
      ...dish,
      days: days.map((on) => ({ on, replacedBy: instead(on, dish.meal) })),
    })),
    ...unfitWithoutPlan(kitchen, lunches, all),
  ];
  const unknowns: GateUnknown[] = [...needs.unknowns];
  if (needs.nutrition.includes(null)) unknowns.push({ kind: 'value_not_stated', value: null });

  const findings = [
    ...dishes.flatMap(({ meal, safety: found }) => dishFindings(meal.id, found)),
    ...(safety.unplannedDays.length > 0 ? ['unplanned'] : []),
    ...unknowns.map(unknownFinding),
    ...safety.notMadeFor.map((issueId) => `not_made_for:${issueId}`),
  ];
  const isUnfit = dishes.some(
    (dish) => isSevere(dish) || dish.days.length === 0 || dish.days.some(({ replacedBy }) => replacedBy === null),
  );
  return {
    verdict: isUnfit ? 'does_not_fit' : findings.length > 0 ? 'check' : 'fits',
    lunchCount: safety.lunchCount,
    blockedCount: safety.blockedCount,
    checkCount: safety.checkCount,
    dishes,
    unplannedDays: safety.unplannedDays,
    unknowns,
    notMadeFor: safety.notMadeFor,
    findings: [...new Set(findings)],
  };
}

/** Whether a package can be paid: it is not unfit, and the parent has acknowledged each finding. */
export function isAcknowledged(
  { verdict, findings }: Pick<PackageGate<unknown>, 'verdict' | 'findings'>,
  acknowledged: readonly string[],
): boolean {
  return verdict !== 'does_not_fit' && findings.every((each) => acknowledged.includes(each));
}

/** The offers that can be bought, those that fit first, then those with the fewest lunches that are not safe, then as given. */
export function sellablePackages<
  Offer extends { gate: Pick<PackageGate<unknown>, 'verdict' | 'blockedCount' | 'checkCount'> },
>(offers: readonly Offer[]): Offer[] {
  const unsafeCount = ({ gate }: Offer) => gate.blockedCount + gate.checkCount;
  return offers
    .filter(({ gate }) => gate.verdict !== 'does_not_fit')
    .toSorted(
      (a, b) =>
        Number(b.gate.verdict === 'fits') - Number(a.gate.verdict === 'fits') || unsafeCount(a) - unsafeCount(b),
    );
}
