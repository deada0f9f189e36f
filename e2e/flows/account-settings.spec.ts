import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { drafts, newestCode, sessionKeys, storedUser } from './account-steps.ts';
import { firstControl } from './dialog-steps.ts';
import { accountForm, changePasswordForm } from './form-fields.ts';
import { keyboard } from './input-methods.ts';
import { errorToasts } from './toast-steps.ts';

const path = '/profile/my-account/account-setting';
const passwordPath = `${path}?change=password`;
const editPath = `${path}/edit`;

/** Huda of the seeds, and a mobile number without an account. */
const huda = { id: 41, email: 'huda.alharbi@example.com', mobile: '+966512344821', password: 'Lunchbox-2026' };
const newNumber = { typed: '٠٥٥ ٢١٠ ٧٧٣٤', sent: '+966552107734', masked: '••• ••• 7734' };
const masked = '••• ••• 4821';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();

/** Huda's data on the server. */
const kept = (page: Page) => storedUser(page, huda.id);

test('R23 A parent sees name, email and masked number, and every way on from there @in-english @rest', async ({
  page,
  signIn,
  message,
  axe,
}) => {
  await signIn('huda');
  await page.goto(path);
  await expect(heading(page)).toHaveText(message('myAccount.page.title'));
  await expect(page).toHaveTitle(message('app.title', { page: message('myAccount.page.title') }));
  await expect(main(page).getByRole('definition')).toHaveText([
    'Huda Al Harbi',
    huda.email,
    masked,
    message('myAccount.details.verified'),
  ]);
  await expect(page.getByText('512344821')).toHaveCount(0);
  await axe();
  await main(page)
    .getByRole('link', { name: message('myAccount.details.edit'), exact: true })
    .click();
  await expect(heading(page)).toHaveText(message('myAccount.edit.title'));
  await expect(heading(page)).toBeFocused();
  await page.goBack();
  await main(page)
    .getByRole('link', { name: message('myAccount.password.change') })
    .click();
  await expect(heading(page)).toHaveText(message('myAccount.password.change'));
  await expect(heading(page)).toBeFocused();
  await page.reload();
  await expect(heading(page)).toHaveText(message('myAccount.password.change'));
  await expect(page).toHaveTitle(message('app.title', { page: message('myAccount.password.change') }));
  await page.goBack();
  await expect(heading(page)).toHaveText(message('myAccount.page.title'));
});

test('X01 R23 The colours are chosen in account settings as in the footer, and stay @in-english @rest', async ({
  page,
  signIn,
  message,
  axe,
}) => {
  await signIn('reem');
  await page.goto(path);
  const colours = main(page).getByRole('group', { name: message('shell.scheme.label') });
  await expect(colours.getByRole('radio', { name: message('shell.scheme.auto') })).toBeChecked();
  await colours.getByRole('radio', { name: message('shell.scheme.dark') }).check();
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-mantine-color-scheme', 'dark');
  const inFooter = page.getByRole('contentinfo').getByRole('radio', { name: message('shell.scheme.dark') });
  await expect(inFooter).toBeChecked();
  await axe();
  await page.reload();
  await expect(root).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await expect(main(page).getByText(message('myAccount.details.noEmail'))).toBeVisible();
});

test('A08 R23 The language is changed in account settings, and the parent stays there @in-english', async ({
  page,
  signIn,
  message,
  language,
}) => {
  const other = language === 'en' ? 'ar' : 'en';
  await signIn('huda');
  await page.goto(path);
  const choice = main(page).getByRole('group', { name: message('shell.menu.language') });
  await expect(choice.getByRole('radio').and(page.locator(':checked'))).toHaveAccessibleName(
    language === 'en' ? 'English' : 'العربية',
  );
  await choice.locator(`[lang="${other}"]`).click();
  await expect(page.locator('html')).toHaveAttribute('lang', other);
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  expect((await sessionKeys(page))['language']).toBe(other);
});

