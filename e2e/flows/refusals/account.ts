import { fillSignUp, newestCode, submitSignUp } from '../account-steps.ts';
import type { Reaches, Screen } from './reach.ts';
import { accountForm, changePasswordForm, signInForm } from '../form-fields.ts';

const settings = '/profile/my-account/account-setting';
const choices = '/profile/my-account/notifications';

/** Types the newest code; requests another code if the last one was used. */
async function enterCode({ page, message }: Screen): Promise<void> {
  await page.getByLabel(message('verify.field.code')).fill(await newestCode(page));
}

async function fillPasswords(screen: Screen): Promise<void> {
  const form = changePasswordForm(screen);
  await form.current.fill('Lunchbox-2026');
  await form.password.fill('three-dates-a-day');
  await form.confirmation.fill('three-dates-a-day');
}

const pressChange = ({ page, message }: Screen) =>
  page
    .getByRole('main')
    .getByRole('button', { name: message('myAccount.password.change') })
    .click();

/** The operations of sign-up, sign-in, the account and its notifications. */
export const accountReaches: Reaches<
  | 'createSession'
  | 'deleteSession'
  | 'createStepUp'
  | 'createUser'
  | 'getUser'
  | 'updateUser'
  | 'verifyUserFirebase'
  | 'checkVerification'
  | 'checkIfPhoneExists'
  | 'updatePassword'
  | 'listNotifications'
  | 'markNotificationRead'
  | 'markAllNotificationsRead'
  | 'getNotificationPreferences'
  | 'updateNotificationPreferences'
> = {
  createSession: {
    persona: 'visitor',
    path: '/signin',
    ready: async (screen) => {
      const form = signInForm(screen);
      await form.mobile.fill('0512344821');
      await form.password.fill('Lunchbox-2026');
    },
    act: ({ page, message }) => page.getByRole('button', { name: message('signIn.action.submit') }).click(),
    shows: 'message',
  },
  deleteSession: {
    persona: 'huda',
    path: settings,
    ready: ({ page, message }) =>
      page
        .getByRole('main')
        .getByRole('button', { name: message('shell.menu.logOut') })
        .last()
        .click(),
    act: ({ page, message }) =>
      page
        .getByRole('dialog')
        .getByRole('button', { name: message('shell.logOut.confirm'), exact: true })
        .click(),
    reopens: true,
    shows: { quiet: 'the parent is signed out on this device, as requested' },
  },
  createStepUp: {
    persona: 'huda',
    path: `${settings}?change=password`,
    ready: fillPasswords,
    act: pressChange,
    shows: 'message',
  },
  createUser: {
    persona: 'visitor',
    path: '/signup',
    ready: (screen) => fillSignUp(screen),
    act: ({ page, message }) => page.getByRole('button', { name: message('signUp.action.submit') }).click(),
    shows: 'message',
  },
  getUser: { persona: 'huda', path: settings, shows: 'page' },
  updateUser: {
    persona: 'huda',
    path: `${settings}/edit`,
    ready: (screen) => accountForm(screen).name.fill('Huda N. Al Harbi'),
    act: ({ page, message }) =>
      page
        .getByRole('main')
        .getByRole('button', { name: message('myAccount.edit.save'), exact: true })
        .click(),
    shows: 'message',
  },
  verifyUserFirebase: {
    persona: 'visitor',
    path: '/signup',
    ready: async ({ page, message }) => {
      await submitSignUp({ page, message });
    },
    act: enterCode,
    reopens: true,
    shows: 'message',
  },
  checkVerification: {
    persona: 'visitor',
    path: '/forgetPassword',
    ready: async ({ page, message }) => {
      await page.getByLabel(message('account.field.mobile')).fill('0556120943');
      await page.getByRole('button', { name: message('forgot.action.submit') }).click();
      await page.waitForURL('**/verify**');
    },
    act: enterCode,
    reopens: true,
    shows: 'message',
  },
  checkIfPhoneExists: {
    persona: 'visitor',
    path: '/forgetPassword',
    ready: ({ page, message }) => page.getByLabel(message('account.field.mobile')).fill('0556120943'),
    act: ({ page, message }) => page.getByRole('button', { name: message('forgot.action.submit') }).click(),
    shows: 'message',
  },
  updatePassword: {
    persona: 'huda',
    path: `${settings}?change=password`,
    ready: fillPasswords,
    act: pressChange,
    shows: 'message',
  },
  listNotifications: { persona: 'huda', path: '/notification', shows: 'page' },
  markNotificationRead: {
    persona: 'huda',
    path: '/notification',
    clock: '2026-11-22T05:00:00Z',
    act: async ({ page, message }) => {
      const unread = page.locator('li[data-notification]').filter({ hasText: message('notifications.row.unread') });
      await unread.first().getByRole('link').click();
    },
    reopens: true,
    shows: {
      toastOnly: 'the link opens the page of the notification all the same: the list, where it stays unread, is left',
    },
  },
  markAllNotificationsRead: {
    persona: 'huda',
    path: '/notification',
    clock: '2026-11-22T05:00:00Z',
    act: ({ page, message }) =>
      page
        .getByRole('main')
        .getByRole('button', { name: message('notifications.readAll') })
        .click(),
    shows: ['notifications.readAll.failed'],
  },
  getNotificationPreferences: { persona: 'huda', path: choices, shows: 'page' },
  updateNotificationPreferences: {
    persona: 'huda',
    path: choices,
    ready: ({ page, message }) =>
      page
        .getByRole('group', { name: message('preferences.topic.news') })
        .getByLabel(message('preferences.channel.email'))
        .check(),
    act: ({ page, message }) => page.getByRole('button', { name: message('preferences.save') }).click(),
    shows: 'message',
  },
};
