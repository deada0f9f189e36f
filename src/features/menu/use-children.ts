import { useQuery } from '@tanstack/react-query';
import { allergensQuery, healthIssuesQuery } from '#src/api/lookups.ts';
import { studentsQuery } from '#src/api/students.ts';
import { useIsSignedIn } from '#src/auth/session.ts';
import type { Student } from '#src/domain/student.ts';
import { type StudentNeeds, studentNeeds } from '#src/domain/student-needs.ts';

const inPassing = { meta: { isBackground: true } };
const none: Student[] = [];

/** The parent's students; empty for a visitor, and undefined while they load. The menu is complete without them. */
export function useChildren(): readonly Student[] | undefined {
  const isParent = useIsSignedIn();
  const { data, isPending } = useQuery({ ...studentsQuery(), ...inPassing, enabled: isParent });
  if (!isParent) return none;
  return data ?? (isPending ? undefined : none);
}

/**
 * Returns what a student's health requires of a meal: null if the lists that it refers to did not load, and undefined
 * while they load.
 */
export function useNeedsOf(isWanted: boolean): (student: Student) => StudentNeeds | null | undefined {
  const issues = useQuery({ ...healthIssuesQuery(), ...inPassing, enabled: isWanted });
  const allergens = useQuery({ ...allergensQuery(), ...inPassing, enabled: isWanted });
  return (student) => {
    if (issues.data && allergens.data) {
      const allergenCodes = allergens.data.map(({ code }) => code);
      return studentNeeds(student, { issues: issues.data, allergenCodes });
    }
    return issues.error || allergens.error ? null : undefined;
  };
}
