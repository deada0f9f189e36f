import { expect, type Page } from '@playwright/test';

/** Opens a package and waits for its calendar, which a machine busy with other tests may take its time for. */
export async function openPackage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('#subscribe [data-date]').first()).toBeVisible({ timeout: 30_000 });
}
