import { compareSeverities } from './allergy-severity.ts';
import { type Delivery, dishesWithoutOther } from './delivery.ts';
import { type Allergen, type AllergySeverity, type HealthIssue, mayBeAllergy } from './health.ts';
import type { LocalizedName } from './localized-name.ts';
import type { Meal, MealSummary, NutritionValue } from './meal.ts';
import { isStated } from './meal-safety.ts';
import type { CivilDate } from './riyadh-date.ts';
import type { Student, StudentHealthIssue } from './student.ts';
import { studentNeeds } from './student-needs.ts';

/** The number of the ambulance (Saudi Red Crescent). */
export const ambulanceNumber = '997';

/** What a student must avoid, of one severity. */
export interface CareAllergy {
  /** Null if it is unknown: to be treated as severe. */
  severity: AllergySeverity | null;
  /** The allergens with a code, each once. */
  allergens: LocalizedName[];
  /** The allergies without a code: only the parent's own words describe them. */
  issues: StudentHealthIssue[];
}

/** A health issue that is no allergy, and what it needs. */
export interface CareCondition {
  issue: StudentHealthIssue;
  /** The allergens to avoid because of it. */
  avoid: LocalizedName[];
  /** The values that each lunch has to state; null for one that this version of the app does not know. */
  values: (NutritionValue | null)[];
  /** Whether each dish has to be checked with the kitchen. */
  needsCheck: boolean;
  /** False if the list of health issues does not have it: what it needs is unknown. */
  isKnown: boolean;
}

/** A student's health as the care card prints it (rules.md#care-card). */
export interface CareHealth {
  /** The strongest severity first. */
  allergies: CareAllergy[];
  /** Allergies whose allergens are in the list above, for the parent's words about them. */
  notes: StudentHealthIssue[];
  conditions: CareCondition[];
  /** False if an issue may require to avoid something that no data names. */
  isComplete: boolean;
}

/** The lists that the card takes names and needs from. */
export interface CareLists {
  issues: readonly HealthIssue[];
  allergens: readonly Allergen[];
}

/** What a student must avoid and needs. Nothing that the parent entered is left out, and no severity is made weaker. */
export function careHealth(student: Pick<Student, 'allergens' | 'healthIssues'>, lists: CareLists): CareHealth {
  const codes = lists.allergens.map(({ code }) => code);
  const { avoided } = studentNeeds(student, { issues: lists.issues, allergenCodes: codes });
  const issueOf = (id: number) => lists.issues.find((each) => each.id === id);

  // Names of the student's record first: it may have an allergen that is not offered any more.
  const nameOf = (code: string): LocalizedName => {
    const known = [...student.allergens, ...lists.allergens].find((each) => each.code === code);
    const names = { name: known?.name ?? '', arabicName: known?.arabicName ?? '' };
    return `${names.name}${names.arabicName}`.trim() === '' ? { name: code, arabicName: code } : names;
  };

  const groups = new Map<AllergySeverity | null, CareAllergy>();
  const groupOf = (severity: AllergySeverity | null): CareAllergy => {
    const group = groups.get(severity) ?? { severity, allergens: [], issues: [] };
    groups.set(severity, group);
    return group;
  };
  for (const [code, severity] of avoided) groupOf(severity).allergens.push(nameOf(code));

  const notes: StudentHealthIssue[] = [];
  const conditions: CareCondition[] = [];
  for (const issue of student.healthIssues) {
    const needs = issueOf(issue.id);
    const allergenCodes = needs?.allergenCodes ?? [];
    if (mayBeAllergy(issue) || (needs !== undefined && mayBeAllergy(needs))) {
      // Without a code the parent's words are all that is known, its severity included.
      if (allergenCodes.length === 0 || needs?.mealsNeedCheck === true) groupOf(null).issues.push(issue);
      else notes.push(issue);
      continue;
    }
    conditions.push({
      issue,
      avoid: allergenCodes.map(nameOf),
      values: needs?.requiredValues ?? [],
      needsCheck: needs?.mealsNeedCheck ?? false,
      isKnown: needs !== undefined,
    });
  }
  return {
    allergies: [...groups.values()].toSorted((a, b) => compareSeverities(a.severity, b.severity)),
    notes,
    conditions,
    isComplete: conditions.every(({ isKnown }) => isKnown),
  };
}

