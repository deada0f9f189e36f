import { field } from '../form-fields.ts';
import type { Reaches, Screen } from './reach.ts';

const path = '/profile/my-account/privacy/guardians';
const guardian = 'ريم الزهراني';
const owner = 'مها السبيعي';

/** The operations on adults who may look at a parent's students. The seeds have Reem as Huda's guardian, and an invitation by Maha. */
export const guardianReaches: Reaches<
  | 'listGuardians'
  | 'createGuardian'
  | 'updateGuardian'
  | 'deleteGuardian'
  | 'listGuardianInvitations'
  | 'acceptGuardianInvitation'
  | 'deleteGuardianInvitation'
  | 'listSharedStudents'
> = {
  listGuardians: { persona: 'huda', path, shows: 'page' },
  createGuardian: {
    persona: 'huda',
    path,
    ready: async ({ page, message }: Screen) => {
      await field(page, message('sharing.field.name')).fill('Abdullah Al Harbi');
      await field(page, message('sharing.field.mobile')).fill('0555013948');
    },
    act: ({ page, message }) => page.getByRole('button', { name: message('sharing.invite.submit') }).click(),
    shows: 'message',
  },
  updateGuardian: {
    persona: 'huda',
    path,
    act: ({ page, message }) =>
      page.getByRole('button', { name: message('sharing.change.health.label', { name: guardian }) }).click(),
    shows: 'message',
  },
  deleteGuardian: {
    persona: 'huda',
    path,
    ready: ({ page, message }) =>
      page.getByRole('button', { name: message('sharing.remove.label', { name: guardian }) }).click(),
    act: ({ page, message }) =>
      page
        .getByRole('dialog')
        .getByRole('button', { name: message('sharing.remove'), exact: true })
        .click(),
    shows: 'message',
  },
  listGuardianInvitations: { persona: 'huda', path, shows: 'page' },
  acceptGuardianInvitation: {
    persona: 'huda',
    path,
    act: ({ page, message }) =>
      page.getByRole('button', { name: message('sharing.invitation.accept.label', { name: owner }) }).click(),
    shows: 'message',
  },
  deleteGuardianInvitation: {
    persona: 'huda',
    path,
    act: ({ page, message }) =>
      page.getByRole('button', { name: message('sharing.invitation.decline.label', { name: owner }) }).click(),
    shows: 'message',
  },
  listSharedStudents: { persona: 'huda', path, shows: 'page' },
};
