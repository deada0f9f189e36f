import { isOpenGuardian, maxGuardians } from '#src/domain/guardian-access.ts';
import type { HandlersOf } from '../contract.ts';
import {
  guardiansOf,
  invitationsOf,
  isInvited,
  notifyOfAccess,
  sharedStudentsOf,
  shownGuardian,
  shownInvitation,
  statusOf,
} from '#mocks/privacy/guardians.ts';
import { conflict, errorReply, type FieldError, notFound } from '#mocks/replies/error-reply.ts';
import { found } from '#mocks/replies/success-reply.ts';
import { guardianTexts } from '#mocks/replies/guardian-texts.ts';
import { texts } from '#mocks/replies/texts.ts';
import { db, nextId } from '#mocks/store/db.ts';
import type { GuardianRecord } from '#mocks/store/privacy-records.ts';
import type { UserRecord } from '#mocks/store/public-records.ts';

type GuardianOperation =
  | 'listGuardians'
  | 'createGuardian'
  | 'updateGuardian'
  | 'deleteGuardian'
  | 'listGuardianInvitations'
  | 'acceptGuardianInvitation'
  | 'deleteGuardianInvitation'
  | 'listSharedStudents';

const ownGuardian = (id: number, userId: number) =>
  db.guardians.findFirst((query) => query.where({ id, user_id: userId }));

async function change(id: number, data: (guardian: GuardianRecord) => void): Promise<GuardianRecord> {
  return db.guardians.update((query) => query.where({ id }), { data, strict: true });
}

/** The account that an access concerns: that which accepted it, or has its number; undefined while there is none. */
const invitedUser = (guardian: GuardianRecord) =>
  db.users.findFirst((query) => query.where((user) => user.is_active && user.is_verified && isInvited(guardian, user)));

/** Whether a number is that of a guardian: the one that was invited, or the present one of the account. */
const isNumberOf = (guardian: GuardianRecord, mobileNumber: string) =>
  guardian.mobile_number === mobileNumber || invitedUser(guardian)?.mobile_number === mobileNumber;

/** Ends the other accesses of an account to the same students, so that what the parent ends is over. */
async function endOtherAccesses({ id, user_id, accepted_by }: GuardianRecord, now: Date): Promise<void> {
  for (const other of guardiansOf(user_id)) {
    if (other.id === id || other.accepted_by !== accepted_by || other.removed_at !== null) continue;
    await change(other.id, (guardian) => {
      guardian.removed_at = now.toISOString();
    });
  }
}

/** Guardians, invitations, and the students that they share. */
export const guardianHandlers: HandlersOf<UserRecord, GuardianOperation> = {
  listGuardians({ user, now }) {
    const listed = guardiansOf(user.id).filter((each) => statusOf(each, now) !== 'removed');
    return found({ guardians: listed.map((each) => shownGuardian(each, now)) });
  },

  async createGuardian({ body: { full_name, mobile_number, access }, user, language, now }) {
    const before = guardiansOf(user.id);
    const open = before.filter((each) => isOpenGuardian(statusOf(each, now)));
    if (open.length >= maxGuardians) return conflict('too_many_guardians', texts.guardiansTooMany, language);
    const errors: FieldError[] = [];
    if (mobile_number === user.mobile_number) {
      errors.push({ field: 'mobile_number', code: 'not_allowed', text: texts.guardianOwnNumber });
    } else if (open.some((each) => isNumberOf(each, mobile_number))) {
      errors.push({ field: 'mobile_number', code: 'taken', text: texts.guardianTwice });
    }
    if (errors.length > 0) return errorReply(422, errors, language);
    for (const each of before) {
      if (each.mobile_number !== mobile_number || each.removed_at !== null) continue;
      await change(each.id, (guardian) => {
        guardian.removed_at = now.toISOString();
      });
    }
    const guardian = await db.guardians.create({
      id: nextId('guardians'),
      user_id: user.id,
      full_name: full_name.trim(),
      mobile_number,
      access,
      invited_at: now.toISOString(),
      accepted_at: null,
      accepted_by: null,
      declined_at: null,
      removed_at: null,
    });
    const invited = invitedUser(guardian);
    if (invited) await notifyOfAccess(invited.id, guardian, guardianTexts.invited(user.full_name), now);
    const message = texts.guardianInvited[language];
    return { status: 201, body: { custom_status: 201, message, data: { guardian: shownGuardian(guardian, now) } } };
  },

  async updateGuardian({ params, body, user, language, now }) {
    const before = ownGuardian(params.id, user.id);
    if (!before || !isOpenGuardian(statusOf(before, now))) return notFound(language);
    const guardian = await change(params.id, (each) => {
      each.access = body.access;
    });
    const message = texts.guardianChanged[language];
    return { status: 200, body: { custom_status: 200, message, data: { guardian: shownGuardian(guardian, now) } } };
  },

  async deleteGuardian({ params, user, language, now }) {
    const guardian = ownGuardian(params.id, user.id);
    if (!guardian) return notFound(language);
    const wasActive = statusOf(guardian, now) === 'active';
    await change(guardian.id, (each) => {
      each.removed_at ??= now.toISOString();
    });
    const invited = wasActive ? invitedUser(guardian) : undefined;
    if (invited) await notifyOfAccess(invited.id, guardian, guardianTexts.removed(user.full_name), now);
    return { status: 204, body: undefined };
  },

  listGuardianInvitations({ user, now }) {
    return found({ guardian_invitations: invitationsOf(user, now).map((each) => shownInvitation(each, now)) });
  },

  async acceptGuardianInvitation({ params, user, language, now }) {
    const before = db.guardians.findFirst((query) => query.where({ id: params.id }));
    if (!before || !isInvited(before, user)) return notFound(language);
    const status = statusOf(before, now);
    if (status === 'declined' || status === 'removed') return notFound(language);
    if (status === 'expired') return conflict('invitation_expired', texts.invitationExpired, language);
    const guardian = await change(before.id, (each) => {
      each.accepted_at ??= now.toISOString();
      each.accepted_by = user.id;
    });
    if (status === 'invited') {
      await endOtherAccesses(guardian, now);
      await notifyOfAccess(guardian.user_id, guardian, guardianTexts.accepted(guardian.full_name), now);
    }
    const message = texts.guardianAccepted[language];
    const data = { guardian_invitation: shownInvitation(guardian, now) };
    return { status: 200, body: { custom_status: 200, message, data } };
  },

  async deleteGuardianInvitation({ params, user, language, now }) {
    const before = db.guardians.findFirst((query) => query.where({ id: params.id }));
    if (!before || !isInvited(before, user)) return notFound(language);
    const status = statusOf(before, now);
    if (isOpenGuardian(status)) {
      const guardian = await change(before.id, (each) => {
        if (status === 'active') each.removed_at = now.toISOString();
        else each.declined_at = now.toISOString();
      });
      const text = status === 'active' ? guardianTexts.left : guardianTexts.declined;
      await notifyOfAccess(guardian.user_id, guardian, text(guardian.full_name), now);
    }
    return { status: 204, body: undefined };
  },

  listSharedStudents({ user, now }) {
    return found({ shared_students: sharedStudentsOf(user, now) });
  },
};
