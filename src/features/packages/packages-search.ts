import type { Package } from '#src/domain/package.ts';

/** The search parameters of the package list; without any, all packages are shown. */
export interface PackagesSearch {
  category?: Package['category'];
  frequency?: Package['frequency'];
  /** The id of the student for whom the cart links here; the links to packages keep it. */
  applicant?: number;
  /** The student's age; limits the list to packages for it. */
  age?: number;
}

export const packageCategories = ['healthy', 'chronic', 'allergy'] as const satisfies Package['category'][];
export const packageFrequencies = ['monthly', 'weekly'] as const satisfies Package['frequency'][];

/**
 * Parses the filters from an address, and drops everything else. It does not use zod, because it is in the entry chunk.
 */
export function packagesSearch(search: Record<string, unknown>): PackagesSearch {
  const category = packageCategories.find((each) => each === search['category']);
  const frequency = packageFrequencies.find((each) => each === search['frequency']);
  const applicant = Number(search['applicant']);
  const age = Number(search['age'] ?? Number.NaN);
  return {
    ...(category ? { category } : {}),
    ...(frequency ? { frequency } : {}),
    ...(Number.isSafeInteger(applicant) && applicant > 0 ? { applicant } : {}),
    ...(Number.isInteger(age) && age >= 0 && age <= 120 ? { age } : {}),
  };
}
