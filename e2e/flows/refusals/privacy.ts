import { field } from '../form-fields.ts';
import type { Reaches, Screen } from './reach.ts';

const centre = '/profile/my-account/privacy';
const askCopy = `${centre}?ask=copy`;

const typePassword = ({ page, message }: Screen) =>
  field(page, message('myAccount.stepUp.currentPassword')).fill('Lunchbox-2026');

const submitCopy = ({ page, message }: Screen) =>
  page.getByRole('button', { name: message('privacy.copy.submit') }).click();

/** The operations on a parent's consents, copies of the data and erasures. */
export const privacyReaches: Reaches<
  | 'listConsents'
  | 'listDataExports'
  | 'createDataExport'
  | 'getDataExport'
  | 'getDataExportFile'
  | 'listErasures'
  | 'createErasure'
  | 'cancelErasure'
> = {
  listConsents: { persona: 'huda', path: centre, shows: 'page' },
  listDataExports: { persona: 'huda', path: centre, shows: 'page' },
  createDataExport: { persona: 'huda', path: askCopy, ready: typePassword, act: submitCopy, shows: 'message' },
  // The state is requested first: a refusal of it needs no copy.
  getDataExport: { persona: 'huda', path: `${centre}/copy/1`, shows: 'page' },
  getDataExportFile: {
    persona: 'huda',
    path: askCopy,
    ready: typePassword,
    act: submitCopy,
    reopens: true,
    shows: 'page',
  },
  listErasures: { persona: 'huda', path: centre, shows: 'page' },
  createErasure: {
    persona: 'huda',
    path: `${centre}?ask=erasure`,
    ready: typePassword,
    act: ({ page, message }) => page.getByRole('button', { name: message('privacy.erase.account.submit') }).click(),
    shows: 'message',
  },
  cancelErasure: {
    persona: 'huda',
    path: `${centre}?ask=erasure`,
    ready: async (screen) => {
      const { page, message } = screen;
      await typePassword(screen);
      await page.getByRole('button', { name: message('privacy.erase.account.submit') }).click();
      await page.getByRole('button', { name: message('privacy.requests.cancel') }).waitFor();
    },
    act: ({ page, message }) => page.getByRole('button', { name: message('privacy.requests.cancel') }).click(),
    shows: 'message',
  },
};
