import type { Page } from '@playwright/test';
import { findPersona } from '../../mocks/personas.ts';
import { expect, test } from '../fixtures.ts';
import { drafts } from './account-steps.ts';
import { inLanguage, signInForm } from './form-fields.ts';

const { account } = findPersona('noura');
const kept = (page: Page) => page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));

for (const { path, next } of [
  { path: '/signin', next: (url: URL) => url.pathname === '/' },
  { path: '/forgetPassword', next: (url: URL) => url.pathname === '/verify' },
]) {
  test(`A08 A number typed at ${path} outlives the language toggle, and is forgotten once it was sent @once @rest`, async ({
    page,
    message,
    language,
  }) => {
    const other = language === 'en' ? 'ar' : 'en';
    await page.goto(path);
    await signInForm({ page, message }).mobile.fill('055 612 094');
    await expect.poll(() => drafts(page)).toHaveLength(1);
    await page.locator(`a[hreflang="${other}"]`).click();
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    const { mobile, password } = signInForm(inLanguage(page, other));
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
