import type { Page } from '@playwright/test';
import { accountOf } from '../../mocks/personas.ts';
import { field, type Screen } from './form-fields.ts';

/** The privacy centre, and the page of a copy. */
export const privacyPath = '/profile/my-account/privacy';

/** The password field of a request in the privacy centre. */
export const passwordField = ({ page, message }: Screen) => field(page, message('myAccount.stepUp.currentPassword'));

/** Asks for a copy of Huda's data; it opens when the server has answered. */
export async function openCopy(screen: Screen): Promise<void> {
  const { page, message } = screen;
  await page.goto(`${privacyPath}?ask=copy`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await passwordField(screen).fill(accountOf('huda').password);
  await page.getByRole('button', { name: message('privacy.copy.submit') }).click();
  await page.waitForURL('**/privacy/copy/*');
}

/** Everything that a page can store on the device besides the mock's own database. */
export const storedTexts = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const addresses = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    );
    return JSON.stringify([localStorage, sessionStorage, document.cookie, addresses, location.href, history.state]);
  });
