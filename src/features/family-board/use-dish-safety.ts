import { lunchVerdict } from '#src/domain/coming-lunches.ts';
import type { ServedLunch } from '#src/domain/delivery.ts';
import type { SafetyVerdict } from '#src/domain/meal-safety.ts';
import type { Student } from '#src/domain/student.ts';
import { useStudentSafety } from '#src/features/safety/use-student-safety.ts';

/**
 * Whether a lunch is safe for a student. Undefined while it is not known yet, and null if there is nothing to say: the
 * student has no allergy and no condition. A dish whose allergens could not be loaded has to be checked.
 */
export type SafetyOf = (lunch: ServedLunch) => SafetyVerdict | null | undefined;

/**
 * Returns the function that compares lunches with a student's health (rules.md#meal-safety).
 * @param isOutdated whether the student could not be requested again: a new allergy would be missing
 */
export function useDishSafety(
  student: Pick<Student, 'allergens' | 'healthIssues'>,
  packageIds: readonly number[],
  isOutdated: boolean,
): SafetyOf {
  const { hasNeeds, isPending, safetyOf } = useStudentSafety(student, packageIds);
  if (hasNeeds && isPending) return () => undefined;
  const verdictOf = (mealId: number) => {
    const verdict = safetyOf(mealId)?.verdict ?? 'check';
    return isOutdated && verdict === 'safe' ? 'check' : verdict;
  };
  return (lunch) => lunchVerdict(lunch, { hasNeeds, verdictOf });
}
