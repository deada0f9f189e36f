import { findPersona } from '../../mocks/personas.ts';
import { expect, test } from '../fixtures.ts';
import { fillSignUp, newestCode, newParent, sessionKeys, submitSignIn, submitSignUp } from './account-steps.ts';
import { resetForm, signInForm, signUpForm } from './form-fields.ts';
import { errorToasts } from './toast-steps.ts';

test('R02 R03 A01 A02 A03 A04 L03 W03 A new parent signs up, types the code and signs in', async ({
  page,
  message,
  axe,
}) => {
  const form = signInForm({ page, message });
  await page.goto('/signup');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(message('signUp.page.title'));
  await expect(page).toHaveTitle(message('app.title', { page: message('signUp.page.document') }));
  await axe();
  await fillSignUp({ page, message });
  await page.getByRole('button', { name: message('signUp.action.submit') }).click();

  await page.waitForURL('**/verify**');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByText('••• ••• 7711')).toBeVisible();
  await expect(page.getByText(newParent.mobileNumber)).toHaveCount(0);
  expect(await sessionKeys(page)).toMatchObject({
    UNCONFIRMED_MOBILE_NUMBER: newParent.mobileNumber,
    USER_TYPE: 'user',
    IS_VERIFIED: 'false',
    TOKEN: null,
  });
  await axe();

  const finished = page.waitForRequest('**/api/v1/verify-user-firebase');
  await page.getByLabel(message('verify.field.code')).fill(await newestCode(page));
  const verifying = await finished;
  expect(verifying.method()).toBe('POST');
  expect(verifying.postData()).toBeNull();
  expect(await verifying.headerValue('firebase-token')).toBeTruthy();

  await page.waitForURL('**/signin');
  await expect(page.getByText(message('verify.done.created'))).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(message('signIn.ready.title'));
  await expect(page.getByLabel(message('account.field.mobile'))).toHaveValue('50 998 7711');
  await axe();
  await form.password.fill(newParent.password);
  const signingIn = page.waitForRequest((request) => request.url().endsWith('/api/v1/sessions'));
  await page.getByRole('button', { name: message('signIn.action.submit') }).click();
  expect((await signingIn).postDataJSON()).toEqual({
    mobile_number: newParent.mobileNumber,
    password: newParent.password,
  });
  await page.waitForURL((url) => url.pathname === '/');
  const keys = await sessionKeys(page);
  expect(keys).toMatchObject({
    IS_VERIFIED: 'true',
    USER_TYPE: 'user',
    UNCONFIRMED_MOBILE_NUMBER: null,
    TOKEN_FIRE_BASE: null,
  });
  expect(keys['TOKEN']).toBeTruthy();
  expect(keys['USER_ID']).toMatch(/^\d+$/);
  expect(new Date(keys['LOGIN_TIME'] ?? '').toISOString()).toBe(keys['LOGIN_TIME']);
});

test('A02 A06 Each mistake at sign-up is shown beside its field, and nothing typed is lost @in-arabic @rest', async ({
  page,
  message,
}) => {
  const form = signUpForm({ page, message });
  await page.goto('/signup');
  await form.mobile.fill('0512');
  await form.email.fill('mona@');
  await form.password.fill('short');
  await form.confirmation.fill('shorter');
  await page.getByRole('button', { name: message('signUp.action.submit') }).click();

  const summary = page.getByRole('region', { name: message('account.errors.summary', { count: 6 }) });
  await expect(summary).toBeFocused();
  for (const [field, error] of [
    ['name', 'account.errors.nameMissing'],
    ['mobile', 'account.errors.phoneInvalid'],
    ['email', 'account.errors.emailInvalid'],
    ['password', 'account.errors.passwordShort'],
    ['confirmation', 'account.errors.passwordsDiffer'],
    ['terms', 'account.errors.terms'],
  ] as const) {
    await expect(form[field]).toHaveAccessibleDescription(new RegExp(message(error, { count: 8 }).replace('*', '\\*')));
    await expect(summary.getByRole('link', { name: message(error, { count: 8 }) })).toBeVisible();
  }
  await summary.getByRole('link', { name: message('account.errors.phoneInvalid') }).click();
  await expect(form.mobile).toBeFocused();
  await expect(form.mobile).toHaveValue('0512');
});

