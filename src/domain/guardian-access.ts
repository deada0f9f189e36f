import type { DeliveryStatus } from './delivery.ts';
import type { LocalizedName } from './localized-name.ts';
import type { CivilDate } from './riyadh-date.ts';
import type { Student } from './student.ts';

const msPerDay = 86_400_000;

/** For how many days of 24 hours an invitation can be accepted (rules.md#second-guardian). */
export const guardianInvitationDays = 7;

/** How many guardians and open invitations an account may have (rules.md#second-guardian). */
export const maxGuardians = 3;

/** For how many days, from today on, a guardian sees lunches (rules.md#second-guardian). */
export const sharedLunchDays = 14;

/** What a guardian may see: `health` adds allergies and illnesses to `view`. */
export const guardianAccesses = ['view', 'health'] as const;
export type GuardianAccess = (typeof guardianAccesses)[number];

export type GuardianStatus = 'invited' | 'active' | 'declined' | 'expired' | 'removed';

/** What happened to an invitation. Instants are ISO texts. */
export interface InvitationTimes {
  invitedAt: string;
  /** When the invited person accepted or declined it; null before. */
  acceptedAt: string | null;
  declinedAt: string | null;
  /** When the parent removed it, or the guardian left; null while neither happened. */
  removedAt: string | null;
}

/** From when on an invitation can't be accepted. An invalid instant gives an invalid date. */
export function invitationExpiresAt(invitedAt: string): Date {
  return new Date(Date.parse(invitedAt) + guardianInvitationDays * msPerDay);
}

/**
 * The state of an invitation (rules.md#second-guardian). A removal and a refusal are final at once, and an acceptance at or
 * after the end of the invitation does not count.
 */
export function guardianStatus(times: InvitationTimes, now: Date): GuardianStatus {
  const { invitedAt, acceptedAt, declinedAt, removedAt } = times;
  if (removedAt !== null) return 'removed';
  if (declinedAt !== null) return 'declined';
  const answeredAt = acceptedAt === null ? now : new Date(acceptedAt);
  // Written so that an invalid instant never gives access.
  if (!(answeredAt < invitationExpiresAt(invitedAt))) return 'expired';
  return acceptedAt === null ? 'invited' : 'active';
}

/** Whether it counts towards `maxGuardians`, and its number can't be invited again. */
export function isOpenGuardian(status: GuardianStatus): boolean {
  return status === 'active' || status === 'invited';
}

/** Whether a guardian may read students at all, and whether their health too. What is unknown allows nothing. */
export function guardianMayRead(status: string, access: string): { students: boolean; health: boolean } {
  const students = status === 'active' && guardianAccesses.some((each) => each === access);
  return { students, health: students && access === 'health' };
}

/** An adult whom the parent invited. Instants are ISO texts. */
export interface Guardian {
  id: number;
  name: string;
  mobileNumber: string;
  access: GuardianAccess;
  status: GuardianStatus;
  invitedAt: string;
  expiresAt: string;
  acceptedAt: string | null;
  /** When it was declined or removed, or the guardian left; null before. */
  endedAt: string | null;
}

/** An invitation of another parent, as the invited person sees it. */
export interface GuardianInvitation {
  id: number;
  ownerName: string;
  access: GuardianAccess;
  /** Whether it was accepted; before, it waits for an answer. */
  isAccepted: boolean;
  expiresAt: string;
}

/** A school day of a shared student. */
export interface SharedLunch {
  on: CivilDate;
  status: DeliveryStatus;
  /** What is served; empty on a day without a lunch. */
  dishes: readonly LocalizedName[];
}

/** A student of another parent. */
export interface SharedStudent extends LocalizedName {
  id: number;
  name: string;
  ownerName: string;
  school: LocalizedName;
  educationalLevel: LocalizedName;
  /** Null: not shared, which is not the same as none. */
  health: Pick<Student, 'allergens' | 'healthIssues'> | null;
  lunches: readonly SharedLunch[];
}
