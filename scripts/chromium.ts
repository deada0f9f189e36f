import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** The headless shell comes first: the tests take a quarter less time in it. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const outsidePath = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function runs(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function candidates(): string[] {
  const inPath = (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));
  return [chromium.executablePath(), ...inPath, ...outsidePath];
}

/**
 * Returns the path of the Chromium for tests: the one in CHROMIUM_PATH, else Playwright's own, else the system's.
 * @returns null if there is none
 * @throws Error if CHROMIUM_PATH names something that can't be run
 */
export function findChromium(): string | null {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    if (!runs(named)) throw new Error(`CHROMIUM_PATH is ${named}, which is not a program`);
    return named;
  }
  return candidates().find(runs) ?? null;
}

/**
 * Returns a complete Chromium or Chrome, which applies the settings of a profile unlike the shell; null if there is
 * none.
 */
export function findWholeChromium(): string | null {
  const found = [process.env['CHROMIUM_PATH'] ?? '', ...candidates()].filter(runs);
  return found.find((file) => !/headless[-_]shell/.test(file)) ?? null;
}

/** Keeps Chromium quiet, offline and equal on all machines. Its sandbox does not run as root. */
export const chromiumArguments: readonly string[] = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
