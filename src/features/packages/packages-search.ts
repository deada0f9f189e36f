import type { Package } from '#src/domain/package.ts';

/** What the address of the package list holds; nothing there means every package. */
export interface PackagesSearch {
  category?: Package['category'];
  frequency?: Package['frequency'];
  /** The student a package is looked for, from the cart; goes along to the package's page. */
  applicant?: number;
  /** The student's age: only packages made for it. */
  age?: number;
}

export const packageCategories = ['healthy', 'chronic', 'allergy'] as const satisfies Package['category'][];
export const packageFrequencies = ['monthly', 'weekly'] as const satisfies Package['frequency'][];

/** Reads the filters from an address; everything else is left out. Written by hand: it is in the entry's bundle. */
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
