import type { Page } from '@playwright/test';
import { type InputMethod, pointer } from './input-methods.ts';

export interface NewParent {
  name: string;
  /** As they type it. */
  typedMobile: string;
  /** E.164 */
  mobileNumber: string;
  email: string;
  password: string;
}

/** Someone whom the seeds don't know. */
export const newParent: NewParent = {
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

/** Fills the sign-up form as a new parent would. */
export async function fillSignUp(page: Page, hand: InputMethod = pointer(page), parent = newParent): Promise<void> {
  await hand.write(page.locator('#sign-up-name'), parent.name);
  await hand.write(page.locator('#sign-up-mobile'), parent.typedMobile);
  await hand.write(page.locator('#sign-up-email'), parent.email);
  await hand.write(page.locator('#sign-up-password'), parent.password);
  await hand.write(page.locator('#sign-up-confirmation'), parent.password);
  await hand.tick(page.locator('#sign-up-terms'));
}

/** What storage has under the session's keys (rules.md#storage-keys). */
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
