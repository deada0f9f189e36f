import { accessSync, constants, existsSync, globSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { demandedInCI } from './nginx.ts';

/** The engines that browser tests are played in. */
export const engineNames = ['headless-shell', 'chromium', 'chromium-109', 'firefox', 'webkit', 'wpe'] as const;
export type EngineName = (typeof engineNames)[number];

interface Engine {
  /** Its name in messages to people. */
  label: string;
  /** Names of its program on PATH, the preferred one first. */
  programs: readonly string[];
  /** Where it is when it is not on PATH; glob patterns. */
  places: readonly string[];
  /** What else has to be on PATH. */
  needs: readonly string[];
  /** Debian's packages; none where it comes from npm. */
  packages: readonly string[];
}

/** Chromium 109 comes from npm, as a package of its own that nothing else installs. */
export const chromium109Folder = resolve(import.meta.dirname, '../e2e/engines/chromium-109');

export const engines: Record<EngineName, Engine> = {
  'headless-shell': {
    label: 'the headless shell of Chromium',
    programs: ['chromium-headless-shell', 'chrome-headless-shell'],
    // Playwright's own, where it could be fetched, starts without a window as well.
    places: [chromium.executablePath()],
    needs: [],
    packages: ['chromium-headless-shell'],
  },
  chromium: {
    label: 'Chromium with its window',
    programs: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
    places: [
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ],
    needs: [],
    packages: ['chromium'],
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
    packages: ['firefox-esr'],
  },
  webkit: {
    label: 'WebKitGTK',
    programs: [],
    places: ['/usr/lib/*/webkit2gtk-4.1/MiniBrowser', '/usr/lib*/webkit2gtk-4.1/MiniBrowser'],
    needs: ['WebKitWebDriver', 'Xvfb'],
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
  wpe: {
    label: 'WPE WebKit',
    programs: ['cog'],
    places: [],
    needs: ['WPEWebDriver', 'weston'],
    // Without Mesa's drivers the screen in memory can't be drawn.
    packages: ['cog', 'wpewebkit-driver', 'weston', 'libgl1-mesa-dri'],
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

/** The path of a program by its name, or null. */
export function findProgram(name: string): string | null {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find(isProgram) ?? null;
}

/** The program of an engine: its path, or null when this machine does not have all that it needs. */
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
 * The program of an engine: its path, or null when this machine does not have all that it needs.
 * @throws Error where CI demands it
 */
export function findEngine(name: EngineName): string | null {
  return demandedInCI(lookForEngine(name), engines[name].label);
}
