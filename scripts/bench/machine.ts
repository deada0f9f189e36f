import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import type { Browser } from '@playwright/test';
import { findNginx } from '../nginx.ts';
import { median } from './median.ts';

/** The milliseconds in which a page that is not slowed down sorts 200,000 numbers: the speed of the machine now. */
async function sortingMs(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  const rounds = await page.evaluate(() =>
    Array.from({ length: 9 }, () => {
      const numbers = Array.from({ length: 200_000 }, (_number, index) => (index * 7919) % 200_003);
      const start = performance.now();
      numbers.sort((a, b) => a - b);
      return performance.now() - start;
    }),
  );
  await page.close();
  return median(rounds) ?? Number.NaN;
}

/** Describes the machine and the versions of a run. */
export async function machineOf(browser: Browser): Promise<Record<string, string>> {
  const lock = JSON.parse(readFileSync(`${import.meta.dirname}/lighthouse-package/package.json`, 'utf8')) as {
    dependencies: { lighthouse: string };
  };
  const nginx = findNginx();
  return {
    Processor: `${cpus()[0]?.model.trim() ?? 'unknown'}, ${availableParallelism()} cores`,
    'Sorts 200,000 numbers in': `${(await sortingMs(browser)).toFixed(0)} ms`,
    Memory: `${Math.round(totalmem() / 2 ** 30)} GB`,
    Node: process.version,
    Chromium: browser.version(),
    // nginx writes its version to stderr.
    nginx:
      nginx === null
        ? 'none'
        : execFileSync('sh', ['-c', `"${nginx}" -v 2>&1`], { encoding: 'utf8' })
            .trim()
            .replace(/^.*nginx\//, ''),
    Lighthouse: lock.dependencies.lighthouse,
  };
}

/** The load average of the last minute. */
export const loadNow = (): number => loadavg()[0] ?? 0;
