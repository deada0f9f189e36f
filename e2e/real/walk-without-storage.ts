import { type BrowserContext, expect } from '@playwright/test';
import arabic from '../../src/i18n/ar.json' with { type: 'json' };
import { company } from '../../src/domain/company.ts';
import english from '../../src/i18n/en.json' with { type: 'json' };

const noticeIn = {
  en: english['signIn.storage.title'].replace('{brand}', company.name.en),
  ar: arabic['signIn.storage.title'].replace('{brand}', company.name.ar),
};

/** Walks through the public site and to signing in, in both languages, where nothing can be stored. */
export async function walkWithoutStorage(context: BrowserContext, app: string): Promise<void> {
  const errors: string[] = [];
  context.on('weberror', (error) => errors.push(error.error().message));
  const page = await context.newPage();
  const root = page.locator('html');
  const heading = page.getByRole('heading', { level: 1 });
  const notice = (text: string) => page.locator('[data-kind="warning"]').getByText(text);

  await page.goto(`${app}/packages`);
  await expect(heading).toHaveText(english['packages.title']);
  await page.goto(`${app}/signin`);
  await expect(notice(noticeIn.en)).toBeVisible();

  await page.getByRole('link', { name: 'العربية' }).click();
  await expect(root).toHaveAttribute('lang', 'ar');
  await expect(notice(noticeIn.ar)).toBeVisible();
  await page.goto(`${app}/signup`);
  await expect(notice(noticeIn.ar)).toBeVisible();
  await page.goto(`${app}/packages`);
  await expect(heading).toHaveText(arabic['packages.title']);
  await page.goto(`${app}/signin`);
  await page.getByRole('link', { name: 'English' }).click();
  await expect(root).toHaveAttribute('lang', 'en');
  await expect(notice(noticeIn.en)).toBeVisible();
  expect(errors).toEqual([]);
}
