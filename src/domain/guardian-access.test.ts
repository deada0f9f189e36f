import { describe, expect, it, test } from 'vitest';
import {
  guardianMayRead,
  guardianStatus,
  type GuardianStatus,
  invitationExpiresAt,
  type InvitationTimes,
  isOpenGuardian,
} from './guardian-access.ts';

const invited: InvitationTimes = {
  invitedAt: '2026-11-25T07:00:00Z',
  acceptedAt: null,
  declinedAt: null,
  removedAt: null,
};
const now = new Date('2026-11-26T07:00:00Z');
const active = { ...invited, acceptedAt: '2026-11-25T09:00:00Z' };

describe('guardianStatus', () => {
  it.each([
    ['2026-12-02T06:59:59.999Z', 'invited'],
    ['2026-12-02T07:00:00Z', 'expired'],
  ])('at %s of an invitation without an answer is %s', (at, status) => {
    expect(invitationExpiresAt(invited.invitedAt).toISOString()).toBe('2026-12-02T07:00:00.000Z');
    expect(guardianStatus(invited, new Date(at))).toBe(status);
  });

  test('an acceptance stays after the end of the invitation, and counts only before it', () => {
    const later = new Date('2027-06-01T07:00:00Z');
    expect(guardianStatus({ ...invited, acceptedAt: '2026-12-02T06:59:59Z' }, later)).toBe('active');
    expect(guardianStatus({ ...invited, acceptedAt: '2026-12-02T07:00:00Z' }, later)).toBe('expired');
  });

  test('a removal and a refusal are final', () => {
    expect(guardianStatus({ ...active, removedAt: '2026-11-26T07:00:00Z' }, now)).toBe('removed');
    expect(guardianStatus({ ...invited, declinedAt: '2026-11-25T08:00:00Z' }, now)).toBe('declined');
  });

  test('an invalid instant is expired', () => {
    expect(guardianStatus({ ...invited, invitedAt: 'soon' }, now)).toBe('expired');
    expect(guardianStatus({ ...active, acceptedAt: 'soon' }, now)).toBe('expired');
  });
});

test('only who can look, or still can accept, counts', () => {
  const all: GuardianStatus[] = ['invited', 'active', 'declined', 'expired', 'removed'];
  expect(all.filter(isOpenGuardian)).toEqual(['invited', 'active']);
});

describe('guardianMayRead', () => {
  it.each([
    ['active', 'view', { students: true, health: false }],
    ['active', 'health', { students: true, health: true }],
    ['invited', 'health', { students: false, health: false }],
    ['declined', 'health', { students: false, health: false }],
    ['expired', 'health', { students: false, health: false }],
    ['removed', 'health', { students: false, health: false }],
    ['active', 'everything', { students: false, health: false }],
    ['', '', { students: false, health: false }],
  ])('%s with %s', (status, access, expected) => {
    expect(guardianMayRead(status, access)).toEqual(expected);
  });
});
