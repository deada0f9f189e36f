import type { Page } from '@playwright/test';

/** Someone whom the seeds don't know. */
export const newParent = {
  name: 'منى السالم',
  typedMobile: '٠٥٠ ٩٩٨ ٧٧١١',
  mobileNumber: '+966509987711',
  email: 'mona.alsalem@example.com',
  password: 'Lunch-Box-2026',
};

/** The code of the newest text message that the offline provider sent. */
export async function newestCode(page: Page): Promise<string> {
  const inbox = await page.evaluate(async () => (await window.nabtaMock?.smsInbox()) ?? []);
  const [newest] = inbox;
  if (!newest) throw new Error('No text message was sent');
  return newest.code;
}

/** Fills the sign-up form as `newParent` would. */
export async function fillSignUp(page: Page): Promise<void> {
  await page.locator('#sign-up-name').fill(newParent.name);
  await page.locator('#sign-up-mobile').fill(newParent.typedMobile);
  await page.locator('#sign-up-email').fill(newParent.email);
  await page.locator('#sign-up-password').fill(newParent.password);
  await page.locator('#sign-up-confirmation').fill(newParent.password);
  await page.locator('#sign-up-terms').check();
}

/** What storage holds under the keys of spec §3. */
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
