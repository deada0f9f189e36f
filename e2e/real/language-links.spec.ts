import type { Page } from '@playwright/test';
import { formatMessage } from '../fixtures.ts';
import { expect, test } from './fixtures.ts';

const cookieOf = async (page: Page) =>
  (await page.context().cookies()).filter(({ name }) => name === 'nf_lang').map(({ value }) => value);

test('A08 A link with a language opens the page in it, and it stays chosen @in-arabic', async ({ page, language }) => {
  const other = language === 'en' ? 'ar' : 'en';
  await page.goto(`/policy?lang=${other}#top`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(formatMessage(other, 'policy.title'));
  await expect(page.locator('html')).toHaveAttribute('dir', other === 'ar' ? 'rtl' : 'ltr');
  await expect(page).toHaveURL(/\/policy#top$/);
  expect(await cookieOf(page)).toEqual([other]);
  // The language control takes precedence over the link.
  await page.getByRole('banner').locator('a[hreflang]').first().click();
  await expect(heading).toHaveText(formatMessage(language, 'policy.title'));
  expect(await cookieOf(page)).toEqual([language]);
});

test('A08 A link with an unknown language, and a cookie with nonsense, change nothing @in-english', async ({
  page,
  language,
  origins,
}) => {
  await page.context().addCookies([
    { name: 'nf_lang', value: '%22%3Cscript%3E', url: origins.app },
    { name: 'firebase-language-override', value: 'xx,yy', url: origins.app },
  ]);
  await page.goto('/policy?lang=fr');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(formatMessage(language, 'policy.title'));
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  expect(await cookieOf(page)).toEqual([language]);
});
