import { termsVersion } from '#mocks/privacy/consents.ts';
import type { Snapshot } from '#mocks/store/db.ts';
import type { SeedTime } from './seed-time.ts';

/** The version before the present one, and the days since it was replaced. */
const earlier = { version: '2026-01', daysAgo: 60 };

/**
 * The consents of the parents: to the terms at sign-up, and to the health disclaimer for each student, in the earlier version
 * first where the student is older than the present one.
 */
export function seedConsents(
  users: Snapshot['users'],
  students: Snapshot['applicants'],
  time: SeedTime,
): Snapshot['consents'] {
  const replacedAt = time.ago(earlier.daysAgo, '18:30');
  const terms = users.map(({ id, created_at }) => ({
    user_id: id,
    type: 'terms' as const,
    accepted_version: created_at < replacedAt ? earlier.version : termsVersion,
    applicant_id: null,
    accepted_at: created_at,
  }));
  const disclaimers = students.flatMap(({ id, user_id, created_at, conditions_version }) => {
    const consent = { user_id, type: 'conditions' as const, applicant_id: id };
    return created_at < replacedAt
      ? [
          { ...consent, accepted_version: earlier.version, accepted_at: created_at },
          { ...consent, accepted_version: conditions_version, accepted_at: replacedAt },
        ]
      : [{ ...consent, accepted_version: conditions_version, accepted_at: created_at }];
  });
  return [...terms, ...disclaimers]
    .toSorted((a, b) => a.accepted_at.localeCompare(b.accepted_at))
    .map((consent, index) => ({ id: index + 1, ...consent, withdrawn_at: null }));
}
