import { type BrowserContext, chromium, expect, firefox, type Locator, type Page } from '@playwright/test';
import { engineSettings, type PlaywrightEngine } from './playwright-engines.ts';
import { type EngineBrowser, patience, type Person, type PersonOptions, type Target } from './person.ts';

function locate(scope: Page | Locator, target: Target): Locator {
  const inside = target.within ? locate(scope, target.within) : scope;
  if ('role' in target) {
    const { role, name, level } = target;
    return inside.getByRole(role, {
      ...(name !== undefined && { name, exact: typeof name === 'string' }),
      ...(level !== undefined && { level }),
    });
  }
  if ('label' in target) return inside.getByLabel(target.label);
  if ('text' in target) return inside.getByText(target.text, { exact: typeof target.text === 'string' });
  return inside.locator(target.css);
}

function watch(context: BrowserContext): string[] {
  const complaints: string[] = [];
  context.on('console', (entry) => {
    if (entry.type() !== 'error' && entry.type() !== 'warning') return;
    complaints.push(`console ${entry.type()}: ${entry.text()} (${entry.location().url})`);
  });
  context.on('weberror', (error) => {
    const { message } = error.error();
    // Errors of files that were still loading when the page was left: Firefox reports fonts (NS_BINDING_ABORTED) and
    // files from the service worker.
    const isLeftBehind =
      message.includes('status=2152398850') ||
      /ServiceWorker intercepted the request and encountered an unexp/.test(message);
    if (!isLeftBehind) complaints.push(`page error: ${message} (${error.page()?.url() ?? 'no page'})`);
  });
  return complaints;
}

function personAt(page: Page, complaints: readonly string[]): Person {
  const find = (target: Target) => locate(page, target).filter({ visible: true }).first();
  return {
    open: async (address) => {
      await page.goto(address, { waitUntil: 'load' });
    },
    reload: async () => {
      await page.reload();
    },
    address: async () => Promise.resolve(new URL(page.url())),
    see: async (target) => {
      await expect(find(target)).toBeVisible({ timeout: patience });
      return (await find(target).textContent()) ?? '';
    },
    sees: async (target) => find(target).isVisible(),
    press: async (target) => find(target).click(),
    write: async (field, text) => {
      await find(field).click();
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.insertText(text);
    },
    type: async (text) => page.keyboard.type(text),
    paste: async (field, text) => {
      await copy(page, text);
      await find(field).click();
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.press('ControlOrMeta+V');
    },
    // The checkbox may be covered by its styled replacement.
    tick: async (box) => locate(page, box).first().check(),
    choose: async (field, typed, option) => {
      await find(field).click();
      if (await find(field).isEditable()) await find(field).fill(typed);
      await find({ role: 'option', name: option }).click();
    },
    value: async (field) => find(field).inputValue(),
    hasFixedSize: false,
    resize: async (width, height) => page.setViewportSize({ width, height }),
    evaluate: async (work, argument) => page.evaluate(work as never, argument as never),
    screenshot: async (file) => {
      await page.screenshot({ path: file });
    },
    complaints: () => complaints,
  };
}

/** Copies a text to the clipboard as a person does: by selecting it and pressing the keys. */
async function copy(page: Page, text: string): Promise<void> {
  await page.evaluate((words) => {
    const place = document.createElement('textarea');
    place.id = 'copied-from-here';
    place.value = words;
    document.body.append(place);
    place.select();
  }, text);
  await page.keyboard.press('ControlOrMeta+C');
  await page.evaluate(() => document.querySelector('#copied-from-here')?.remove());
}

/**
 * Starts an engine that Playwright drives.
 * @param proxy the address, without a scheme, of the SOCKS proxy for all hosts except this machine
 */
export async function startPlaywrightEngine(name: PlaywrightEngine, proxy: string): Promise<EngineBrowser> {
  const settings = engineSettings(name);
  if (settings === null) throw new Error(`${name} is not on this machine`);
  const { browserName, channel, launchOptions } = settings;
  const browser = await (browserName === 'firefox' ? firefox : chromium).launch({
    ...launchOptions,
    ...(channel && { channel }),
    proxy: { server: `socks5://${proxy}`, bypass: 'localhost,127.0.0.1' },
  });
  return {
    version: `${name} ${browser.version()}`,
    newPerson: async ({ app, language, width, height }: PersonOptions) => {
      const context = await browser.newContext({
        baseURL: app,
        locale: language === 'ar' ? 'ar-SA' : 'en-GB',
        timezoneId: 'Asia/Riyadh',
        viewport: { width, height },
        reducedMotion: 'reduce',
        ignoreHTTPSErrors: true,
      });
      context.setDefaultTimeout(patience);
      context.setDefaultNavigationTimeout(2 * patience);
      const complaints = watch(context);
      return { ...personAt(await context.newPage(), complaints), close: async () => context.close() };
    },
    close: async () => browser.close(),
  };
}
