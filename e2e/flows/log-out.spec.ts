import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { drafts, sessionKeys } from './account-steps.ts';
import { firstControl, pressInDialog } from './dialog-steps.ts';
import { accountForm } from './form-fields.ts';
import { keyboard } from './input-methods.ts';

const path = '/profile/my-account/account-setting';
const editPath = `${path}/edit`;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const main = (page: Page) => page.getByRole('main');

test('A09 L02 L07 Logging out asks, leaves nothing behind, goes home, and another tab follows @in-arabic', async ({
  page,
  context,
  signIn,
  message,
  axe,
}) => {
  await signIn('huda');
  await page.goto(path);
  const other = await context.newPage();
  await other.goto(editPath);
  await accountForm({ page: other, message }).name.fill('Half a name');
  await expect.poll(() => drafts(other)).toHaveLength(1);

  await page.bringToFront();
  const logOut = main(page)
    .getByRole('button', { name: message('shell.menu.logOut') })
    .last();
  const question = page.getByRole('dialog');
  const hand = keyboard(page);
  await hand.press(logOut);
  await expect(firstControl(question)).toBeFocused();
  await axe();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(logOut).toBeFocused();
  await page.keyboard.press('Enter');
  await page.evaluate(() => {
    localStorage.setItem('UNCONFIRMED_MOBILE_NUMBER', '+966500000099');
    localStorage.setItem('TOKEN_FIRE_BASE', 'a-proof-of-a-number');
  });
  const sent = page.waitForRequest((request) => request.method() === 'DELETE');
  await hand.press(question.getByRole('button', { name: message('shell.logOut.confirm'), exact: true }));
  const request = await sent;
  expect(new URL(request.url()).pathname).toBe('/api/v1/sessions');
  expect(await request.headerValue('authorization')).toBe('Bearer mock-session-huda');
  await page.waitForURL((url) => url.pathname === '/');
  await expect(page.getByText('Huda')).toHaveCount(0);
  expect(await sessionKeys(page)).toMatchObject({
    TOKEN: null,
    IS_VERIFIED: null,
    USER_ID: null,
    USER_TYPE: null,
    LOGIN_TIME: null,
    UNCONFIRMED_MOBILE_NUMBER: null,
    TOKEN_FIRE_BASE: null,
  });
  await expect(page.getByText(message('errors.session.expired'))).toHaveCount(0);

  await expect(other.getByRole('heading', { level: 1 })).toHaveText(message('forbidden.title'));
  expect(await drafts(other)).toEqual([]);
  await page.goBack();
  await expect(heading(page)).toHaveText(message('forbidden.title'));
});

test('A09 L07 A parent logs out without a connection, from the middle of a form without a second question, and nothing is left in any tab @once', async ({
  page,
  context,
  signIn,
  message,
  connection,
  allowComplaint,
}) => {
  // While offline the home page's own files fail to load as well.
  allowComplaint(/ERR_INTERNET_DISCONNECTED/);
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn('huda');
  await page.goto(editPath);
  const other = await context.newPage();
  await other.goto(editPath);
  const tabs = [page, other];
  for (const tab of tabs) {
    await accountForm({ page: tab, message }).name.fill('Half a name');
    await expect.poll(() => drafts(tab)).toHaveLength(1);
    await tab.evaluate(() => {
      sessionStorage.setItem('attempt.checkout.1.1.mada', 'a-key-of-an-attempt');
    });
  }
  await page.evaluate(() => {
    localStorage.setItem('UNCONFIRMED_MOBILE_NUMBER', '+966500000099');
    localStorage.setItem('TOKEN_FIRE_BASE', 'a-proof-of-a-number');
  });
  const { language, ...before } = await sessionKeys(page);
  expect(Object.values(before)).not.toContain(null);

  await page.bringToFront();
  await connection('lost');
  await main(page)
    .getByRole('button', { name: message('shell.menu.logOut') })
    .click();
  await pressInDialog(page, message('shell.logOut.confirm'));
  await page.waitForURL((url) => url.pathname === '/');
  await expect(page.getByRole('banner').getByRole('link', { name: message('shell.signIn') })).toBeVisible();
  await expect(heading(other)).toHaveText(message('forbidden.title'));
  const nothing = Object.fromEntries(Object.keys(before).map((key) => [key, null]));
  for (const tab of tabs) {
    expect(await sessionKeys(tab)).toEqual({ ...nothing, language });
    expect(
      await tab.evaluate(() => Object.keys(sessionStorage).filter((key) => /^(?:draft|attempt)\./.test(key))),
    ).toEqual([]);
  }
});
