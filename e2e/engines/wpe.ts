import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import { chmod, mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findEngine, findProgram } from '../../scripts/engines.ts';
import { type EngineBrowser, patience } from './person.ts';
import { type DriverService, endGroup, personAt, startDriverService } from './webdriver.ts';

/** Starts a virtual screen with Wayland's compositor, whose socket is `screen` in the folder. */
async function startScreen(folder: string) {
  await mkdir(folder);
  // Wayland requires a folder that other users can't read.
  await chmod(folder, 0o700);
  const screen = spawn(
    findProgram('weston') ?? '',
    ['--backend=headless-backend.so', '--use-gl', '--idle-time=0', '--socket=screen', '--width=1600', '--height=1200'],
    { env: { ...process.env, XDG_RUNTIME_DIR: folder }, stdio: 'ignore', detached: true },
  );
  const until = Date.now() + 6 * patience;
  while (!existsSync(join(folder, 'screen'))) {
    if (Date.now() > until) throw new Error('weston does not start');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return screen;
}

/**
 * Starts WPE WebKit, which Debian 12 has in the version of Safari 16.0. Like WebKitGTK it is driven by WebDriver; the
 * size of its window is fixed.
 * @param proxy the address, without a scheme, of the SOCKS proxy for all hosts except this machine
 */
export async function startWpe(proxy: string): Promise<EngineBrowser> {
  const program = findEngine('wpe');
  if (program === null) throw new Error('WPE WebKit is not on this machine');
  const folder = mkdtempSync(join(tmpdir(), 'nabta-wpe-'));
  const browser = {
    browserName: 'cog',
    // The driver may lose the end of a page load. If it waits for that, it answers no other command (see webdriver.ts).
    pageLoadStrategy: 'none',
    'wpe:browserOptions': {
      binary: program,
      args: [
        '--automation',
        '--platform=wl',
        '--ignore-tls-errors',
        `--proxy=socks5://${proxy}`,
        '--ignore-host=localhost',
        '--ignore-host=127.0.0.1',
      ],
    },
  };
  const runtime = join(folder, 'runtime');
  const screen = await startScreen(runtime);
  const services = new Map<string, Promise<DriverService>>();
  const start = async (width: number, height: number) =>
    startDriverService('WPEWebDriver', browser, {
      ...process.env,
      WAYLAND_DISPLAY: 'screen',
      XDG_RUNTIME_DIR: runtime,
      COG_PLATFORM_WL_VIEW_WIDTH: String(width),
      COG_PLATFORM_WL_VIEW_HEIGHT: String(height),
      // A separate bus: otherwise the browser would find its other instances.
      DBUS_SESSION_BUS_ADDRESS: `unix:path=${join(runtime, 'no-bus')}`,
      HOME: folder,
      XDG_CONFIG_HOME: folder,
      XDG_CACHE_HOME: folder,
      XDG_DATA_HOME: folder,
      TZ: 'Asia/Riyadh',
    });
  return {
    version: 'WPE WebKit',
    newPerson: async ({ app, width, height }) => {
      const size = `${width}x${height}`;
      const started = services.get(size) ?? start(width, height);
      services.set(size, started);
      const driver = await (await started).newDriver();
      return { ...(await personAt(driver, app, null)), close: async () => driver.quit() };
    },
    close: async () => {
      await Promise.all([...services.values()].map(async (service) => (await service).stop()));
      await endGroup(screen);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
