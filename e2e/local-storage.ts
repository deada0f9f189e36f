import type { Page } from '@playwright/test';

/** Writes entries to the storage of the open page; entries that are null are removed. */
export async function setLocalStorage(page: Page, entries: Readonly<Record<string, string | null>>): Promise<void> {
  await page.evaluate((values) => {
    for (const [key, value] of Object.entries(values)) {
      if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
    }
  }, entries);
}
