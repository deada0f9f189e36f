import { expect, firefox } from '@playwright/test';
import { walkWithoutStorage } from '../../real/walk-without-storage.ts';
import { test } from '../fixtures.ts';
import { engineSettings } from '../playwright-engines.ts';

test('A08 With all cookies blocked in Firefox’s settings the site works, and signing in shows what is needed', async ({
  app,
}) => {
  const settings = engineSettings('firefox');
  if (settings === null) throw new Error('Firefox is not on this machine');
  const { channel, launchOptions } = settings;
  const browser = await firefox.launch({
    ...launchOptions,
    ...(channel && { channel }),
    firefoxUserPrefs: { ...launchOptions.firefoxUserPrefs, 'network.cookie.cookieBehavior': 2 },
  });
  const context = await browser.newContext({ locale: 'en-GB' });
  const page = await context.newPage();
  await page.goto(`${app}/robots.txt`);
  await expect(page.evaluate(() => localStorage.length)).rejects.toThrow(/insecure|SecurityError/);
  await walkWithoutStorage(context, app);
  await browser.close();
});