/** A dish of a lunch with the values that the card states; null for a value that is not stated. */
export interface CareDish {
  meal: MealSummary;
  /** In grams, energy in kilocalories. */
  values: { value: NutritionValue; amount: number | null }[];
}

/** One school day on the card. */
export type CareDay = { on: CivilDate } & (
  | { kind: 'lunch'; dishes: CareDish[] }
  /** Dishes of the menu are left out because no other one is safe; the other dishes come. */
  | { kind: 'no_safe_dish'; leftOut: MealSummary[]; dishes: CareDish[] }
  /** A lunch comes, but its dishes are not planned yet. */
  | { kind: 'unplanned' }
  | { kind: 'off_day' | 'cancelled' }
  | { kind: 'vacation'; name: LocalizedName | null }
  /** The subscriptions have no entry for this day. */
  | { kind: 'none' }
);

/** All values in the order in which a card states them. */
const inOrder: readonly NutritionValue[] = [
  'carbohydrateGrams',
  'sugarsGrams',
  'fibreGrams',
  'proteinGrams',
  'fatGrams',
  'saturatedFatGrams',
  'saltGrams',
  'energyKcal',
  'servingGrams',
];

/** The values that the card states for each lunch: carbohydrate always, and others that a condition needs. */
export function careValues({ conditions }: Pick<CareHealth, 'conditions'>): NutritionValue[] {
  const needed = new Set<NutritionValue | null>(['carbohydrateGrams', ...conditions.flatMap(({ values }) => values)]);
  return inOrder.filter((value) => needed.has(value));
}

/** A stated value; null for a missing, negative or impossible one, which must never be printed as a number. */
function statedAmount(meal: Meal | undefined, value: NutritionValue): number | null {
  const amount = meal?.nutrition[value] ?? null;
  return isStated(amount) ? amount : null;
}

/** A lunch comes before its absence: one subscription may end on the day on which another has its first entry. */
const kinds: readonly CareDay['kind'][] = [
  'no_safe_dish',
  'lunch',
  'unplanned',
  'vacation',
  'off_day',
  'cancelled',
  'none',
];

function careDay(delivery: Delivery, meals: ReadonlyMap<number, Meal>, values: readonly NutritionValue[]): CareDay {
  const { on, status } = delivery;
  // A lunch that is refunded for a closure is cancelled with the name of the closure.
  const isClosed = status === 'vacation' || (status === 'cancelled' && delivery.reason !== null);
  if (isClosed) return { on, kind: 'vacation', name: delivery.reason };
  if (status === 'skipped') return { on, kind: 'off_day' };
  if (status === 'cancelled') return { on, kind: 'cancelled' };
  const leftOut = dishesWithoutOther(delivery).map(({ previous }) => previous);
  if (delivery.meals.length === 0 && leftOut.length === 0) return { on, kind: 'unplanned' };
  const dishes = delivery.meals.map((meal) => ({
    meal,
    values: values.map((value) => ({ value, amount: statedAmount(meals.get(meal.id), value) })),
  }));
  return leftOut.length > 0 ? { on, kind: 'no_safe_dish', leftOut, dishes } : { on, kind: 'lunch', dishes };
}

/**
 * The lunches of a week, day by day.
 * @param deliveries those of all subscriptions of the student
 * @param meals the dishes by their ids; the values of a dish that is missing here are not stated
 */
export function careLunches(
  week: readonly CivilDate[],
  deliveries: readonly Delivery[],
  meals: ReadonlyMap<number, Meal>,
  values: readonly NutritionValue[],
): CareDay[] {
  return week.map((on) => {
    const days = deliveries.filter((each) => each.on === on).map((each) => careDay(each, meals, values));
    const [first] = days.toSorted((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind));
    return first ?? { on, kind: 'none' };
  });
}
