import { expect, test } from '../fixtures.ts';
import { fieldsOf, tokens } from './autofill-tokens.ts';
import { openScreen } from './screens.ts';
import { addPath } from './student-steps.ts';

const newNumber = { UNCONFIRMED_MOBILE_NUMBER: '+966553018264', IS_VERIFIED: 'false' };
const resetting = { ...newNumber, TOKEN_FIRE_BASE: 'mock-phone-token' };
const account = '/profile/my-account/account-setting';

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
  test(`X01 The account's forms of ${who} name to the browser what each of their fields takes @once`, async ({
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

test('X01 A03 The form of the code names to the browser that it takes a one-time code @once', async ({
  page,
  storage,
  message,
}) => {
  await storage(newNumber);
  await page.goto('/verify');
  await page.getByRole('button', { name: message('verify.action.send') }).click();
  await expect(page.locator('#verify-code')).toBeVisible();
  expect(await fieldsOf(page)).toEqual(tokens.code);
});

test("X01 R21 The forms of a student and of a school take nothing of the parent's but the home's address @once", async ({
  page,
  signIn,
  message,
}) => {
  await signIn('huda');
  await openScreen(page, { path: addPath, who: 'huda' });
  await page.locator('[id="student-deliveryTarget"] input[value="home"]').check();
  await expect(page.locator('#student-street')).toBeVisible();
  expect(await fieldsOf(page)).toEqual({ ...tokens.student, ...tokens.home });
  await page.locator('#student-school').fill('Dar Al Noor');
  await page.getByRole('option', { name: message('student.school.addTyped', { name: 'Dar Al Noor' }) }).click();
  await expect(page.locator('#new-school-name')).toBeVisible();
  expect(await fieldsOf(page, '[role="dialog"]')).toEqual(tokens.school);
});

// Huda of the seeds, and the number of `newNumber`, as fields of the app show them.
const accountNumbers = [
  { name: 'reset', path: '/resetpassword', who: 'visitor', storage: resetting, username: '55 301 8264' },
  { name: 'change', path: `${account}?change=password`, who: 'huda', storage: {}, username: '51 234 4821' },
] as const;

for (const { name, path, who, storage: entries, username } of accountNumbers) {
  test(`A05 A10 Password managers find the account's number beside the new password (${name}), and others do not @once`, async ({
    page,
    signIn,
    storage,
  }) => {
    await signIn(who);
    await storage(entries);
    await page.goto(path);
    const field = page.locator(`#${name}-username`);
    await expect(field).toHaveValue(username);
    await expect(field).toHaveAttribute('readonly', '');
    // Laid out, since some managers ignore what is not, but without a place to press.
    expect(await field.evaluate((input) => [input.getClientRects().length, getComputedStyle(input).clipPath])).toEqual([
      1,
      'inset(50%)',
    ]);
    expect(await page.getByRole('main').ariaSnapshot()).not.toContain(username);
    await page.locator(`#${name}-password`).focus();
    await page.keyboard.press('Shift+Tab');
    await expect(page.locator('body')).not.toBeFocused();
    await expect(field).not.toBeFocused();
  });
}

test('A02 Password managers find the number typed on signing up in the form that sign-in shows @once', async ({
  page,
}) => {
  await page.goto('/signup');
  await page.locator('#sign-up-mobile').fill('٠٥٠ ٩٩٨');
  await expect(page.locator('#sign-up-username')).toHaveValue('');
  await page.locator('#sign-up-mobile').fill('٠٥٠ ٩٩٨ ٧٧١١');
  await expect(page.locator('#sign-up-username')).toHaveValue('50 998 7711');
});
