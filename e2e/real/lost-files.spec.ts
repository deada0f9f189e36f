import { expect, test } from './fixtures.ts';

test('E05 A part of the layout that can’t be fetched is missing until it loads, and nothing else is @in-arabic', async ({
  page,
  message,
  allowComplaint,
}) => {
  allowComplaint(/Failed to load resource/);
  let tries = 0;
  await page.route(/\/assets\/toast-region-[^/]*\.(?:js|css)$/, async (route) => {
    tries += 1;
    await route.abort();
  });
  await page.goto('/policy');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(message('policy.title'));
  await expect.poll(() => tries).toBeGreaterThan(2);
  const toasts = page.getByRole('region', { name: message('shell.toasts') });
  await expect(toasts).toHaveCount(0);
  await expect(heading).toHaveText(message('policy.title'));

  await page.unroute(/\/assets\/toast-region-[^/]*\.(?:js|css)$/);
  await expect(toasts).toBeAttached();
});

test('E05 A page without its stylesheet shows an error, and another try opens it with its style @in-english', async ({
  page,
  message,
  allowComplaint,
}) => {
  allowComplaint(/Failed to load resource/);
  let isLost = true;
  await page.route(/\/assets\/policy-[^/]*\.css$/, async (route) => (isLost ? route.abort() : route.continue()));
  await page.goto('/policy');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(message('errorPage.network.title'));
  isLost = false;
  const retry = page.getByRole('main').getByRole('button', { name: message('errorPage.retry') });
  // The first press loads nothing: the browser asks whether to leave, and the parent stays.
  await page.evaluate(() => {
    addEventListener('beforeunload', (event) => {
      event.preventDefault();
    });
  });
  const asked: string[] = [];
  page.once('dialog', async (question) => {
    asked.push(question.type());
    await question.dismiss();
  });
  await retry.click();
  await expect.poll(() => asked).toEqual(['beforeunload']);
  page.once('dialog', async (question) => question.accept());
  await retry.click();
  await expect(heading).toHaveText(message('policy.title'));
  const lost = await page.evaluate(() =>
    [...document.querySelectorAll('link')]
      .filter(({ rel, sheet }) => rel === 'stylesheet' && sheet?.cssRules.length === 0)
      .map(({ href }) => href),
  );
  expect(lost).toEqual([]);
});
