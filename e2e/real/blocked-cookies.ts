import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, expect, type Page, type ViewportSize } from '@playwright/test';
import { chromiumArguments } from '../../scripts/chromium.ts';

/**
 * Opens a full Chromium with the setting that blocks all cookies, which also blocks every storage.
 * @param executablePath the path of the program; the headless shell does not have the setting
 */
export async function openWithBlockedCookies(
  executablePath: string,
  viewport: ViewportSize | null,
): Promise<{ context: BrowserContext; close: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'nabta-profile-'));
  await mkdir(join(folder, 'Default'));
  const settings = { profile: { default_content_setting_values: { cookies: 2 } } };
  await writeFile(join(folder, 'Default/Preferences'), JSON.stringify(settings));
  const context = await chromium.launchPersistentContext(folder, {
    executablePath,
    viewport,
    args: [...chromiumArguments, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1'],
  });
  return {
    context,
    close: async () => {
      await context.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Expects that the open page can't use its storage: the setting is known under this name. */
export const expectNoStorage = (page: Page): Promise<void> =>
  expect(page.evaluate(() => localStorage.length)).rejects.toThrow(/SecurityError|Access is denied/);
