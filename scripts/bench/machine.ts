import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import type { Browser } from '@playwright/test';
import { findNginx } from '../nginx.ts';

/** Describes the machine and the versions of a run. */
export function machineOf(browser: Browser): Record<string, string> {
  const lock = JSON.parse(readFileSync(`${import.meta.dirname}/lighthouse-package/package.json`, 'utf8')) as {
    dependencies: { lighthouse: string };
  };
  const nginx = findNginx();
  return {
    Processor: `${cpus()[0]?.model.trim() ?? 'unknown'}, ${availableParallelism()} cores`,
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
