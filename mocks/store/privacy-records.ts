import * as zod from 'zod';
import * as contract from '#src/api/generated/zod/schemas.ts';

const id = zod.int().min(1);

/** A request to erase data. When it takes effect is computed from the lunches in its scope, until then. */
const erasure = contract.Erasure.pick({
  scope: true,
  applicant_id: true,
  requested_at: true,
  completed_at: true,
}).extend({
  id,
  user_id: id,
  cancelled_at: contract.Instant.nullable(),
  /** What outlived it; empty before it took effect. */
  kept: zod.array(contract.KeptData),
});

/** A private calendar feed with its token. A server would store a hash of it. */
const calendarFeed = contract.CalendarFeed.extend({
  id,
  user_id: id,
  token: zod.string().min(43),
  /** Revoked, and not deleted: the id of a deleted one, and with it the token, would be given again. */
  revoked_at: contract.Instant.nullable(),
});

/** An invitation of a guardian: the record of who gave access, to whom and when, so it is never deleted. */
const guardian = zod.object({
  id,
  /** The parent who invited. */
  user_id: id,
  full_name: zod.string(),
  mobile_number: zod.string(),
  access: contract.GuardianAccess,
  invited_at: contract.Instant,
  accepted_at: contract.Instant.nullable(),
  /** The account that accepted it; null before. */
  accepted_by: id.nullable(),
  declined_at: contract.Instant.nullable(),
  removed_at: contract.Instant.nullable(),
});

/** Records of consents, exports, erasures, calendar feeds and guardians. */
export const privacyRecordSchemas = {
  consents: contract.Consent.extend({ user_id: id }),
  dataExports: zod.object({ id, user_id: id, requested_at: contract.Instant, ready_at: contract.Instant }),
  erasures: erasure,
  calendarFeeds: calendarFeed,
  guardians: guardian,
};

export type ConsentRecord = zod.output<typeof privacyRecordSchemas.consents>;
export type DataExportRecord = zod.output<typeof privacyRecordSchemas.dataExports>;
export type ErasureRecord = zod.output<typeof erasure>;
export type CalendarFeedRecord = zod.output<typeof calendarFeed>;
export type GuardianRecord = zod.output<typeof guardian>;
