import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { WebDriver } from 'selenium-webdriver';
import { findEngine, findProgram } from '../../scripts/engines.ts';
import type { EngineBrowser } from './person.ts';
import { endGroup, personAt, startDriverService } from './webdriver.ts';

/** Sets the inner size. WebDriver sets the outer size, so the window's frame is measured and added. */
async function resize(driver: WebDriver, width: number, height: number): Promise<void> {
  const window = driver.manage().window();
  const inner = async () => driver.executeScript<[number, number]>('return [innerWidth, innerHeight]');
  await window.setRect({ x: 0, y: 0, width, height });
  for (let step = 0; step < 20; step++) {
    const [w, h] = await inner();
    if (w === width && h === height) return;
    const outer = await window.getRect();
    // The two sizes are measured one after the other while the window may still change: the frame is at least 0.
    await window.setRect({
      width: Math.max(width, outer.width + width - w),
      height: Math.max(height, outer.height + height - h),
    });
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`WebKit's window can't be made ${width} × ${height}: it is ${String(await inner())}`);
}

/**
 * Starts a virtual screen, and returns its number. Without `-noreset` the server restarts when its last window closes,
 * and rejects a browser that starts at that moment; the driver then never answers.
 */
async function startScreen() {
  const screen = spawn(
    findProgram('Xvfb') ?? '',
    ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp', '-noreset'],
    { stdio: ['ignore', 'pipe', 'ignore'], detached: true },
  );
  const [number] = (await once(screen.stdout, 'data')) as [Buffer];
  return { display: `:${number.toString().trim()}`, screen };
}

/**
 * Starts WebKitGTK by WebDriver: Playwright does not support it. Its console can't be read.
 * @param proxy the address, without a scheme, of the SOCKS proxy for all hosts except this machine
 */
export async function startWebKit(proxy: string): Promise<EngineBrowser> {
  const program = findEngine('webkit');
  if (program === null) throw new Error('WebKitGTK is not on this machine');
  const folder = mkdtempSync(join(tmpdir(), 'nabta-webkit-'));
  await mkdir(join(folder, 'gtk-3.0'));
  // Pages see this GTK setting as reduced motion.
  await writeFile(join(folder, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=false\n');
  // The default title bar is wider than a phone's window.
  await writeFile(join(folder, 'gtk-3.0/gtk.css'), '* { padding: 0; margin: 0; min-width: 0; font-size: 1px; }\n');
  const { display, screen } = await startScreen();
  const env = {
    ...process.env,
    DISPLAY: display,
    GDK_BACKEND: 'x11',
    HOME: folder,
    XDG_CONFIG_HOME: folder,
    XDG_CACHE_HOME: folder,
    XDG_DATA_HOME: folder,
    TZ: 'Asia/Riyadh',
    NO_AT_BRIDGE: '1',
    // WebDriver's proxy setting has no proxy that resolves host names.
    http_proxy: `socks5://${proxy}`,
    https_proxy: `socks5://${proxy}`,
    no_proxy: 'localhost,127.0.0.1',
    PATH: `${process.env['PATH'] ?? ''}:${dirname(program)}`,
  };
  const browser = {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: program, args: ['--automation'] },
  };
  const service = await startDriverService('WebKitWebDriver', browser, env);
  return {
    version: 'WebKitGTK',
    newPerson: async ({ app, width, height }) => {
      const driver = await service.newDriver();
      await resize(driver, width, height);
      return { ...(await personAt(driver, app, resize)), close: async () => driver.quit() };
    },
    close: async () => {
      await service.stop();
      await endGroup(screen);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
