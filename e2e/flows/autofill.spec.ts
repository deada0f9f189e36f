import { expect, test } from '../fixtures.ts';
import { fieldsOf, tokens } from './autofill-tokens.ts';
import { field, newSchoolForm, signUpForm, studentForm } from './form-fields.ts';
import { openScreen } from './screens.ts';
import { addPath } from './student-steps.ts';

const newNumber = { UNCONFIRMED_MOBILE_NUMBER: '+966553018264', IS_VERIFIED: 'false' };
const resetting = { ...newNumber, TOKEN_FIRE_BASE: 'mock-phone-token' };
const account = '/profile/my-account/account-setting';

/** A field for password managers only, without a role or a label. */
const hiddenUsername = 'input[name="username"]';

interface Form {
  path: string;
  storage?: Record<string, string>;
  fields: Record<string, string>;
}

const forms: Record<'visitor' | 'huda', readonly Form[]> = {
  visitor: [
    { path: '/signin', fields: tokens.signIn },
    { path: '/signup', fields: tokens.signUp },
    { path: '/forgetPassword', fields: tokens.forgot },
    { path: '/resetpassword', storage: resetting, fields: tokens.reset },
  ],
  huda: [
    { path: `${account}?change=password`, fields: tokens.change },
    { path: `${account}/edit`, fields: tokens.account },
  ],
};

for (const who of ['visitor', 'huda'] as const) {
  test(`X01 The account's forms of ${who} name to the browser what each of their fields takes @once @rest`, async ({
    page,
    signIn,
    storage,
  }) => {
    await signIn(who);
    for (const { path, storage: entries, fields } of forms[who]) {
      if (entries) await storage(entries);
      await openScreen(page, { path, who });
      expect(await fieldsOf(page), path).toEqual(fields);
    }
  });
}

test('X01 A03 The form of the code names to the browser that it takes a one-time code @once @rest', async ({
  page,
  storage,
  message,
}) => {
  await storage(newNumber);
  await page.goto('/verify');
  await page.getByRole('button', { name: message('verify.action.send') }).click();
  await expect(page.getByLabel(message('verify.field.code'))).toBeVisible();
  expect(await fieldsOf(page)).toEqual(tokens.code);
});

test("X01 R21 The forms of a student and of a school take nothing of the parent's but the home's address @once @rest", async ({
  page,
  signIn,
  message,
  language,
}) => {
  const form = studentForm({ page, message, language });
  const newSchool = newSchoolForm({ page, message });
  await signIn('huda');
  await openScreen(page, { path: addPath, who: 'huda' });
  await form.target('home').check();
  await expect(form.street).toBeVisible();
  expect(await fieldsOf(page)).toEqual({ ...tokens.student, ...tokens.home });
  await form.school.fill('Dar Al Noor');
  await page.getByRole('option', { name: message('student.school.addTyped', { name: 'Dar Al Noor' }) }).click();
  await expect(newSchool.name).toBeVisible();
  expect(await fieldsOf(page, '[role="dialog"]')).toEqual(tokens.school);
});

// Huda of the seeds, and the number of `newNumber`, in the format of the app's fields.
const accountNumbers = [
  { name: 'reset', path: '/resetpassword', who: 'visitor', storage: resetting, username: '55 301 8264' },
  { name: 'change', path: `${account}?change=password`, who: 'huda', storage: {}, username: '51 234 4821' },
] as const;

for (const { name, path, who, storage: entries, username } of accountNumbers) {
  test(`A05 A10 Password managers find the account's number beside the new password (${name}), and others do not @once @rest`, async ({
    page,
    signIn,
    storage,
    message,
  }) => {
    await signIn(who);
    await storage(entries);
    await page.goto(path);
    const hidden = page.locator(hiddenUsername);
    await expect(hidden).toHaveValue(username);
    await expect(hidden).toHaveAttribute('readonly', '');
    // The field has a layout box, since some managers ignore fields without one, but no visible area to press.
    expect(await hidden.evaluate((input) => [input.getClientRects().length, getComputedStyle(input).clipPath])).toEqual(
      [1, 'inset(50%)'],
    );
    expect(await page.getByRole('main').ariaSnapshot()).not.toContain(username);
    await field(page, message('account.field.newPassword')).focus();
    await page.keyboard.press('Shift+Tab');
    await expect(page.locator('body')).not.toBeFocused();
    await expect(hidden).not.toBeFocused();
  });
}

test('A02 Password managers find the number typed on signing up in the form that sign-in shows @once @rest', async ({
  page,
  message,
}) => {
  const { mobile } = signUpForm({ page, message });
  const hidden = page.locator(hiddenUsername);
  await page.goto('/signup');
  await mobile.fill('٠٥٠ ٩٩٨');
  await expect(hidden).toHaveValue('');
  await mobile.fill('٠٥٠ ٩٩٨ ٧٧١١');
  await expect(hidden).toHaveValue('50 998 7711');
});
