import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Builder, Capabilities, error as driverErrors, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { findEngine, findProgram } from '../../scripts/engines.ts';
import { freePorts } from '../real/program.ts';
import { type EngineBrowser, patience, type Person, type PersonOptions, type Target } from './person.ts';

/** A target as it can be sent to the page: expressions become text. */
type Sent = Record<string, unknown>;

const sendable = (value: unknown) => (value instanceof RegExp ? { source: value.source, flags: value.flags } : value);

function sent(target: Target): Sent {
  return Object.fromEntries(
    Object.entries(target).map(([key, value]) => [key, key === 'within' ? sent(value as Target) : sendable(value)]),
  );
}

/** Testing Library in the page, found by the names that people see: WebDriver itself knows selectors only. */
const library = createRequire(import.meta.url)
  .resolve('@testing-library/dom')
  .replace(/dist\/index\.js$/, 'dist/@testing-library/dom.umd.min.js');

/** Runs in the page: the first visible element that a target means; `anyhow` counts those that are not visible as well. */
const finder = `
  const [target, anyhow] = arguments;
  const library = window.TestingLibraryDom;
  if (!library) return 'no library';
  const pattern = (value) => (value && value.source !== undefined ? new RegExp(value.source, value.flags) : value);
  const isVisible = (each) => getComputedStyle(each).visibility === 'visible' && each.getClientRects().length > 0;
  const all = (wanted) => {
    const scope = wanted.within ? first(wanted.within) : document.body;
    if (!scope) return [];
    if (wanted.role) {
      const options = { name: pattern(wanted.name), level: wanted.level };
      return library.queryAllByRole(scope, wanted.role, options);
    }
    if (wanted.label !== undefined) return library.queryAllByLabelText(scope, pattern(wanted.label), { exact: false });
    if (wanted.text !== undefined) return library.queryAllByText(scope, pattern(wanted.text));
    return [...scope.querySelectorAll(wanted.css)];
  };
  const first = (wanted) => all(wanted).find((each) => anyhow || isVisible(each)) ?? null;
  return first(target);
`;

/** What passes by itself: the page is on its way from one state to the next. */
const passing = [
  driverErrors.StaleElementReferenceError,
  driverErrors.ElementClickInterceptedError,
  driverErrors.ElementNotInteractableError,
  driverErrors.JavascriptError,
];

