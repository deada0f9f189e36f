import type {
  AllergenCheck,
  DecidingAllergen,
  NutritionValue,
  SafetyUnknown,
  UnsafeDish,
} from '#src/api/generated/zod/schemas.ts';
import type { DecidingAllergen as Deciding, SafetyUnknown as Unknown } from '#src/domain/meal-safety.ts';
import type { PackageGate } from '#src/domain/package-gate.ts';
import { mealSummaryOf } from '#mocks/orders/menus.ts';
import { valueNameOf } from '#mocks/orders/students/meal-needs.ts';
import { db } from '#mocks/store/db.ts';
import type { SubOrderRecord } from '#mocks/store/order-records.ts';
import { type GateMeal, isSettled } from './gate.ts';

/** The allergens that decide, with their names. */
export function shownAllergens(allergens: readonly Deciding[]): DecidingAllergen[] {
  return allergens.map(({ code, level, severity, verdict }) => {
    const known = db.allergens.findFirst((query) => query.where({ code }));
    return { code, name: known?.name ?? code, arabic_name: known?.arabic_name ?? code, level, severity, verdict };
  });
}

function shownUnknown(unknown: Unknown): SafetyUnknown {
  const none: { code: string | null; health_issue_id: number | null; value: NutritionValue | null } = {
    code: null,
    health_issue_id: null,
    value: null,
  };
  switch (unknown.kind) {
    case 'allergens_not_recorded':
      return { type: unknown.kind, ...none };
    case 'severity_unknown':
    case 'allergen_unknown':
      return { type: unknown.kind, ...none, code: unknown.code };
    case 'value_not_stated':
      return { type: unknown.kind, ...none, value: unknown.value && valueNameOf(unknown.value) };
    case 'issue_unknown':
    case 'issue_without_code':
      return { type: unknown.kind, ...none, health_issue_id: unknown.issueId };
  }
}

/** A dish that is not safe, in the form of the contract. */
export function shownDish({ meal, safety, days }: PackageGate<GateMeal>['dishes'][number]): UnsafeDish {
  return {
    meal: mealSummaryOf(meal.id),
    verdict: safety.verdict === 'blocked' ? 'blocked' : 'check',
    allergens: shownAllergens(safety.allergens),
    unknowns: safety.unknowns.map(shownUnknown),
    days: days.map(({ on, replacedBy }) => ({ date: on, replaced_by: replacedBy && mealSummaryOf(replacedBy.id) })),
  };
}

/** What was found for a subscription, in the form of the contract. */
export function shownCheck(gate: PackageGate<GateMeal>, kept: SubOrderRecord['acknowledgement']): AllergenCheck {
  const notMadeFor = gate.notMadeFor.map((health_issue_id) => ({
    type: 'not_made_for',
    code: null,
    health_issue_id,
    value: null,
  }));
  return {
    verdict: gate.verdict,
    lunch_count: gate.lunchCount,
    blocked_count: gate.blockedCount,
    check_count: gate.checkCount,
    dishes: gate.dishes.map(shownDish),
    unplanned_dates: gate.unplannedDays,
    unknowns: [...gate.unknowns.map(shownUnknown), ...notMadeFor],
    findings: gate.findings,
    is_acknowledged: isSettled(gate, kept, []),
  };
}
