import { expect, test } from '../fixtures.ts';

test('C13 The copied address of an article opens it in the language that it was read in @in-english', async ({
  page,
  context,
  language,
  message,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/blog/24');
  const heading = await page.getByRole('heading', { level: 1 }).textContent();
  await page.getByRole('button', { name: message('article.copy') }).click();
  await expect(page.getByText(message('article.copied'))).toBeVisible();
  const address = await page.evaluate(async () => navigator.clipboard.readText());
  expect(address).toBe(`${new URL(page.url()).origin}/blog/24?lang=${language}`);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '');
  await expect(page).toHaveURL(/\/blog\/24$/);
});
