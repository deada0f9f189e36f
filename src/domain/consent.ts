/** What a parent agreed to: the terms with the privacy policy, or the health disclaimer for one student. */
export type ConsentType = 'terms' | 'conditions';

/** One consent of the parent. */
export interface Consent {
  id: number;
  type: ConsentType;
  /** The version of the accepted text. */
  version: string;
  /** The student whose health data it is about; null for the terms. */
  studentId: number | null;
  acceptedAt: string;
  /** When it ended; null while it holds. */
  withdrawnAt: string | null;
}

/** `inForce`: the newest one, which holds; `earlier`: a newer one followed; `withdrawn`: it ended. */
export type ConsentState = 'inForce' | 'earlier' | 'withdrawn';

const isAbout = (a: Consent, b: Consent) => a.type === b.type && a.studentId === b.studentId;

const isNewer = (a: Consent, b: Consent) =>
  a.acceptedAt === b.acceptedAt ? a.id > b.id : Date.parse(a.acceptedAt) > Date.parse(b.acceptedAt);

/**
 * The state of a consent among all of the parent (rules.md#consents). A newer one does not end an earlier one, but the data
 * is used under the newest only.
 */
export function consentState(consent: Consent, all: readonly Consent[]): ConsentState {
  if (consent.withdrawnAt !== null) return 'withdrawn';
  const isReplaced = all.some((each) => isAbout(each, consent) && each.withdrawnAt === null && isNewer(each, consent));
  return isReplaced ? 'earlier' : 'inForce';
}

/** The consent that holds for a student, or to the terms; undefined without one. */
export function consentInForce(all: readonly Consent[], studentId: number | null): Consent | undefined {
  return all.find((each) => each.studentId === studentId && consentState(each, all) === 'inForce');
}
