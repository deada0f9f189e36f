import type { CalendarFeed } from '#src/api/generated/zod/schemas.ts';
import { db } from '#mocks/store/db.ts';
import type { CalendarFeedRecord } from '#mocks/store/privacy-records.ts';

/** Whether an active student is one of this parent's. */
export const isOwnStudent = (id: number, userId: number) =>
  db.applicants.findFirst((query) => query.where({ id, user_id: userId, is_active: true })) !== undefined;

/** Whether the feed can be read: it ends with a revocation, with its student and with the account. */
export function isReadable({ revoked_at, applicant_id, user_id }: CalendarFeedRecord): boolean {
  const user = db.users.findFirst((query) => query.where({ id: user_id, is_active: true }));
  return revoked_at === null && user !== undefined && (applicant_id === null || isOwnStudent(applicant_id, user_id));
}

/** A feed in the form of the contract, without its secret. */
export const shownFeed = ({ id, applicant_id, language, created_at }: CalendarFeedRecord): CalendarFeed => ({
  id,
  applicant_id,
  language,
  created_at,
});

/** A parent's feeds that can be read, the newest first. */
export function calendarFeedsOf(userId: number): CalendarFeed[] {
  const feeds = db.calendarFeeds.findMany((query) => query.where({ user_id: userId }));
  return feeds
    .filter(isReadable)
    .toSorted((a, b) => b.id - a.id)
    .map(shownFeed);
}
