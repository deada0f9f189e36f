import { queryOptions } from '@tanstack/react-query';
import { readSession } from '#src/auth/session.ts';
import type { Consent } from '#src/domain/consent.ts';
import type { ApiError } from './errors.ts';
import type { ConsentDto } from './generated/client.schemas.ts';
import { getListConsentsQueryKey, listConsents } from './generated/privacy/privacy.ts';

/** Maps a consent. */
export function toConsent({
  id,
  type,
  accepted_version,
  applicant_id,
  accepted_at,
  withdrawn_at,
}: ConsentDto): Consent {
  return {
    id,
    type,
    version: accepted_version,
    studentId: applicant_id,
    acceptedAt: accepted_at,
    withdrawnAt: withdrawn_at,
  };
}

/** The query of the parent's consents, the newest first (operation `listConsents`). */
export function consentsQuery() {
  const userId = Number(readSession().userId);
  return queryOptions<Consent[], ApiError>({
    queryKey: getListConsentsQueryKey(userId),
    queryFn: async ({ signal }) => (await listConsents(userId, { signal })).data.consents.map(toConsent),
  });
}
