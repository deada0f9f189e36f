import { db, nextId } from '#mocks/store/db.ts';
import type { ApplicantRecord } from '#mocks/store/order-records.ts';
import type { ConsentRecord } from '#mocks/store/privacy-records.ts';

/** The version of the terms that a new account accepts. */
export const termsVersion = '2026-09';

/** Adds a consent to a parent's history. */
async function addConsent(consent: Omit<ConsentRecord, 'id' | 'withdrawn_at'>): Promise<void> {
  await db.consents.create({ id: nextId('consents'), ...consent, withdrawn_at: null });
}

/** Records that a new account accepted the terms. */
export async function recordTerms(userId: number, now: Date): Promise<void> {
  const accepted_at = now.toISOString();
  await addConsent({ user_id: userId, type: 'terms', accepted_version: termsVersion, applicant_id: null, accepted_at });
}

/** Records that the parent accepted the health disclaimer for a student, as saved with the student. */
export async function recordDisclaimer(student: ApplicantRecord, now: Date): Promise<void> {
  await addConsent({
    user_id: student.user_id,
    type: 'conditions',
    accepted_version: student.conditions_version,
    applicant_id: student.id,
    accepted_at: now.toISOString(),
  });
}

/** Ends the consents of a parent, or those for one student. */
export async function withdrawConsents(userId: number, applicantId: number | null, now: Date): Promise<void> {
  const holds = (each: ConsentRecord) =>
    each.user_id === userId &&
    each.withdrawn_at === null &&
    (applicantId === null || each.applicant_id === applicantId);
  await db.consents.updateMany((query) => query.where(holds), {
    data(consent) {
      consent.withdrawn_at = now.toISOString();
    },
  });
}

/** A parent's consents, the newest first. */
export function consentsOf(userId: number): Omit<ConsentRecord, 'user_id'>[] {
  return db.consents
    .findMany((query) => query.where({ user_id: userId }))
    .toSorted((a, b) => b.accepted_at.localeCompare(a.accepted_at) || b.id - a.id)
    .map(({ user_id: _userId, ...consent }) => ({ ...consent }));
}
