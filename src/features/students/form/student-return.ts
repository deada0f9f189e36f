import { safeRedirect } from '#src/domain/safe-redirect.ts';

/** Where the students are listed. */
export const studentsPath = '/profile/my-account/applicants';

/** Where students are chosen for the order. */
export const choosePath = '/cart/choose-applicants';

/** What the pages that add a student keep in their address. */
export interface StudentReturnSearch {
  /** The own route to go back to with the student. */
  redirect?: string;
}

/** Reads `?redirect=`; anything but a path of this app is dropped. */
export function studentReturnSearch(search: Record<string, unknown>): StudentReturnSearch {
  const redirect = safeRedirect(search['redirect']);
  return redirect === null ? {} : { redirect };
}

/** A page to go back to with the new student chosen there: `?applicant=` beside what its address holds already. */
export function withApplicant(path: string, applicantId: number): string {
  const { pathname, searchParams, hash } = new URL(path, 'https://own.invalid');
  searchParams.set('applicant', String(applicantId));
  return `${pathname}?${searchParams.toString()}${hash}`;
}
