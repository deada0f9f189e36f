import type { Guardian, GuardianInvitation, SharedStudent } from '#src/api/generated/zod/schemas.ts';
import {
  guardianMayRead,
  guardianStatus,
  type GuardianStatus,
  invitationExpiresAt,
  isOpenGuardian,
  sharedLunchDays,
} from '#src/domain/guardian-access.ts';
import { addDays, riyadhDateOf } from '#src/domain/riyadh-date.ts';
import { shownApplicant } from '#mocks/orders/students/applicant-view.ts';
import { notify } from '#mocks/orders/notify.ts';
import { deliveriesOf } from '#mocks/orders/subscriptions/deliveries.ts';
import { currentSubscriptions } from '#mocks/orders/subscriptions/subscription.ts';
import type { LocalizedText } from '#mocks/replies/localized-text.ts';
import { db } from '#mocks/store/db.ts';
import type { ApplicantRecord } from '#mocks/store/order-records.ts';
import type { GuardianRecord } from '#mocks/store/privacy-records.ts';
import type { UserRecord } from '#mocks/store/public-records.ts';

/** The state of an invitation at this time. */
export function statusOf(record: GuardianRecord, now: Date): GuardianStatus {
  return guardianStatus(
    {
      invitedAt: record.invited_at,
      acceptedAt: record.accepted_at,
      declinedAt: record.declined_at,
      removedAt: record.removed_at,
    },
    now,
  );
}

const newestFirst = (a: GuardianRecord, b: GuardianRecord) => b.id - a.id;

/** Everyone whom a parent ever invited, the newest first. */
export function guardiansOf(userId: number): GuardianRecord[] {
  return db.guardians.findMany((query) => query.where({ user_id: userId })).toSorted(newestFirst);
}

/**
 * Whether an invitation belongs to an account: once accepted, to the one that accepted it; before, to the one with its number.
 * It never belongs to the parent who sent it, even if that parent has the number now.
 */
export function isInvited({ user_id, accepted_by, mobile_number }: GuardianRecord, user: UserRecord): boolean {
  if (user_id === user.id) return false;
  return accepted_by === null ? mobile_number === user.mobile_number : accepted_by === user.id;
}

/** The open and accepted invitations of an account, the newest first. */
export function invitationsOf(user: UserRecord, now: Date): GuardianRecord[] {
  return db.guardians
    .findMany((query) => query.where((each) => isInvited(each, user) && isOpenGuardian(statusOf(each, now))))
    .toSorted(newestFirst);
}

const expiresAt = ({ invited_at }: GuardianRecord) => invitationExpiresAt(invited_at).toISOString();

/** A guardian in the form of the contract. */
export function shownGuardian(record: GuardianRecord, now: Date): Guardian {
  const { id, full_name, mobile_number, access, invited_at, accepted_at, declined_at, removed_at } = record;
  return {
    id,
    full_name,
    mobile_number,
    access,
    status: statusOf(record, now),
    invited_at,
    expires_at: expiresAt(record),
    accepted_at,
    ended_at: removed_at ?? declined_at,
  };
}

const ownerOf = ({ user_id }: GuardianRecord) =>
  db.users.findFirst((query) => query.where({ id: user_id, is_active: true }));

/** An invitation as the invited person sees it. */
export function shownInvitation(record: GuardianRecord, now: Date): GuardianInvitation {
  const { id, access, invited_at, accepted_at } = record;
  const status = statusOf(record, now);
  return {
    id,
    owner_name: ownerOf(record)?.full_name ?? '',
    access,
    status,
    invited_at,
    expires_at: expiresAt(record),
    accepted_at,
  };
}

function sharedStudent(student: ApplicantRecord, guardian: GuardianRecord, now: Date): SharedStudent {
  const { id, name, arabic_name, school, educational_level, allergens, health_issues } = shownApplicant(student, now);
  const may = guardianMayRead(statusOf(guardian, now), guardian.access);
  const today = riyadhDateOf(now);
  const until = addDays(today, sharedLunchDays - 1);
  const lunches = currentSubscriptions(id, now)
    .flatMap(({ subOrder, order }) => deliveriesOf(subOrder, order, now))
    .filter(({ date }) => date >= today && date <= until)
    .toSorted((a, b) => a.date.localeCompare(b.date));
  return {
    id,
    guardian_invitation_id: guardian.id,
    owner_name: ownerOf(guardian)?.full_name ?? '',
    access: guardian.access,
    name,
    arabic_name,
    school: { name: school.name, arabic_name: school.arabic_name },
    educational_level: { name: educational_level.name, arabic_name: educational_level.arabic_name },
    allergens: may.health ? allergens : null,
    health_issues: may.health ? health_issues : null,
    lunches: lunches.map(({ date, status, meals }) => ({
      date,
      status,
      meals: meals.map((meal) => ({ name: meal.name, arabic_name: meal.arabic_name })),
    })),
  };
}

/** The students whom an account may read, each as far as its access allows. */
export function sharedStudentsOf(user: UserRecord, now: Date): SharedStudent[] {
  return invitationsOf(user, now)
    .filter((guardian) => guardianMayRead(statusOf(guardian, now), guardian.access).students)
    .flatMap((guardian) =>
      db.applicants
        .findMany((query) => query.where({ user_id: guardian.user_id, is_active: true }))
        .map((student) => sharedStudent(student, guardian, now)),
    );
}

/** Notifies an account of what happened to an access. */
export async function notifyOfAccess(
  userId: number,
  { id }: GuardianRecord,
  { title, body }: { title: LocalizedText; body: LocalizedText },
  now: Date,
): Promise<void> {
  const texts = { title: title.en, arabic_title: title.ar, body: body.en, arabic_body: body.ar };
  await notify(userId, { type: 'guardian_access', ...texts, entity_type: 'guardian', entity_id: id }, now);
}