test('A10 A parent changes the password with the keyboard: the current one, eight characters, equal @in-arabic @rest', async ({
  page,
  signIn,
  clock,
  message,
  axe,
}) => {
  const { current, password, confirmation } = changePasswordForm({ page, message });
  await clock('2026-11-26T07:00:00Z');
  await signIn('huda');
  await page.goto(path);
  await expect(main(page)).toContainText(
    new RegExp(`${message('myAccount.password.changed', { date: '22' })}\\s.+2026`),
  );
  await main(page)
    .getByRole('link', { name: message('myAccount.password.change') })
    .click();
  const hand = keyboard(page);
  const change = main(page).getByRole('button', { name: message('myAccount.password.change') });
  await hand.press(change);
  const summary = main(page).getByRole('region', { name: message('account.errors.summary', { count: 3 }) });
  await expect(summary).toBeFocused();
  await expect(current).toHaveAccessibleDescription(message('account.errors.passwordEmpty'));
  await expect(password).toHaveAccessibleDescription(message('account.errors.passwordEmpty'));
  await expect(confirmation).toHaveAccessibleDescription(message('account.errors.passwordEmpty'));

  await hand.write(current, huda.password);
  await hand.write(password, 'short');
  await hand.write(confirmation, 'three-dates-a-day');
  await hand.press(change);
  await expect(password).toHaveAccessibleDescription(message('account.errors.passwordShort', { count: 8 }));
  await expect(confirmation).toHaveAccessibleDescription(message('account.errors.passwordsDiffer'));
  await axe();

  await hand.write(password, 'three-dates-a-day');
  await expect(
    main(page)
      .getByRole('listitem')
      .filter({ hasText: message('reset.rules.met') }),
  ).toHaveCount(3);
  await hand.press(
    main(page)
      .getByRole('button', { name: message('account.field.showPassword') })
      .nth(1),
  );
  await expect(password).toHaveAttribute('type', 'text');

  const proven = page.waitForRequest('**/api/v1/step-ups');
  const sent = page.waitForRequest('**/api/v1/update-password');
  await hand.press(change);
  expect((await proven).postDataJSON()).toEqual({ method: 'password', password: huda.password });
  const request = await sent;
  expect(request.method()).toBe('PUT');
  expect(await request.headerValue('step-up-token')).toMatch(/^su_/);
  expect(request.postDataJSON()).toEqual({ password: 'three-dates-a-day', password_confirmation: 'three-dates-a-day' });
  expect(await request.headerValue('authorization')).toBe('Bearer mock-session-huda');
  expect(await request.headerValue('firebase-token')).toBeNull();
  await expect(page.getByText(message('reset.done.changed'))).toBeVisible();
  await expect(heading(page)).toHaveText(message('myAccount.page.title'));
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(main(page)).toContainText(
    new RegExp(`${message('myAccount.password.changed', { date: '26' })}\\s.+2026`),
  );
  expect((await kept(page))?.password).toBe('three-dates-a-day');
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain('three-dates');
});

test('A06 A08 A10 A failed change is shown, and a change of language that loses input asks first @once @rest', async ({
  page,
  signIn,
  message,
  scenario,
  language,
}) => {
  const form = changePasswordForm({ page, message });
  await signIn('huda');
  await page.goto(passwordPath);
  await scenario('refused-updatePassword-500');
  await form.current.fill(huda.password);
  await form.password.fill('three-dates-a-day');
  await form.confirmation.fill('three-dates-a-day');
  await press(page, message('myAccount.password.change'));
  await expect(main(page).getByRole('region', { name: message('myAccount.password.refused') })).toBeFocused();
  await expect(form.confirmation).toHaveValue('three-dates-a-day');

  await expect(errorToasts(page)).toHaveCount(1);
  const other = language === 'en' ? 'ar' : 'en';
  await page.getByRole('banner').locator(`a[hreflang="${other}"]`).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(form.password).toHaveValue('three-dates-a-day');
  await expect(page.locator('html')).toHaveAttribute('lang', language);
});

