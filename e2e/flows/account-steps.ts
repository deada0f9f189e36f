import { expect, type Locator, type Page } from '@playwright/test';
import { type Screen, signInForm, signUpForm } from './form-fields.ts';
import { type InputMethod, pointer } from './input-methods.ts';

export interface NewParent {
  name: string;
  /** The number as the parent types it. */
  typedMobile: string;
  /** The number in E.164 format. */
  mobileNumber: string;
  email: string;
  password: string;
}

/** A parent who is not in the seeds. */
export const newParent: NewParent = {
  name: 'منى السالم',
  typedMobile: '٠٥٠ ٩٩٨ ٧٧١١',
  mobileNumber: '+966509987711',
  email: 'mona.alsalem@example.com',
  password: 'Lunch-Box-2026',
};

/** The code of the newest text message that the mock's phone provider sent. */
export async function newestCode(page: Page): Promise<string> {
  const inbox = await page.evaluate(async () => (await window.nabtaMock?.smsInbox()) ?? []);
  const [newest] = inbox;
  if (!newest) throw new Error('No text message was sent');
  return newest.code;
}

/** Fills in the sign-up form as a new parent would. */
export async function fillSignUp(
  screen: Screen,
  parent = newParent,
  hand: InputMethod = pointer(screen.page),
): Promise<void> {
  const form = signUpForm(screen);
  await hand.write(form.name, parent.name);
  await hand.write(form.mobile, parent.typedMobile);
  await hand.write(form.email, parent.email);
  await hand.write(form.password, parent.password);
  await hand.write(form.confirmation, parent.password);
  await hand.tick(form.terms);
}

/** Signs up through the form of the open page; ends on the page that requests the code. */
export async function submitSignUp(screen: Screen, parent = newParent): Promise<void> {
  const { page, message } = screen;
  await fillSignUp(screen, parent);
  await page.getByRole('button', { name: message('signUp.action.submit') }).click();
  await page.waitForURL('**/verify**');
}

/** Types the right code while the server fails to verify the account. Returns the button that tries it again. */
export async function refuseVerification(
  { page, message }: Screen,
  scenario: (name: 'default' | 'refused-verifyUserFirebase-500') => Promise<void>,
): Promise<Locator> {
  await scenario('refused-verifyUserFirebase-500');
  await page.getByLabel(message('verify.field.code')).fill(await newestCode(page));
  const again = page.getByRole('button', { name: message('verify.action.again') });
  await expect(again).toBeVisible();
  await scenario('default');
  return again;
}

/** Signs in through the form of the open page. */
export async function submitSignIn(
  screen: Screen,
  account: { mobileNumber: string; password: string } | null,
): Promise<void> {
  if (!account) throw new Error('A visitor has no account');
  const form = signInForm(screen);
  await form.mobile.fill(account.mobileNumber);
  await form.password.fill(account.password);
  await form.submit.click();
}

/** The stored values of the session's keys (rules.md#storage-keys). */
export function sessionKeys(page: Page): Promise<Record<string, string | null>> {
  return page.evaluate(() =>
    Object.fromEntries(
      [
        'TOKEN',
        'IS_VERIFIED',
        'USER_ID',
        'USER_TYPE',
        'LOGIN_TIME',
        'UNCONFIRMED_MOBILE_NUMBER',
        'TOKEN_FIRE_BASE',
        'language',
      ].map((key) => [key, localStorage.getItem(key)]),
    ),
  );
}

/** The names of the forms that have a draft in this tab. */
export function drafts(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft.')));
}

/** A user of the mock's server, as stored. */
export const storedUser = (page: Page, id: number) =>
  page.evaluate(async (userId) => {
    const state = await window.nabtaMock?.state();
    return state?.users.find((user) => user.id === userId);
  }, id);
