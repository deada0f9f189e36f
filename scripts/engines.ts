import { accessSync, constants, existsSync, globSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import debianPackages from './debian-packages.json' with { type: 'json' };
import { demandedInCI } from './nginx.ts';

/** The browser engines that run the browser tests. */
export const engineNames = ['headless-shell', 'chromium', 'chromium-109', 'firefox', 'webkit', 'wpe'] as const;
export type EngineName = (typeof engineNames)[number];

interface Engine {
  /** Its name in messages to people. */
  label: string;
  /** Names of the engine's program on PATH, the preferred one first. */
  programs: readonly string[];
  /** Glob patterns of the places to search if the program is not on PATH. */
  places: readonly string[];
  /** Other programs that have to be on PATH. */
  needs: readonly string[];
  /** Its Debian packages; none if it comes from npm. */
  packages: readonly string[];
}

/** Chromium 109 comes from npm, as a separate package that nothing else installs. */
export const chromium109Folder = resolve(import.meta.dirname, '../e2e/engines/chromium-109');

export const engines: Record<EngineName, Engine> = {
  'headless-shell': {
    label: 'the headless shell of Chromium',
    programs: ['chromium-headless-shell', 'chrome-headless-shell'],
    // Playwright's own Chromium, if installed, starts without a window as well.
    places: [chromium.executablePath()],
    needs: [],
    packages: debianPackages['headless-shell'],
  },
  chromium: {
    label: 'Chromium with its window',
    programs: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
    places: [
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ],
    needs: [],
    packages: debianPackages.chromium,
  },
  'chromium-109': {
    label: 'Chromium 109',
    programs: [],
    places: [join(chromium109Folder, 'browser/chromium')],
    needs: [],
    packages: [],
  },
  firefox: {
    label: 'Firefox',
    programs: ['firefox-esr', 'firefox'],
    places: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
    needs: [],
    packages: debianPackages.firefox,
  },
  webkit: {
    label: 'WebKitGTK',
    programs: [],
    places: ['/usr/lib/*/webkit2gtk-4.1/MiniBrowser', '/usr/lib*/webkit2gtk-4.1/MiniBrowser'],
    needs: ['WebKitWebDriver', 'Xvfb'],
    packages: debianPackages.webkit,
  },
  wpe: {
    label: 'WPE WebKit',
    programs: ['cog'],
    places: [],
    needs: ['WPEWebDriver', 'weston'],
    // Without Mesa's drivers the virtual screen can't be drawn.
    packages: debianPackages.wpe,
  },
};

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Returns the path of a program by its name, or null. */
export function findProgram(name: string): string | null {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find(isProgram) ?? null;
}

/** Returns the path of an engine's program; null if this machine lacks part of what the engine needs. */
export function lookForEngine(name: EngineName): string | null {
  const { programs, places, needs } = engines[name];
  if (!needs.every((each) => findProgram(each) !== null)) return null;
  const onPath = programs.flatMap((each) => findProgram(each) ?? []);
  return (
    onPath[0] ??
    places.flatMap((pattern) => (existsSync(pattern) ? pattern : globSync(pattern))).find(isProgram) ??
    null
  );
}

/**
 * Returns the path of an engine's program; null if this machine lacks part of what the engine needs.
 * @throws Error if CI requires the engine
 */
export function findEngine(name: EngineName): string | null {
  return demandedInCI(lookForEngine(name), engines[name].label);
}
