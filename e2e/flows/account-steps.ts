import type { Page } from '@playwright/test';
import { type Hand, pointer } from './hands.ts';

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
export async function fillSignUp(page: Page, hand: Hand = pointer(page)): Promise<void> {
  await hand.write(page.locator('#sign-up-name'), newParent.name);
  await hand.write(page.locator('#sign-up-mobile'), newParent.typedMobile);
  await hand.write(page.locator('#sign-up-email'), newParent.email);
  await hand.write(page.locator('#sign-up-password'), newParent.password);
  await hand.write(page.locator('#sign-up-confirmation'), newParent.password);
  await hand.tick(page.locator('#sign-up-terms'));
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

/** Names of the forms that this tab keeps a draft of. */
export function drafts(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft.')));
}
