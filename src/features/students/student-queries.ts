import { type QueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { settingsQuery } from '#src/api/business-settings.ts';
import { load } from '#src/api/load.ts';
import { allergensQuery, educationalLevelsQuery, healthIssuesQuery, regionsQuery } from '#src/api/lookups.ts';

/** The allergens (operation `listAllergens`), which change with a release of the service, not while a form is open. */
function studentAllergensQuery() {
  return { ...allergensQuery(), staleTime: 600_000 };
}

/** Loads in parallel all lists that the student form offers as options. */
export function loadStudentForm(queryClient: QueryClient): Promise<unknown> {
  return Promise.all([
    load(queryClient, settingsQuery()),
    load(queryClient, educationalLevelsQuery()),
    load(queryClient, healthIssuesQuery()),
    load(queryClient, studentAllergensQuery()),
    load(queryClient, regionsQuery()),
  ]);
}

/** The lists of the student form, loaded by `loadStudentForm`. */
export function useStudentLists() {
  return {
    levels: useSuspenseQuery(educationalLevelsQuery()).data,
    issues: useSuspenseQuery(healthIssuesQuery()).data,
    allergens: useSuspenseQuery(studentAllergensQuery()).data,
    regions: useSuspenseQuery(regionsQuery()).data,
  };
}
