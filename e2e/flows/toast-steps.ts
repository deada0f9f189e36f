import type { Locator, Page } from '@playwright/test';

/** The region of toasts; it does not contain messages within a page. */
const region = '.mantine-Notifications-root';

/** The error toasts on screen. */
export const errorToasts = (page: Page): Locator => page.locator(region).getByRole('alert').filter({ visible: true });

/** The parts of a page that show an error themselves. */
export const placesOf = (page: Page): Locator => page.locator(':is(main, footer, [role="dialog"])');

/** Closes all toasts: error toasts stay until then. */
export async function closeToasts(page: Page): Promise<void> {
  await page.evaluate((selector) => {
    for (const button of document.querySelectorAll<HTMLElement>(`${selector} button`)) button.click();
  }, region);
}
