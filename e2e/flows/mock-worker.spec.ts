import { expect, test } from '../fixtures.ts';

test('E05 Where no newer mock worker can be looked for, the one that is there goes on answering @once @rest', async ({
  page,
  message,
}) => {
  await page.addInitScript(() => {
    // Chromium sometimes rejects the update when a page is left at once.
    ServiceWorkerRegistration.prototype.update = async () =>
      Promise.reject(
        new TypeError("Failed to update a ServiceWorker for scope ('/') with script ('/mock-worker.js'): Not found"),
      );
  });
  await page.goto('/meals');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(message('meals.title'));
  await page.goto('/packages');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});
