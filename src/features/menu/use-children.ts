import { useQuery } from '@tanstack/react-query';
import type { ApiError } from '#src/api/errors.ts';
import { allergensQuery, healthIssuesQuery } from '#src/api/lookups.ts';
import { studentsQuery } from '#src/api/students.ts';
import { useIsSignedIn } from '#src/auth/session.ts';
import type { Student } from '#src/domain/student.ts';
import { hasHealthNeeds, type StudentNeeds, studentNeeds } from '#src/domain/student-needs.ts';

const inPassing = { meta: { isBackground: true } };
const none: Student[] = [];

interface Children {
  /** Empty for a visitor, and undefined until they have loaded. */
  students: readonly Student[] | undefined;
  /** Why they did not load; null if they have, or while they load for the first time. */
  error: ApiError | null;
  /** Whether they could not be requested again: a new allergy would be missing. */
  isOutdated: boolean;
  isFetching: boolean;
  retry: () => void;
}

/** The parent's students. The menu of a chosen package is complete without them. */
export function useChildren(): Children {
  const isParent = useIsSignedIn();
  const { data, error, isFetching, refetch } = useQuery({ ...studentsQuery(), ...inPassing, enabled: isParent });
  const retry = () => void refetch();
  if (!isParent) return { students: none, error: null, isOutdated: false, isFetching: false, retry };
  const isLoaded = data !== undefined;
  return { students: data, error: isLoaded ? null : error, isOutdated: isLoaded && error !== null, isFetching, retry };
}

/**
 * Returns what a student's health requires of a meal: null if the lists that it refers to did not load, and undefined
 * while they load. A student without an allergy and a condition needs none of them.
 */
export function useNeedsOf(isWanted: boolean): (student: Student) => StudentNeeds | null | undefined {
  const issues = useQuery({ ...healthIssuesQuery(), ...inPassing, enabled: isWanted });
  const allergens = useQuery({ ...allergensQuery(), ...inPassing, enabled: isWanted });
  return (student) => {
    if (!hasHealthNeeds(student)) return studentNeeds(student, { issues: [], allergenCodes: [] });
    // What failed is not taken from the cache either: it may be older than a change of a list.
    if (issues.error || allergens.error) return null;
    if (!issues.data || !allergens.data) return undefined;
    const allergenCodes = allergens.data.map(({ code }) => code);
    return studentNeeds(student, { issues: issues.data, allergenCodes });
  };
}