async function personAt(driver: WebDriver, app: string): Promise<Person> {
  const source = await readFile(library, 'utf8');

  const look = async (target: Target, anyhow = false): Promise<WebElement | null> => {
    const ask = async () => driver.executeScript<WebElement | null | string>(finder, sent(target), anyhow);
    let found = await ask();
    if (found === 'no library') {
      await driver.executeScript(source);
      found = await ask();
    }
    return typeof found === 'string' ? null : found;
  };

  /** Does something to what a target means, as soon as both can be. */
  const act = async <R>(target: Target, work: (element: WebElement) => Promise<R>, anyhow = false): Promise<R> => {
    const until = Date.now() + patience;
    let last: unknown;
    while (Date.now() < until) {
      try {
        const element = await look(target, anyhow);
        if (element) return await work(element);
      } catch (error) {
        if (!passing.some((kind) => error instanceof kind)) throw error;
        last = error;
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`WebKit waited in vain for ${JSON.stringify(sent(target))} at ${await driver.getCurrentUrl()}`, {
      cause: last,
    });
  };
  const isFocused = async (element: WebElement) =>
    driver.executeScript<boolean>('return arguments[0] === document.activeElement', element);
  const keys = async (...all: string[]) => (await driver.switchTo().activeElement()).sendKeys(...all);
  const chord = async (key: string) => driver.actions().keyDown(Key.CONTROL).sendKeys(key).keyUp(Key.CONTROL).perform();
  const click = async (element: WebElement) => {
    // WebDriver's own scrolling leaves an element at the edge of the window, where it then finds nothing to click.
    await driver.executeScript(`arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })`, element);
    await element.click();
  };
  const focus = async (field: Target) =>
    act(field, async (element) => {
      if (!(await isFocused(element))) await click(element);
    });

  const person: Person = {
    open: async (address) => driver.get(new URL(address, app).href),
    reload: async () => driver.navigate().refresh(),
    address: async () => new URL(await driver.getCurrentUrl()),
    see: async (target) =>
      act(target, async (element) => driver.executeScript<string>('return arguments[0].textContent', element)),
    sees: async (target) => (await look(target)) !== null,
    press: async (target) => act(target, click),
    write: async (field, text) => {
      await focus(field);
      await chord('a');
      await keys(text);
    },
    type: async (text) => keys(text),
    paste: async (field, text) => {
      await driver.executeScript(
        `const place = document.createElement('textarea');
        place.id = 'copied-from-here';
        place.value = arguments[0];
        document.body.append(place);
        place.select();`,
        text,
      );
      await chord('c');
      await driver.executeScript(`document.querySelector('#copied-from-here')?.remove()`);
      await focus(field);
      await chord('a');
      await chord('v');
    },
    tick: async (box) =>
      act(
        box,
        async (element) => {
          if (await element.isSelected()) return;
          try {
            await click(element);
          } catch (error) {
            if (!(error instanceof driverErrors.ElementNotInteractableError)) throw error;
            // Under its drawing; a label is what people press then.
            const label = await driver.executeScript<WebElement>('return arguments[0].labels[0]', element);
            await label.click();
          }
          if (!(await element.isSelected())) throw new driverErrors.ElementNotInteractableError('not ticked');
        },
        true,
      ),
    choose: async (field, typed, option) => {
      await focus(field);
      const isEditable = await act(field, async (element) => (await element.getAttribute('readonly')) === null);
      if (isEditable) await keys(typed);
      await person.press({ role: 'option', name: option });
    },
    value: async (field) => act(field, async (element) => (await element.getProperty('value')) ?? ''),
    resize: async (width, height) => resize(driver, width, height),
    evaluate: async (work, argument) =>
      driver.executeScript(`return (${work.toString()})(arguments[0])`, argument) as never,
    screenshot: async (file) => writeFile(file, await driver.takeScreenshot(), 'base64'),
    complaints: () => null,
  };
  return person;
}

/** The window's frame takes some of the size that can be set: it is measured and added. */
async function resize(driver: WebDriver, width: number, height: number): Promise<void> {
  const window = driver.manage().window();
  const inner = async () => driver.executeScript<[number, number]>('return [innerWidth, innerHeight]');
  await window.setRect({ x: 0, y: 0, width, height });
  for (let step = 0; step < 20; step++) {
    const [w, h] = await inner();
    if (w === width && h === height) return;
    const outer = await window.getRect();
    // The two are measured one after the other, while the window may still change: the frame is never smaller than its inside.
    await window.setRect({
      width: Math.max(width, outer.width + width - w),
      height: Math.max(height, outer.height + height - h),
    });
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`WebKit's window can't be made ${width} × ${height}: it is ${String(await inner())}`);
}

/** A screen that is only drawn in memory, and its number. */
async function startScreen(): Promise<{ display: string; screen: ChildProcess }> {
  const screen = spawn(
    findProgram('Xvfb') ?? '',
    ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  const [number] = (await once(screen.stdout, 'data')) as [Buffer];
  return { display: `:${number.toString().trim()}`, screen };
}

/**
 * Starts WebKitGTK, which has neither Playwright nor a console that could be read: WebDriver drives it.
 * @param proxy the address of a SOCKS proxy for all but this machine's own names, without a scheme
 */
export async function startWebKit(proxy: string): Promise<EngineBrowser> {
  const program = findEngine('webkit');
  if (program === null) throw new Error('WebKitGTK is not on this machine');
  const folder = mkdtempSync(join(tmpdir(), 'nabta-webkit-'));
  await mkdir(join(folder, 'gtk-3.0'));
  // GTK's setting is what pages see as reduced motion.
  await writeFile(join(folder, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=false\n');
  // Its own bar would not let the window be as narrow as a phone.
  await writeFile(join(folder, 'gtk-3.0/gtk.css'), '* { padding: 0; margin: 0; min-width: 0; font-size: 1px; }\n');
  const { display, screen } = await startScreen();
  const [port] = await freePorts(1);
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
    // WebDriver's own setting knows no proxy that looks names up itself.
    http_proxy: `socks5://${proxy}`,
    https_proxy: `socks5://${proxy}`,
    no_proxy: 'localhost,127.0.0.1',
    PATH: `${process.env['PATH'] ?? ''}:${dirname(program)}`,
  };
  const service = spawn(findProgram('WebKitWebDriver') ?? '', [`--port=${port}`], { env, stdio: 'ignore' });
  const server = `http://127.0.0.1:${port}`;
  await answers(`${server}/status`);

  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    acceptInsecureCerts: true,
    'webkitgtk:browserOptions': { binary: program, args: ['--automation'] },
  });
  const drivers = new Set<WebDriver>();
  const newDriver = async () => {
    const driver = await new Builder().usingServer(server).withCapabilities(capabilities).build();
    drivers.add(driver);
    return driver;
  };
  return {
    version: 'WebKitGTK',
    newPerson: async ({ app, width, height }: PersonOptions) => {
      const driver = await newDriver();
      await resize(driver, width, height);
      const close = async () => {
        drivers.delete(driver);
        await driver.quit();
      };
      return { ...(await personAt(driver, app)), close };
    },
    close: async () => {
      await Promise.allSettled([...drivers].map(async (driver) => driver.quit()));
      service.kill();
      screen.kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function answers(address: string): Promise<void> {
  const until = Date.now() + 6 * patience;
  while (Date.now() < until) {
    const isReady = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`Nothing answers at ${address}`);
}
