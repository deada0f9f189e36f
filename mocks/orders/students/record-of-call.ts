import type { Applicant, User } from '#src/api/generated/zod/schemas.ts';
import { shownUser } from '#mocks/replies/shown-user.ts';
import { db } from '#mocks/store/db.ts';
import { ownApplicant, shownApplicant } from './applicant-view.ts';

/** The present student (or else any of the parent's) or account that a call refers to, for scenarios. */
export function recordOfCall(
  path: string,
  token: string | null,
  now: Date,
): { applicant: Applicant } | { user: User } | undefined {
  const session = token === null ? undefined : db.sessions.findFirst((query) => query.where({ token }));
  if (!session) return undefined;
  const [, noun, id] = /\/(applicants|users)\/(\d+)$/.exec(path) ?? [];
  if (noun === 'users') {
    const user = db.users.findFirst((query) => query.where({ id: session.user_id }));
    return user && { user: shownUser(user) };
  }
  if (noun !== 'applicants') return undefined;
  const own = () => db.applicants.findFirst((query) => query.where({ user_id: session.user_id, is_active: true }));
  const applicant = ownApplicant(Number(id), session.user_id) ?? own();
  return applicant && { applicant: shownApplicant(applicant, now) };
}
