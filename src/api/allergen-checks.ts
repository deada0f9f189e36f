import type { AllergenCheck, AllergenConflict, CheckedDish, CheckUnknown } from '#src/domain/allergen-check.ts';
import { ApiError } from './errors.ts';
import {
  type AllergenCheckDto,
  type AllergenConflictPayloadDto,
  AllergenLevelDto,
  AllergySeverityDto,
  PackageVerdictDto,
  SafetyVerdictDto,
  type SafetyUnknownDto,
  type StudentAllergenConflictDto,
  type UnsafeDishDto,
} from './generated/client.schemas.ts';
import { knownValue } from './known-value.ts';
import { nutritionValueOf } from './lookups.ts';
import { toMealSummary } from './meals.ts';
import { toPackageSummary } from './packages.ts';

/** Maps what the server found for a student and a package. A value that this version does not know is never a safe one. */
export function toAllergenCheck(check: AllergenCheckDto): AllergenCheck {
  return {
    verdict: knownValue(PackageVerdictDto, check.verdict) ?? 'does_not_fit',
    lunchCount: check.lunch_count,
    blockedCount: check.blocked_count,
    checkCount: check.check_count,
    dishes: check.dishes.map(toCheckedDish),
    unplannedDays: [...check.unplanned_dates],
    unknowns: check.unknowns.map(toUnknown),
    findings: [...check.findings],
    isAcknowledged: check.is_acknowledged,
  };
}

function toCheckedDish({ meal, verdict, allergens, unknowns, days }: UnsafeDishDto): CheckedDish {
  return {
    meal: toMealSummary(meal),
    verdict: knownValue(SafetyVerdictDto, verdict) ?? 'blocked',
    allergens: allergens.map((allergen) => ({
      code: allergen.code,
      level: knownValue(AllergenLevelDto, allergen.level) ?? 'contains',
      severity: knownValue(AllergySeverityDto, allergen.severity),
      verdict: knownValue(SafetyVerdictDto, allergen.verdict) ?? 'blocked',
    })),
    unknowns: unknowns.map(toUnknown),
    days: days.map(({ date, replaced_by }) => ({ on: date, replacedBy: replaced_by && toMealSummary(replaced_by) })),
  };
}

function toUnknown({ type, code, health_issue_id: issueId, value }: SafetyUnknownDto): CheckUnknown {
  switch (type) {
    case 'allergens_not_recorded':
      return { kind: type };
    case 'severity_unknown':
    case 'allergen_unknown':
      return code === null ? { kind: 'unknown' } : { kind: type, code };
    case 'value_not_stated':
      return { kind: type, value: value === null ? null : nutritionValueOf(value) };
    case 'issue_unknown':
    case 'issue_without_code':
    case 'not_made_for':
      return issueId === null ? { kind: 'unknown' } : { kind: type, issueId };
    default:
      return { kind: 'unknown' };
  }
}

function toAllergenConflict(conflict: StudentAllergenConflictDto): AllergenConflict {
  return {
    studentId: conflict.applicant_id,
    package: toPackageSummary(conflict.package),
    check: toAllergenCheck(conflict.check),
    fittingPackages: conflict.fitting_packages.map((fitting) => ({
      package: toPackageSummary(fitting.package),
      verdict: knownValue(PackageVerdictDto, fitting.verdict) ?? 'check',
      lunchCount: fitting.lunch_count,
      unsafeCount: fitting.unsafe_count,
    })),
  };
}

/**
 * What a 409 `allergen_conflict` found, by student.
 * @returns an empty list for any other error, and for a response that violates the contract
 */
export function allergenConflictsOf(error: unknown): AllergenConflict[] {
  if (!(error instanceof ApiError) || error.status !== 409 || error.reasonCode !== 'allergen_conflict') return [];
  try {
    const { data } = error.body as { data: AllergenConflictPayloadDto };
    return data.allergen_conflicts.map(toAllergenConflict);
  } catch {
    return [];
  }
}
