import { expect, type Page } from '@playwright/test';
import { type NewParent, submitSignIn, submitSignUp } from '../flows/account-steps.ts';
import type { Traveller } from '../flows/journey-steps.ts';

type Words = Traveller['message'];

interface CodePage {
  page: Page;
  message: Words;
}

interface Sender {
  codeFor: (mobileNumber: string, waiting?: number) => Promise<string>;
}

/** Signs up; ends on the page that requests the code, whether a code was sent or not. */
export async function signUp({ page, message }: CodePage, parent: NewParent): Promise<void> {
  await page.goto('/signup');
  await submitSignUp({ page, message }, parent);
}

/** Signs in; ends on the home page. */
export async function signIn(
  { page, message }: CodePage,
  parent: NewParent,
  password = parent.password,
): Promise<void> {
  await page.goto('/signin');
  await submitSignIn({ page, message }, { mobileNumber: parent.typedMobile, password });
  await page.waitForURL((url) => url.pathname === '/');
}

/** Types a code, which submits itself; if it is already typed, the button submits it again. */
export async function enterCode({ page, message }: CodePage, code: string): Promise<void> {
  const field = page.getByLabel(message('verify.field.code'));
  if ((await field.inputValue()) === code)
    await page.getByRole('button', { name: message('verify.action.submit') }).click();
  else await field.fill(code);
}

const otherThan = (code: string) => (code === '000000' ? '111111' : '000000');

/**
 * On the page of the code, with `page.clock` installed: a wrong code shows an error; two minutes later a new code is
 * requested; the first code is then invalid, the second valid.
 */
export async function wrongResentRight(on: CodePage & Sender, mobileNumber: string): Promise<void> {
  const { page, message, codeFor } = on;
  const field = page.getByLabel(message('verify.field.code'));
  const wrong = message('verify.errors.invalidVerificationCode');
  const first = await codeFor(mobileNumber);
  await enterCode(on, otherThan(first));
  await expect(field).toHaveAccessibleDescription(wrong);
  await expect(field).toHaveValue(otherThan(first));

  await page.clock.fastForward('02:01');
  await page.getByRole('button', { name: message('verify.action.resend') }).click();
  const second = await codeFor(mobileNumber, 2);
  await expect(page.getByText(message('verify.sent.again'))).toBeVisible();
  await expect(field).toHaveValue('');
  if (first !== second) {
    await enterCode(on, first);
    await expect(field).toHaveAccessibleDescription(wrong);
  }
  await enterCode(on, second);
}