test('R24 A11 Each mistake in the details is shown beside its field and on top', async ({
  page,
  signIn,
  message,
  axe,
}) => {
  const form = accountForm({ page, message });
  await signIn('huda');
  await page.goto(editPath);
  await expect(page).toHaveTitle(message('app.title', { page: message('myAccount.edit.title') }));
  await axe();
  const save = main(page).getByRole('button', { name: message('myAccount.edit.save'), exact: true });
  await form.name.fill('');
  await form.email.fill('huda@');
  await form.mobile.fill('0512');
  await save.click();
  await expect(main(page).getByRole('region', { name: message('myAccount.edit.errors', { count: 3 }) })).toBeFocused();
  for (const [field, error] of [
    ['name', 'account.errors.nameMissing'],
    ['email', 'account.errors.emailInvalid'],
    ['mobile', 'account.errors.phoneInvalid'],
  ] as const) {
    await expect(form[field]).toHaveAccessibleDescription(new RegExp(message(error)));
  }
  await axe();
  await main(page)
    .getByRole('link', { name: message('account.errors.phoneInvalid') })
    .click();
  await expect(form.mobile).toBeFocused();
  await form.mobile.fill('');
  await save.click();
  await expect(form.mobile).toHaveAccessibleDescription(new RegExp(message('account.errors.phoneMissing')));
});

test('A11 A number and an email of somebody else are refused by the server; once corrected, the details are saved @once @rest', async ({
  page,
  signIn,
  message,
}) => {
  const { name, email, mobile, current } = accountForm({ page, message });
  await signIn('huda');
  await page.goto(editPath);
  const hand = keyboard(page);
  await hand.write(name, '  هدى   ناصر الحربي ');
  await hand.write(email, 'noura.alqahtani@example.com');
  await hand.write(mobile, '0556120943');
  await hand.write(current, huda.password);
  await hand.press(main(page).getByRole('button', { name: message('myAccount.edit.saveAndSend') }));
  await expect(main(page).getByRole('region', { name: message('myAccount.edit.errors', { count: 2 }) })).toBeFocused();
  await expect(email).toHaveAccessibleDescription(message('account.errors.emailTaken'));
  await expect(mobile).toHaveAccessibleDescription(new RegExp(message('account.errors.phoneTaken')));
  // Focusing the fields removes no message.
  await email.focus();
  await mobile.focus();
  await name.focus();
  await expect(email).toHaveAccessibleDescription(message('account.errors.emailTaken'));
  await expect(mobile).toHaveValue('0556120943');

  await hand.write(email, ' huda.n@example.com ');
  await hand.write(mobile, '0512344821');
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await hand.press(main(page).getByRole('button', { name: message('myAccount.edit.save'), exact: true }));
  const request = await sent;
  expect(new URL(request.url()).pathname).toBe(`/api/v1/users/${huda.id}`);
  expect(request.postDataJSON()).toEqual({
    full_name: 'هدى ناصر الحربي',
    email: 'huda.n@example.com',
    mobile_number: huda.mobile,
    version: 1,
  });
  await expect(page.getByText(message('myAccount.edit.done'))).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(main(page).getByRole('definition').first()).toHaveText('هدى ناصر الحربي');
  expect(await drafts(page)).toEqual([]);
});

