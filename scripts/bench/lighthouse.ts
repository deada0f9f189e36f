import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import type { Language } from '../../src/domain/language.ts';
import { chromiumArguments, findChromium } from '../chromium.ts';
import { freePort } from '../free-ports.ts';
import { installOwnPackage } from '../install-own-package.ts';
import { cookiesOf } from './browser.ts';
import type { LighthouseResult } from './results.ts';

/** The part of Lighthouse's types that is used here. Its own types exist only after it is installed. */
type Lighthouse = (
  address: string,
  options: {
    port: number;
    onlyCategories: string[];
    disableStorageReset: boolean;
    logLevel: string;
    throttling: { cpuSlowdownMultiplier: number };
  },
) => Promise<
  | {
      lhr: {
        categories: Record<string, { score: number | null }>;
        audits: Record<string, { numericValue?: number }>;
        runtimeError?: { message: string };
      };
    }
  | undefined
>;

const folder = `${import.meta.dirname}/lighthouse-package`;

/**
 * Loads Lighthouse, and installs it first if it is missing.
 * @throws Error if it can't be installed
 */
export async function loadLighthouse(): Promise<Lighthouse> {
  if (!(await installOwnPackage(folder, 'Lighthouse (176 MB, twenty seconds)'))) {
    throw new Error('Lighthouse could not be installed; --no-lighthouse runs without it');
  }
  const file = createRequire(`${folder}/package.json`).resolve('lighthouse');
  return ((await import(pathToFileURL(file).href)) as { default: Lighthouse }).default;
}

/**
 * Measures a page as a mobile visit with Lighthouse's own settings, in a browser with an empty cache.
 * @param slowdown the factor that makes this machine as slow as the phone, in place of Lighthouse's four
 */
export async function runLighthouse(
  lighthouse: Lighthouse,
  { origin, path, language, slowdown }: { origin: string; path: string; language: Language; slowdown: number },
): Promise<LighthouseResult> {
  const port = await freePort();
  const context = await chromium.launchPersistentContext('', {
    executablePath: findChromium() ?? '',
    args: [...chromiumArguments, `--remote-debugging-port=${port}`],
  });
  try {
    const [page = await context.newPage()] = context.pages();
    await context.addCookies(cookiesOf(language));
    // This file is not a page of the app, so the app's cache stays empty.
    await page.goto(`${origin}/robots.txt`);
    await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
    await page.goto('about:blank');
    const result = await lighthouse(`${origin}${path}`, {
      port,
      onlyCategories: ['performance'],
      // The language is in storage and cookies, and nothing else needs a reset.
      disableStorageReset: true,
      logLevel: 'error',
      throttling: { cpuSlowdownMultiplier: slowdown },
    });
    const { categories, audits, runtimeError } = result?.lhr ?? {};
    const score = categories?.['performance']?.score;
    if (runtimeError || score === null || score === undefined) {
      throw new Error(`Lighthouse could not measure ${path}: ${runtimeError?.message ?? 'no score'}`);
    }
    const value = (id: string) => audits?.[id]?.numericValue ?? Number.NaN;
    return {
      score: Math.round(score * 100),
      fcp: value('first-contentful-paint'),
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
    };
  } finally {
    await context.close();
  }
}
