import type { Page } from '@playwright/test';
import type { MessageId } from '../fixtures.ts';
import type { NewParent } from '../flows/account-steps.ts';
import { expect, test } from './fixtures.ts';
import { holdScripts, hydrated } from './prerendered-steps.ts';
import { register } from './registered.ts';

// What a visitor types and presses in a prerendered page before the app has loaded.

test.use({ isPrerendered: true });

interface Visit {
  page: Page;
  message: (id: MessageId) => string;
  parent: NewParent;
}

/**
 * Opens a sign-in page, types number and password before the app has loaded, and then lets it load.
 * @param opens the page's address, and the one that signing in leads to
 */
async function typeThenLoad({ page, message, parent }: Visit, opens: { path: string; next: string }): Promise<void> {
  const release = await holdScripts(page);
  await page.goto(opens.path, { waitUntil: 'commit' });
  const mobile = page.getByLabel(message('account.field.mobile'));
  const password = page.getByLabel(message('account.field.password'), { exact: true });
  await mobile.pressSequentially(parent.typedMobile);
  await password.pressSequentially(parent.password);
  release();
  await hydrated(page);
  await expect(mobile).toHaveValue(parent.typedMobile);
  await expect(password).toHaveValue(parent.password);
  await expect(password).toBeFocused();
  await page.getByRole('button', { name: message('signIn.action.submit') }).click();
  await page.waitForURL((url) => url.pathname === opens.next);
}

test('A08 Text that a visitor types before the app has loaded stays, and is sent @in-arabic', async ({
  page,
  message,
  parent,
  origins,
}) => {
  await register(parent, origins);
  // An earlier visit left a number in the form: newly typed text takes precedence.
  await page.addInitScript(() => sessionStorage.setItem('draft.sign-in', JSON.stringify({ mobile: '501234567' })));
  await typeThenLoad({ page, message, parent }, { path: '/signin', next: '/' });
});

test('A01 Text typed before the app has rendered the page anew stays, and is sent @in-arabic', async ({
  page,
  message,
  parent,
  origins,
}) => {
  await register(parent, origins);
  // The page was not prerendered with a way back.
  await typeThenLoad({ page, message, parent }, { path: '/signin?redirect=%2Fmeals', next: '/meals' });
});

test('A01 A form sent with Enter before the app has loaded is sent once it has @in-english', async ({
  page,
  message,
  parent,
  origins,
}) => {
  await register(parent, origins);
  const release = await holdScripts(page);
  await page.goto('/signin', { waitUntil: 'domcontentloaded' });
  await page.getByLabel(message('account.field.mobile')).fill(parent.typedMobile);
  const password = page.getByLabel(message('account.field.password'), { exact: true });
  await password.fill(parent.password);
  await password.press('Enter');
  await expect(page.getByRole('button', { name: message('signIn.action.submit') })).toHaveAttribute(
    'aria-busy',
    'true',
  );
  release();
  await page.waitForURL((url) => url.pathname === '/');
});

test('A01 Of two buttons pressed before the app has loaded the last one is pressed once it has @in-arabic', async ({
  page,
  message,
}) => {
  const release = await holdScripts(page);
  await page.goto('/signin', { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: message('signIn.action.submit') }).click();
  const password = page.getByLabel(message('account.field.password'), { exact: true });
  await password.fill('First-Lunch-4');
  await page.getByRole('button', { name: message('account.field.showPassword') }).click();
  release();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(password).toHaveValue('First-Lunch-4');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('A08 A press on a link that the app would replace before the release works @in-arabic', async ({
  page,
  language,
}) => {
  // The app waits a second at most for the end of a press: that time does not pass here.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const release = await holdScripts(page);
  // The page was not prerendered with this filter, so the app renders it anew.
  await page.goto('/packages?category=chronic', { waitUntil: 'domcontentloaded' });
  const other = language === 'en' ? 'ar' : 'en';
  await page.locator(`a[hreflang="${other}"]`).filter({ visible: true }).hover();
  await page.mouse.down();
  release();
  await page.waitForLoadState('networkidle');
  await page.mouse.up();
  await expect(page.locator('html')).toHaveAttribute('lang', other);
});
