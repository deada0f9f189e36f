import type { Locator, Page } from '@playwright/test';

/** The region of toasts; messages within a page are not in it. */
const region = '.mantine-Notifications-root';

/** The error toasts on screen. */
export const errorToasts = (page: Page): Locator => page.locator(region).getByRole('alert').filter({ visible: true });

/** The places of a page that show a failure themselves. */
export const placesOf = (page: Page): Locator => page.locator(':is(main, footer, [role="dialog"])');

/** Closes every toast: errors stay until then. */
export async function closeToasts(page: Page): Promise<void> {
  await page.evaluate((selector) => {
    for (const button of document.querySelectorAll<HTMLElement>(`${selector} button`)) button.click();
  }, region);
}
