import type { Page } from '@playwright/test';
import { findPersona } from '../../mocks/personas.ts';
import { expect, test } from '../fixtures.ts';
import { drafts } from './account-steps.ts';

const { account } = findPersona('noura');
const kept = (page: Page) => page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));

for (const { path, field, next } of [
  { path: '/signin', field: '#sign-in-mobile', next: (url: URL) => url.pathname === '/' },
  { path: '/forgetPassword', field: '#forgot-mobile', next: (url: URL) => url.pathname === '/verify' },
]) {
  test(`A08 A number typed at ${path} outlives the language toggle, and is forgotten once it was sent @once`, async ({
    page,
    language,
  }) => {
    const other = language === 'en' ? 'ar' : 'en';
    const mobile = page.locator(field);
    const password = page.locator('#sign-in-password');
    await page.goto(path);
    await mobile.fill('055 612 094');
    await expect.poll(() => drafts(page)).toHaveLength(1);
    await page.locator(`a[hreflang="${other}"]`).click();
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    await expect(mobile).toHaveValue('055 612 094');

    if (path === '/signin') await password.fill(account?.password ?? '');
    await mobile.fill('055 612 0943');
    await expect.poll(() => kept(page)).toContain('055 612 0943');
    expect(await kept(page)).not.toContain(account?.password);
    await mobile.press('Enter');
    await page.waitForURL(next);
    expect(await drafts(page)).toEqual([]);
  });
}
