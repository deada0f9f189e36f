import type { QueryClient } from '@tanstack/react-query';
import { settingsQuery } from '#src/api/business-settings.ts';
import {
  getListAllergensSuspenseQueryOptions,
  getListEducationalLevelsSuspenseQueryOptions,
  getListHealthIssuesSuspenseQueryOptions,
  getListRegionsSuspenseQueryOptions,
  useListAllergensSuspense,
  useListEducationalLevelsSuspense,
  useListHealthIssuesSuspense,
  useListRegionsSuspense,
} from '#src/api/generated/lookups/lookups.ts';
import { load } from '#src/api/load.ts';

// Lists that change with a release of the service, not while a form is open.
const rarely = { query: { staleTime: 600_000 } };

/** Loads all that the student form chooses from, at once. */
export function loadStudentForm(queryClient: QueryClient): Promise<unknown> {
  return Promise.all([
    load(queryClient, settingsQuery()),
    load(queryClient, getListEducationalLevelsSuspenseQueryOptions(rarely)),
    load(queryClient, getListHealthIssuesSuspenseQueryOptions(rarely)),
    load(queryClient, getListAllergensSuspenseQueryOptions(rarely)),
    load(queryClient, getListRegionsSuspenseQueryOptions(rarely)),
  ]);
}

/** The lists of the student form, loaded by `loadStudentForm`. */
export function useStudentLists() {
  return {
    levels: useListEducationalLevelsSuspense(rarely).data.data.educational_levels,
    issues: useListHealthIssuesSuspense(rarely).data.data.health_issues,
    allergens: useListAllergensSuspense(rarely).data.data.allergens,
    regions: useListRegionsSuspense(rarely).data.data.regions,
  };
}