test('A06 A number that has an account shows an error at sign-up, and nothing typed is lost @once @rest', async ({
  page,
  message,
  scenario,
}) => {
  const form = signUpForm({ page, message });
  await scenario('sign-up-taken');
  await page.goto('/signup');
  await fillSignUp({ page, message });
  await page.getByRole('button', { name: message('signUp.action.submit') }).click();
  await expect(form.mobile).toHaveAccessibleDescription(new RegExp(message('account.errors.phoneTaken')));
  await expect(page.getByRole('link', { name: message('signUp.action.signInInstead') })).toBeVisible();
  await expect(form.name).toHaveValue(newParent.name);
  await expect(form.password).toHaveValue(newParent.password);
});

test('A03 The code takes digits only, of either script, and a new one is offered at 0:00 @in-english @rest', async ({
  page,
  message,
}) => {
  await page.clock.install();
  await page.goto('/signup');
  await fillSignUp({ page, message });
  await page.getByRole('button', { name: message('signUp.action.submit') }).click();
  const code = page.getByLabel(message('verify.field.code'));
  const resend = page.getByRole('button', { name: message('verify.action.resend') });
  const verify = page.getByRole('button', { name: message('verify.action.submit') });

  await code.fill('12a');
  await expect(code).toHaveValue('12');
  await expect(code).toHaveAccessibleDescription(message('verify.field.digitsOnly'));
  await expect(verify).toHaveAttribute('aria-disabled', 'true');
  await code.press('Enter');
  await expect(code).toHaveAccessibleDescription(message('verify.field.missing', { count: 6 }));
  await code.fill('٤٠٧٧٠٤');
  await expect(code).toHaveValue('407704');
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(code).toHaveAttribute('inputmode', 'numeric');
  await verify.click();
  await expect(code).toHaveAccessibleDescription(message('verify.errors.invalidVerificationCode'));
  await expect(code).toHaveValue('407704');

  await expect(resend).toHaveAttribute('aria-disabled', 'true');
  await page.clock.fastForward(90_000);
  await expect(resend).toHaveAttribute('aria-disabled', 'true');
  await page.clock.fastForward(31_000);
  await expect(page.getByRole('main').getByText(message('verify.countdown.over'))).toBeVisible();
  const before = await newestCode(page);
  await resend.click();
  await expect.poll(() => newestCode(page)).not.toBe(before);
  await expect(page.getByRole('timer')).toBeVisible();
});

for (const [scenarioName, words, tag] of [
  ['code-wrong', 'verify.errors.invalidVerificationCode', ''],
  ['code-expired', 'verify.errors.codeExpired', ' @rest'],
] as const) {
  test(`A12 The parent reads why a code is refused: ${scenarioName} @once${tag}`, async ({
    page,
    message,
    scenario,
  }) => {
    await page.goto('/signup');
    await submitSignUp({ page, message });
    await scenario(scenarioName);
    await page.getByLabel(message('verify.field.code')).fill(await newestCode(page));
    await expect(page.getByLabel(message('verify.field.code'))).toHaveAccessibleDescription(message(words));
    await expect(errorToasts(page)).toHaveText([message(words)]);
  });
}

for (const [scenarioName, words, tag] of [
  ['code-too-many-requests', 'verify.errors.tooManyRequests', '@in-arabic'],
  ['code-quota', 'verify.errors.quotaExceeded', '@in-english @rest'],
  ['code-network', 'verify.errors.networkRequestFailed', '@in-arabic @rest'],
] as const) {
  test(`A06 A12 The parent reads why no code was sent, and can ask again: ${scenarioName} ${tag}`, async ({
    page,
    message,
    scenario,
  }) => {
    await scenario(scenarioName);
    await page.goto('/signup');
    await submitSignUp({ page, message });
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(message(words));
    await expect(errorToasts(page)).toHaveText([message(words)]);
    await scenario('default');
    await page.getByRole('button', { name: message('verify.action.send') }).click();
    await page.getByLabel(message('verify.field.code')).fill(await newestCode(page));
    await page.waitForURL('**/signin');
  });
}

test('R15 Without a number to verify, the code page redirects @once @rest', async ({ page }) => {
  await page.goto('/verify');
  await page.waitForURL('**/signin**');
});

