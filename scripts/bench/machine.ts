import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import { findNginx } from '../nginx.ts';
import type { SlowBrowser } from './browser.ts';
import { sortingMs } from './speed.ts';

/** The least and the largest of some factors, in one text. */
function rangeOf(factors: readonly number[]): string {
  const [least, most] = [Math.min(...factors).toFixed(1), Math.max(...factors).toFixed(1)];
  return least === most ? `${least} times` : `${least} to ${most} times`;
}

/** Describes the machine and the versions of a run. */
export async function machineOf({ browser, slowdowns }: SlowBrowser): Promise<Record<string, string>> {
  const lock = JSON.parse(readFileSync(`${import.meta.dirname}/lighthouse-package/package.json`, 'utf8')) as {
    dependencies: { lighthouse: string };
  };
  const nginx = findNginx();
  return {
    Processor: `${cpus()[0]?.model.trim() ?? 'unknown'}, ${availableParallelism()} cores`,
    'Sorts 200,000 numbers in': `${(await sortingMs(browser)).toFixed(0)} ms`,
    'Slowed down': rangeOf(slowdowns),
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
