import { findWholeChromium } from '../../scripts/chromium.ts';
import { expectNoStorage, openWithBlockedCookies } from './blocked-cookies.ts';
import { test } from './fixtures.ts';
import { walkWithoutStorage } from './walk-without-storage.ts';

const closed = {
  blocked: () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  },
  absent: () => {
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { value: undefined });
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
};

for (const [name, close] of Object.entries(closed)) {
  test(`A08 With storage ${name} the site works in both languages, and signing in shows what is needed @in-english @rest`, async ({
    browser,
    origins,
  }) => {
    const context = await browser.newContext();
    await context.addInitScript(close);
    await walkWithoutStorage(context, origins.app);
    await context.close();
  });
}

const whole = findWholeChromium();
for (const executablePath of whole === null ? [] : [whole]) {
  test('A08 With all cookies blocked in the browser’s settings the site works, and signing in shows what is needed @in-arabic', async ({
    origins,
    viewport,
  }) => {
    const { context, close } = await openWithBlockedCookies(executablePath, viewport);
    const page = await context.newPage();
    await page.goto(`${origins.app}/robots.txt`);
    await expectNoStorage(page);
    await walkWithoutStorage(context, origins.app);
    await close();
  });
}
