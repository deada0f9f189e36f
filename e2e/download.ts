import { type Download, expect, type Locator, type Page } from '@playwright/test';

/** How long a page may take to write a PDF while other tests run on the same machine. */
const WRITTEN_MS = 40_000;

/** Presses a button once it is shown, and returns the file that the browser downloads. */
export async function downloadFrom(page: Page, button: Locator): Promise<Download> {
  // Else the time that the page takes to open would count as time of the file.
  await expect(button).toBeVisible();
  const [file] = await Promise.all([page.waitForEvent('download', { timeout: WRITTEN_MS }), button.click()]);
  return file;
}