test('A11 What was typed survives a failed save and a reload, and is not left by mistake @once @rest', async ({
  page,
  signIn,
  message,
  scenario,
}) => {
  const { name } = accountForm({ page, message });
  await signIn('huda');
  await page.goto(editPath);
  await scenario('refused-updateUser-500');
  await name.fill('Huda N Al Harbi');
  await press(page, message('myAccount.edit.save'));
  await expect(main(page).getByRole('region', { name: message('myAccount.edit.refused') })).toBeFocused();
  await expect(name).toHaveValue('Huda N Al Harbi');
  await page.reload();
  await expect(name).toHaveValue('Huda N Al Harbi');

  const cancel = main(page).getByRole('link', { name: message('myAccount.edit.cancel') });
  const question = page.getByRole('dialog', { name: message('myAccount.leave.title') });
  await cancel.click();
  await expect(firstControl(question)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(name).toHaveValue('Huda N Al Harbi');
  await cancel.click();
  await question.getByRole('button', { name: message('myAccount.leave.leave') }).click();
  await expect(heading(page)).toHaveText(message('myAccount.page.title'));
  expect(await drafts(page)).toEqual([]);
  await main(page)
    .getByRole('link', { name: message('myAccount.details.edit'), exact: true })
    .click();
  await expect(name).toHaveValue('Huda Al Harbi');
});

test('A11 A04 R15 A new number needs its code @in-arabic @rest', async ({ page, signIn, message, axe, language }) => {
  const form = accountForm({ page, message });
  await signIn('huda');
  await page.goto(editPath);
  await form.mobile.fill(newNumber.typed);
  const note = main(page).getByRole('status').filter({ hasText: newNumber.masked });
  await expect(note).toContainText(masked);
  await axe();
  await form.current.fill(huda.password);
  const saved = page.waitForRequest((request) => request.method() === 'PUT');
  await press(page, message('myAccount.edit.saveAndSend'));
  expect((await saved).postDataJSON()).toMatchObject({ mobile_number: newNumber.sent });

  await page.waitForURL('**/verify?purpose=new-number');
  await expect(page.getByText(newNumber.masked)).toBeVisible();
  await expect(page.getByText(message('myAccount.edit.done'))).toBeVisible();
  expect(await sessionKeys(page)).toMatchObject({ UNCONFIRMED_MOBILE_NUMBER: newNumber.sent, IS_VERIFIED: 'true' });
  expect(await kept(page)).toMatchObject({
    mobile_number: huda.mobile,
    unconfirmed_mobile_number: newNumber.sent,
  });
  await expect(page.getByRole('link', { name: message('verify.action.changeNumber') })).toHaveAttribute(
    'href',
    editPath,
  );

  const verifying = page.waitForRequest('**/api/v1/verify-user-firebase');
  await page.getByLabel(message('verify.field.code')).fill(await newestCode(page));
  const request = await verifying;
  expect(await request.headerValue('firebase-token')).toBeTruthy();
  expect(await request.headerValue('authorization')).toBe('Bearer mock-session-huda');
  await page.waitForURL((url) => url.pathname === '/');
  await expect(page.getByText(message('verify.done.updated'))).toBeVisible();
  expect(await sessionKeys(page)).toMatchObject({
    TOKEN: 'mock-session-huda',
    IS_VERIFIED: 'true',
    UNCONFIRMED_MOBILE_NUMBER: null,
    TOKEN_FIRE_BASE: null,
    language,
  });
  expect(await kept(page)).toMatchObject({ mobile_number: newNumber.sent, unconfirmed_mobile_number: null });
  await page.goto('/verify');
  await page.waitForURL((url) => url.pathname === '/');
});

test('A11 R15 A new number without an entered code is remembered, finished later or taken back @once @rest', async ({
  page,
  signIn,
  message,
  axe,
}) => {
  const form = accountForm({ page, message });
  await signIn('huda');
  await page.goto(editPath);
  await form.mobile.fill('0552107734');
  await form.current.fill(huda.password);
  await press(page, message('myAccount.edit.saveAndSend'));
  await page.waitForURL('**/verify?purpose=new-number');
  // Another device knows about it only from the server.
  await page.evaluate(() => {
    localStorage.removeItem('UNCONFIRMED_MOBILE_NUMBER');
  });
  await page.goto(path);
  await expect(main(page).getByText(newNumber.masked)).toBeVisible();
  await expect(main(page).getByRole('definition').nth(2)).toHaveText(masked);
  await axe();
  await press(page, message('myAccount.unverified.action'));
  await page.waitForURL('**/verify?purpose=new-number');
  // This device does not know which number got the last code: it sends another code when the wait is over.
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(page.getByLabel(message('verify.field.code'))).toHaveCount(0);

  await page.getByRole('link', { name: message('verify.action.changeNumber') }).click();
  await expect(form.mobile).toHaveValue('55 210 7734');
  await form.mobile.fill('051 234 4821');
  await press(page, message('myAccount.edit.save'));
  await expect(page.getByText(message('myAccount.edit.done'))).toBeVisible();
  await expect(main(page).getByText(newNumber.masked)).toHaveCount(0);
  expect(await kept(page)).toMatchObject({ mobile_number: huda.mobile, unconfirmed_mobile_number: null });
  expect((await sessionKeys(page))['UNCONFIRMED_MOBILE_NUMBER']).toBeNull();
});

test('X04 At 320 px the account and its forms do not run off the side @in-arabic @rest', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn('huda');
  for (const each of [path, passwordPath, editPath]) {
    await page.goto(each);
    await expect(heading(page)).toBeVisible();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, each).toBe(0);
  }
});
