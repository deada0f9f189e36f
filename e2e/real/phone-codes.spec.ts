import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { sessionKeys } from '../flows/account-steps.ts';
import { enterCode, signIn, signUp, wrongResentRight } from './code-steps.ts';
import { expect, test } from './fixtures.ts';
import { register } from './registered.ts';
import { accountForm, resetForm, signUpForm } from '../flows/form-fields.ts';

/** The files of the production build by their source module. */
type Manifest = Record<string, { file: string } | undefined>;

test.use({ isPrerendered: true });

const production = resolve(import.meta.dirname, '../../build/production');

test('R02 R03 A02 A03 A12 A new account: a wrong code, a new code, the right one; the SDK loads only then and stores nothing @in-arabic', async ({
  page,
  message,
  parent,
  codeFor,
}) => {
  const manifest = JSON.parse(readFileSync(`${production}/.vite/manifest.json`, 'utf8')) as Manifest;
  const sdk = manifest['src/auth/firebase.ts']?.file ?? 'no such file';
  expect(readFileSync(`${production}/${sdk}`, 'utf8')).toContain('identitytoolkit');
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname.slice(1)));
  await page.clock.install();
  for (const path of ['/', '/packages', '/signin', '/signup']) {
    await page.goto(path, { waitUntil: 'networkidle' });
  }
  expect(loaded).not.toContain(sdk);

  await signUp({ page, message }, parent);
  expect(loaded).toContain(sdk);
  await wrongResentRight({ page, message, codeFor }, parent.mobileNumber);
  await page.waitForURL('**/signin');
  await expect(page.getByText(message('verify.done.created'))).toBeVisible();

  const kept = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
  }));
  expect([...kept.local, ...kept.session].filter((key) => /firebase:/i.test(key))).toEqual([]);
  // The SDK counts the days on which it is used in a database of that name, and stores nothing else there.
  expect(kept.databases.filter((name) => name !== 'firebase-heartbeat-database')).toEqual([]);
  await expect(page.locator('iframe[src*="recaptcha"]')).toHaveCount(0);
});

test('A03 A08 A code that was sent before a reload and a change of language is confirmed by the SDK @in-english @rest', async ({
  page,
  language,
  message,
  parent,
  codeFor,
}) => {
  const other = language === 'en' ? 'ar' : 'en';
  await page.clock.install();
  await signUp({ page, message }, parent);
  const code = await codeFor(parent.mobileNumber);
  await expect(page.getByRole('timer')).toBeVisible();
  await page.clock.fastForward(50_000);
  await page.reload();
  await expect(page.getByRole('timer')).toContainText(/1:0\d/);
  for (const each of [other, language]) {
    await page.locator(`a[hreflang="${each}"]`).click();
    await expect(page.locator('html')).toHaveAttribute('lang', each);
  }
  const stored = await page.evaluate(() => sessionStorage.getItem('phone-code'));
  for (const secret of [parent.mobileNumber.slice(4), code]) expect(stored).not.toContain(secret);
  await enterCode({ page, message }, code);
  await page.waitForURL('**/signin');
  await expect(page.getByText(message('verify.done.created'))).toBeVisible();
});

test('A04 A11 A12 A changed number: a wrong code, a new code, the right one @in-arabic', async ({
  page,
  message,
  parent,
  codeFor,
  origins,
}) => {
  await register(parent, origins);
  const changed = parent.mobileNumber.replace('+96651', '+96659');
  await page.clock.install();
  await signIn({ page, message }, parent);
  await page.goto('/profile/my-account/account-setting/edit');
  const form = accountForm({ page, message });
  await form.mobile.fill(changed.replace('+966', '0'));
  await form.current.fill(parent.password);
  await page.getByRole('button', { name: message('myAccount.edit.saveAndSend') }).click();
  await page.waitForURL('**/verify?purpose=new-number');
  await wrongResentRight({ page, message, codeFor }, changed);
  await page.waitForURL((url) => url.pathname === '/');
  await expect(page.getByText(message('verify.done.updated'))).toBeVisible();
  // The code is removed only when home is open, since the previous page needs it until then.
  await expect
    .poll(async () => sessionKeys(page))
    .toMatchObject({ IS_VERIFIED: 'true', UNCONFIRMED_MOBILE_NUMBER: null, TOKEN_FIRE_BASE: null });
  await page.goto('/profile/my-account/account-setting');
  await expect(
    page
      .getByRole('main')
      .locator('dl')
      .getByText(`••• ••• ${changed.slice(-4)}`),
  ).toBeVisible();
});