test('A01 Wrong credentials show an error without which one was wrong, and the typed text stays @once', async ({
  page,
  message,
}) => {
  const form = signInForm({ page, message });
  await page.goto('/signin');
  await submitSignIn({ page, message }, { mobileNumber: '0500000001', password: 'not-the-password' });
  await expect(page.getByRole('region', { name: message('account.errors.attempt') })).toBeFocused();
  await expect(form.mobile).toHaveValue('0500000001');
  await expect(form.password).toHaveValue('not-the-password');
});

test('A05 W01 R06 R14 A parent who forgot the password sets a new one by code', async ({ page, message, axe }) => {
  const resetFields = resetForm({ page, message });
  const signInFields = signInForm({ page, message });
  await page.goto('/forgetPassword');
  await axe();
  const mobile = page.getByLabel(message('account.field.mobile'));
  const send = page.getByRole('button', { name: message('forgot.action.submit') });
  await mobile.fill('12');
  await send.click();
  await expect(mobile).toHaveAccessibleDescription(message('forgot.errors.phone'));
  await mobile.fill(newParent.typedMobile);
  await send.click();
  await expect(mobile).toHaveAccessibleDescription(new RegExp(message('forgot.errors.unregistered')));
  await mobile.fill('0556120943');
  const existence = page.waitForRequest((request) => request.url().includes('/check-if-phone-exists'));
  await send.click();
  const asked = await existence;
  expect(asked.method()).toBe('GET');
  expect([...new URL(asked.url()).searchParams]).toEqual([['phone_number', '+966556120943']]);
  await page.waitForURL('**/verify**');
  const check = page.waitForRequest((request) => request.url().endsWith('/check-verification'));
  await page.getByLabel(message('verify.field.code')).fill(await newestCode(page));
  const checked = await check;
  expect(checked.method()).toBe('POST');
  expect(checked.postDataJSON()).toEqual({ mobile_number: '+966556120943' });
  expect(await checked.headerValue('firebase-token')).toBeTruthy();

  await page.waitForURL('**/resetpassword');
  await axe();
  await resetFields.password.fill('A-New-Lunch-1');
  await resetFields.confirmation.fill('A-New-Lunch-1');
  const change = page.waitForRequest((request) => request.url().endsWith('/update-password'));
  await page.getByRole('button', { name: message('reset.action.submit') }).click();
  const changed = await change;
  expect(changed.method()).toBe('PUT');
  expect(changed.postDataJSON()).toEqual({ password: 'A-New-Lunch-1', password_confirmation: 'A-New-Lunch-1' });
  expect(await changed.headerValue('firebase-token')).toBeTruthy();
  await page.waitForURL('**/signin');
  await expect(page.getByText(message('reset.done.changed'))).toBeVisible();
  // Password managers offer to store the password when its fields are removed.
  await expect(page.locator('[autocomplete="new-password"]')).toHaveCount(0);
  await expect(page.getByLabel(message('account.field.mobile'))).toHaveValue('55 612 0943');
  await signInFields.password.fill('A-New-Lunch-1');
  await page.getByRole('button', { name: message('signIn.action.submit') }).click();
  await page.waitForURL((url) => url.pathname === '/');
});

test('A08 The language toggle keeps the page, is remembered, and mirrors the layout @in-arabic', async ({
  page,
  language,
  message,
}) => {
  const other = language === 'en' ? 'ar' : 'en';
  await page.goto('/signin');
  await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
  await page.locator(`a[hreflang="${other}"]`).click();
  await expect(page.locator('html')).toHaveAttribute('lang', other);
  await expect(page.locator('html')).toHaveAttribute('dir', other === 'ar' ? 'rtl' : 'ltr');
  await expect(page).toHaveURL(/\/signin$/);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(message('signIn.page.title'));
  expect((await sessionKeys(page))['language']).toBe(other);
});

