import { queryOptions } from '@tanstack/react-query';
import type { Guardian, GuardianAccess, GuardianInvitation, SharedStudent } from '#src/domain/guardian-access.ts';
import { type AttemptKeys, sendOnce, sendRepeatable } from './attempts.ts';
import type { ApiError } from './errors.ts';
import type { GuardianDto, GuardianInvitationDto, SharedStudentDto } from './generated/client.schemas.ts';
import {
  acceptGuardianInvitation,
  createGuardian,
  deleteGuardian,
  deleteGuardianInvitation,
  getListGuardianInvitationsQueryKey,
  getListGuardiansQueryKey,
  getListSharedStudentsQueryKey,
  listGuardianInvitations,
  listGuardians,
  listSharedStudents,
  updateGuardian,
} from './generated/guardians/guardians.ts';
import { toLocalizedName } from './localized-name.ts';
import { toHealth } from './students.ts';

/** Maps an adult whom the parent invited. */
export function toGuardian(guardian: GuardianDto): Guardian {
  return {
    id: guardian.id,
    name: guardian.full_name,
    mobileNumber: guardian.mobile_number,
    access: guardian.access,
    status: guardian.status,
    invitedAt: guardian.invited_at,
    expiresAt: guardian.expires_at,
    acceptedAt: guardian.accepted_at,
    endedAt: guardian.ended_at,
  };
}

const toInvitation = (invitation: GuardianInvitationDto): GuardianInvitation => ({
  id: invitation.id,
  ownerName: invitation.owner_name,
  access: invitation.access,
  isAccepted: invitation.status === 'active',
  expiresAt: invitation.expires_at,
});

/** Maps a shared student. Health counts as shared only with both lists and the access. */
export function toSharedStudent(student: SharedStudentDto): SharedStudent {
  const { access, allergens, health_issues } = student;
  const isShared = access === 'health' && allergens !== null && health_issues !== null;
  return {
    id: student.id,
    name: student.name,
    arabicName: student.arabic_name,
    ownerName: student.owner_name,
    school: toLocalizedName(student.school),
    educationalLevel: toLocalizedName(student.educational_level),
    health: isShared ? toHealth({ allergens, health_issues }) : null,
    lunches: student.lunches.map(({ date, status, meals }) => ({
      on: date,
      status,
      dishes: meals.map(toLocalizedName),
    })),
  };
}

/** The query of the parent's guardians, the newest first (operation `listGuardians`). */
export function guardiansQuery() {
  return queryOptions<Guardian[], ApiError>({
    queryKey: getListGuardiansQueryKey(),
    queryFn: async ({ signal }) => (await listGuardians({ signal })).data.guardians.map(toGuardian),
  });
}

/** The query of the invitations of other parents (operation `listGuardianInvitations`). */
export function guardianInvitationsQuery() {
  return queryOptions<GuardianInvitation[], ApiError>({
    queryKey: getListGuardianInvitationsQueryKey(),
    queryFn: async ({ signal }) =>
      (await listGuardianInvitations({ signal })).data.guardian_invitations.map(toInvitation),
  });
}

/** The query of the students whom other parents share (operation `listSharedStudents`). */
export function sharedStudentsQuery() {
  return queryOptions<SharedStudent[], ApiError>({
    queryKey: getListSharedStudentsQueryKey(),
    // The health of another family's children.
    meta: { onlyOn: 'guardians' },
    queryFn: async ({ signal }) => (await listSharedStudents({ signal })).data.shared_students.map(toSharedStudent),
  });
}

/** Invites a guardian (operation `createGuardian`). */
export async function inviteGuardian(
  { name, mobileNumber, access }: Pick<Guardian, 'name' | 'mobileNumber' | 'access'>,
  keys: AttemptKeys,
): Promise<Guardian> {
  const body = { full_name: name, mobile_number: mobileNumber, access };
  return sendOnce(
    keys,
    ['createGuardian', body],
    (init) => createGuardian(body, init),
    ({ data }) => toGuardian(data.guardian),
  );
}

/** Changes what a guardian may see (operation `updateGuardian`). */
export async function changeGuardianAccess(id: number, access: GuardianAccess): Promise<Guardian> {
  return toGuardian((await updateGuardian(id, { access })).data.guardian);
}

/** Removes a guardian or withdraws an invitation (operation `deleteGuardian`). A repetition succeeds as well. */
export async function removeGuardian(id: number): Promise<void> {
  await sendRepeatable(
    async () => deleteGuardian(id),
    () => undefined,
  );
}

/** Accepts an invitation (operation `acceptGuardianInvitation`). */
export async function acceptInvitation(id: number): Promise<void> {
  await sendRepeatable(
    async () => acceptGuardianInvitation(id),
    () => undefined,
  );
}

/** Declines an invitation, or ends an accepted one (operation `deleteGuardianInvitation`). */
export async function endInvitation(id: number): Promise<void> {
  await sendRepeatable(
    async () => deleteGuardianInvitation(id),
    () => undefined,
  );
}
