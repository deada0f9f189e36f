import type { Page } from '@playwright/test';

/** Resolves when React has hydrated the page. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('app-usable').length > 0);
}

/** Marks the main part of the server's markup: an element that React renders again loses its mark. */
export async function markServersMarkup(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.querySelector('main')?.setAttribute('data-from-server', '');
    });
  });
}

/** Blocks the app's scripts until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const loading = Promise.withResolvers<undefined>();
  await page.route('**/assets/*.js', async (route) => {
    await loading.promise;
    await route.continue();
  });
  return () => {
    loading.resolve(undefined);
  };
}