test('A08 Without a choice the app is in English for any browser language; a choice applies before the first paint @once @rest', async ({
  page,
}) => {
  await page.addInitScript(() => {
    if (location.protocol !== 'about:' && sessionStorage.getItem('e2e-forgot') === null) {
      localStorage.removeItem('language');
      sessionStorage.setItem('e2e-forgot', 'true');
    }
    // Nothing is painted before the body exists.
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      observer.disconnect();
      document.documentElement.dataset['firstBody'] =
        `${document.documentElement.lang} ${document.documentElement.dir}`;
    }).observe(document, { childList: true, subtree: true });
  });
  const asked = page.waitForRequest('**/api/v1/**');
  await page.goto('/packages');
  const root = page.locator('html');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^[A-Za-z ]+$/);
  await expect(root).toHaveAttribute('data-first-body', 'en ltr');
  await expect(root).toHaveAttribute('lang', 'en');
  await expect(root).toHaveAttribute('dir', 'ltr');
  expect(await (await asked).headerValue('accept-language')).toBe('en');
  expect((await sessionKeys(page))['language']).toBeNull();

  await page.evaluate(() => {
    localStorage.setItem('language', 'ar');
  });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\p{Script=Arabic}/u);
  await expect(root).toHaveAttribute('data-first-body', 'ar rtl');
  await expect(root).toHaveAttribute('dir', 'rtl');
});

test('A08 A half-typed password is not thrown away by the language toggle without asking @in-arabic', async ({
  page,
  language,
  message,
}) => {
  const form = signInForm({ page, message });
  const other = language === 'en' ? 'ar' : 'en';
  await page.goto('/signin');
  await form.password.fill('half-typed');
  await page.locator(`a[hreflang="${other}"]`).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(form.password).toHaveValue('half-typed');
  await expect(page.locator('html')).toHaveAttribute('lang', language);
});

for (const expired of ['session-expired', 'session-expired-custom'] as const) {
  test(`A07 A session that ended shows one error and leads to sign-in: ${expired} @once @rest`, async ({
    page,
    message,
    signIn,
    scenario,
  }) => {
    await signIn('huda');
    // Set before the first page: a late call of another page would end the session before this page loads.
    await scenario(expired);
    await page.goto('/cart/choose-applicants');
    await page.waitForURL('**/signin**');
    await expect(page.getByText(message('errors.session.expired'))).toHaveCount(1);
    expect(await sessionKeys(page)).toMatchObject({ TOKEN: null, USER_ID: null, USER_TYPE: null, LOGIN_TIME: null });
    expect(new URL(page.url()).searchParams.get('redirect')).toContain('/cart/choose-applicants');
  });
}

test('L02 Another tab follows when a parent signs in @once @rest', async ({ page, context, message }) => {
  const other = await context.newPage();
  await other.goto('/');
  await expect(other.getByRole('banner').getByRole('link', { name: message('shell.signIn') })).toBeVisible();
  await page.goto('/signin');
  await submitSignIn({ page, message }, findPersona('noura').account);
  await page.waitForURL((url) => url.pathname === '/');
  await expect(other.getByRole('banner').getByRole('link', { name: message('shell.signIn') })).toHaveCount(0);
});

test('R23 R27 An address without a page of its own redirects to the first page below it @once @rest', async ({
  page,
  signIn,
}) => {
  await signIn('huda');
  for (const [beginning, first] of [
    ['/profile/my-account/', '/profile/my-account/account-setting'],
    ['/profile/my-orders', '/profile/my-orders/current-orders'],
  ] as const) {
    await page.goto(beginning);
    await page.waitForURL((url) => url.pathname === first);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('R30 R33 A visitor at a page of parents is asked to sign in and comes back to it @in-english', async ({
  page,
  message,
}) => {
  await page.goto('/cart');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(message('forbidden.title'));
  await expect(page.getByText(message('forbidden.text'))).toBeVisible();
  await expect(page.getByRole('main').getByRole('link').first()).toHaveText(message('shell.signIn'));
  await page
    .getByRole('main')
    .getByRole('link', { name: message('shell.signIn') })
    .click();
  await submitSignIn({ page, message }, findPersona('noura').account);
  await page.waitForURL('**/cart/choose-applicants');
});

test('R34 A signed-in parent is redirected home from the sign-in pages', async ({ page, signIn }) => {
  await signIn('noura');
  for (const path of ['/signin', '/signup', '/forgetPassword']) {
    await page.goto(path);
    await page.waitForURL((url) => url.pathname === '/');
  }
});

test('W01 Calls carry the headers of the specification @in-english', async ({ page, signIn, language }) => {
  await signIn('noura');
  const asked = page.waitForRequest((request) => request.url().includes('/api/v1/notifications'));
  await page.goto('/');
  const headers = await (await asked).allHeaders();
  expect(headers).toMatchObject({
    'accept-language': language,
    authorization: 'Bearer mock-session-noura',
    platform: 'web',
    'cache-control': 'public, max-age=31536000, immutable',
  });
});