test('A05 A12 R06 R14 A forgotten password: a wrong code, a new code, the right one, a new password @in-english', async ({
  page,
  message,
  parent,
  codeFor,
  origins,
}) => {
  await register(parent, origins);
  await page.clock.install();
  await page.goto('/forgetPassword');
  await page.getByLabel(message('account.field.mobile')).fill(parent.typedMobile);
  await page.getByRole('button', { name: message('forgot.action.submit') }).click();
  await page.waitForURL('**/verify**');
  await wrongResentRight({ page, message, codeFor }, parent.mobileNumber);
  await page.waitForURL('**/resetpassword');
  const form = resetForm({ page, message });
  await form.password.fill('A-New-Lunch-1');
  await form.confirmation.fill('A-New-Lunch-1');
  await page.getByRole('button', { name: message('reset.action.submit') }).click();
  await page.waitForURL('**/signin');
  await signIn({ page, message }, parent, 'A-New-Lunch-1');
});

test('A06 A12 No code was sent: each reason has its message, and another try is offered @in-arabic', async ({
  page,
  message,
  parent,
  codeFor,
  refuse,
  axe,
}) => {
  const reasons = [
    ['TOO_MANY_ATTEMPTS_TRY_LATER', 'verify.errors.tooManyRequests'],
    ['Error code: 39', 'verify.errors.quotaExceeded'],
    ['INVALID_PHONE_NUMBER : TOO_SHORT', 'verify.errors.invalidPhoneNumber'],
    ['CAPTCHA_CHECK_FAILED : Recaptcha verification failed - DUPE', 'verify.errors.captchaCheckFailed'],
    ['USER_DISABLED', 'verify.errors.userDisabled'],
    ['OPERATION_NOT_ALLOWED : SMS unable to be sent to this region.', 'verify.errors.operationNotAllowed'],
    ['SOMETHING_NOBODY_KNOWS', 'verify.errors.unknown'],
    ['abort', 'verify.errors.networkRequestFailed'],
  ] as const;
  await refuse(
    'sendVerificationCode',
    reasons.map(([reason]) => reason),
  );
  await signUp({ page, message }, parent);
  const alert = page.getByRole('main').getByRole('alert').filter({ visible: true });
  const send = page.getByRole('button', { name: message('verify.action.send') });
  for (const [reason, words] of reasons) {
    await expect(alert, reason).toHaveText(message(words));
    await expect(page.getByRole('link', { name: message('verify.action.changeNumber') })).toBeVisible();
    await expect(page.getByRole('link', { name: message('verify.help.contact') })).toHaveAttribute('href', '/contact');
    if (reason === 'TOO_MANY_ATTEMPTS_TRY_LATER') await axe();
    if (reason === 'INVALID_PHONE_NUMBER : TOO_SHORT') {
      await page.getByRole('link', { name: message('verify.action.changeNumber') }).click();
      await expect(signUpForm({ page, message }).mobile).toBeVisible();
      await page.goBack();
    }
    if (reason === 'USER_DISABLED') {
      await page.getByRole('link', { name: message('verify.help.contact') }).click();
      await page.waitForURL('**/contact');
      await page.goBack();
    }
    await send.click();
  }
  await enterCode({ page, message }, await codeFor(parent.mobileNumber));
  await page.waitForURL('**/signin');
});

test('A06 A12 A code is refused: each reason has its message, the typed text stays, and a new code or the same one works @in-english', async ({
  page,
  message,
  parent,
  codeFor,
  refuse,
}) => {
  const reasons = [
    ['SESSION_EXPIRED', 'verify.errors.codeExpired', 'a new code'],
    ['TOO_MANY_ATTEMPTS_TRY_LATER', 'verify.errors.tooManyRequests', 'a new code'],
    ['INVALID_SESSION_INFO', 'verify.errors.sessionExpired', 'a new code'],
    ['USER_DISABLED', 'verify.errors.userDisabled', 'the same code'],
    ['SOMETHING_NOBODY_KNOWS', 'verify.errors.unknown', 'the same code'],
    ['abort', 'verify.errors.networkRequestFailed', 'the same code'],
  ] as const;
  await refuse(
    'signInWithPhoneNumber',
    reasons.map(([reason]) => reason),
  );
  await page.clock.install();
  await signUp({ page, message }, parent);
  const field = page.getByLabel(message('verify.field.code'));
  let sent = 1;
  for (const [reason, words, next] of reasons) {
    const code = await codeFor(parent.mobileNumber, sent);
    await enterCode({ page, message }, code);
    await expect(field, reason).toHaveAccessibleDescription(message(words));
    await expect(field).toHaveValue(code);
    if (next === 'the same code') continue;
    await page.clock.fastForward('02:01');
    await page.getByRole('button', { name: message('verify.action.resend') }).click();
    sent += 1;
    await expect(field, reason).toHaveValue('');
  }
  await enterCode({ page, message }, await codeFor(parent.mobileNumber, sent));
  await page.waitForURL('**/signin');
});
