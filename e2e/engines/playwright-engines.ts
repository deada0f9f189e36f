import { resolve } from 'node:path';
import type { LaunchOptions } from '@playwright/test';
import { chromiumArguments } from '../../scripts/chromium.ts';
import { type EngineName, findEngine } from '../../scripts/engines.ts';

/** The engines that Playwright drives; WebKitGTK is driven by WebDriver (webkit.ts). */
export type PlaywrightEngine = Exclude<EngineName, 'webkit' | 'wpe'>;

/** Only this machine is reached: Firefox looks for updates, lists and portals by itself. */
const quietFirefox = {
  'app.update.enabled': false,
  'browser.safebrowsing.downloads.remote.enabled': false,
  'browser.topsites.contile.enabled': false,
  'dom.push.connection.enabled': false,
  'extensions.getAddons.cache.enabled': false,
  'geo.provider.network.url': '',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  // The tests answer instead of Google (network.ts), with their own certificate.
  'network.stricttransportsecurity.preloadlist': false,
  'security.cert_pinning.enforcement_level': 0,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
  'toolkit.telemetry.server': '',
};

/** The settings of Playwright that start an engine of this machine, for `use` of a project or for `launch`. */
interface EngineSettings {
  browserName: 'chromium' | 'firefox';
  channel?: 'moz-firefox';
  launchOptions: LaunchOptions;
}

/**
 * The settings that start an engine of this machine; null when it is not here.
 * @throws Error where CI demands it
 */
export function engineSettings(name: PlaywrightEngine): EngineSettings | null {
  const program = findEngine(name);
  if (program === null) return null;
  if (name !== 'firefox') {
    // Only names of this machine are found, by page and browser alike.
    const args = [...chromiumArguments, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1'];
    return { browserName: 'chromium', launchOptions: { executablePath: program, args } };
  }
  return {
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: {
      executablePath: resolve(import.meta.dirname, 'firefox-relay'),
      // The last one makes Firefox use the address of its settings' server above.
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
