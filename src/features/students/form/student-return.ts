import { safeRedirect } from '#src/domain/safe-redirect.ts';

/** The path of the list of students. */
export const studentsPath = '/profile/my-account/applicants';

/** The path of the page where students are chosen for the order. */
export const choosePath = '/cart/choose-applicants';

/** The search parameters of the pages that add a student. */
export interface StudentReturnSearch {
  /** The path of this app to return to with the new student. */
  redirect?: string;
}

/** Parses `?redirect=`; anything but a path of this app is dropped. */
export function studentReturnSearch(search: Record<string, unknown>): StudentReturnSearch {
  const redirect = safeRedirect(search['redirect']);
  return redirect === null ? {} : { redirect };
}

/**
 * The path to return to, with `?applicant=` added to its search parameters so that the new student is selected there.
 */
export function withApplicant(path: string, applicantId: number): string {
  const { pathname, searchParams, hash } = new URL(path, 'https://own.invalid');
  searchParams.set('applicant', String(applicantId));
  return `${pathname}?${searchParams.toString()}${hash}`;
}
