import { resolve } from 'node:path';
import type { LaunchOptions } from '@playwright/test';
import { chromiumArguments } from '../../scripts/chromium.ts';
import { type EngineName, findEngine } from '../../scripts/engines.ts';

/** The engines that Playwright drives; WebKitGTK and WPE are driven by WebDriver (webkit.ts, wpe.ts). */
export type PlaywrightEngine = Exclude<EngineName, 'webkit' | 'wpe'>;

/** Preferences that keep Firefox on this machine: by default it requests updates, lists and captive portals. */
const quietFirefox = {
  'app.update.enabled': false,
  'browser.safebrowsing.downloads.remote.enabled': false,
  'browser.topsites.contile.enabled': false,
  'dom.push.connection.enabled': false,
  'extensions.getAddons.cache.enabled': false,
  'geo.provider.network.url': '',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  // The tests answer in Google's place (network.ts), with a certificate of their own.
  'network.stricttransportsecurity.preloadlist': false,
  'security.cert_pinning.enforcement_level': 0,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
  'toolkit.telemetry.server': '',
};

/** Playwright's settings that start an installed engine, for `use` of a project or for `launch`. */
interface EngineSettings {
  browserName: 'chromium' | 'firefox';
  channel?: 'moz-firefox';
  launchOptions: LaunchOptions;
}

/**
 * The settings that start an installed engine; null when it is not installed.
 * @throws Error if it is not installed on CI
 */
export function engineSettings(name: PlaywrightEngine): EngineSettings | null {
  const program = findEngine(name);
  if (program === null) return null;
  if (name !== 'firefox') {
    // Only the names of this machine resolve, for pages and the browser itself.
    const args = [...chromiumArguments, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1'];
    return { browserName: 'chromium', launchOptions: { executablePath: program, args } };
  }
  return {
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: {
      executablePath: resolve(import.meta.dirname, 'firefox-relay'),
      // MOZ_REMOTE_SETTINGS_DEVTOOLS makes Firefox use the settings server configured above.
      env: {
        ...definedOnly(process.env),
        NABTA_FIREFOX: program,
        NABTA_NODE: process.execPath,
        MOZ_REMOTE_SETTINGS_DEVTOOLS: '1',
      },
      firefoxUserPrefs: quietFirefox,
    },
  };
}

function definedOnly(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
