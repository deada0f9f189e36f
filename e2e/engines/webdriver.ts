import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Builder, Capabilities, error as driverErrors, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { findProgram } from '../../scripts/engines.ts';
import { freePort } from '../../scripts/free-ports.ts';
import { patience, type Person, type Target } from './person.ts';

type Resize = (driver: WebDriver, width: number, height: number) => Promise<void>;

/** A target that can be serialized for the page: regular expressions become text. */
type Sent = Record<string, unknown>;

const sendable = (value: unknown) => (value instanceof RegExp ? { source: value.source, flags: value.flags } : value);

function sent(target: Target): Sent {
  return Object.fromEntries(
    Object.entries(target).map(([key, value]) => [key, key === 'within' ? sent(value as Target) : sendable(value)]),
  );
}

/** Testing Library's source for the page, which finds elements by role and text: WebDriver has only selectors. */
const library = createRequire(import.meta.url)
  .resolve('@testing-library/dom')
  .replace(/dist\/index\.js$/, 'dist/@testing-library/dom.umd.min.js');

/** Runs in the page: returns the first visible element of a target; with `anyhow` also one that is not visible. */
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

/** Errors that occur while the page changes from one state to another. */
const passing = [
  driverErrors.StaleElementReferenceError,
  driverErrors.ElementClickInterceptedError,
  driverErrors.ElementNotInteractableError,
  driverErrors.JavascriptError,
];

/** How long to wait for an answer of the driver, before the command is sent again. */
const ANSWER_LIMIT_MS = patience / 5;

/** The state of the document after the one that has `isLeft`: `not left` while that one is still open. */
async function documentState(driver: WebDriver): Promise<string> {
  let timer: NodeJS.Timeout | undefined;
  const lost = new Promise<string>((resolve) => {
    timer = setTimeout(resolve, ANSWER_LIMIT_MS, 'no answer');
  });
  const state = driver
    .executeScript<string>(`return window.isLeft ? 'not left' : document.readyState`)
    .catch((error: unknown) => {
      if (error instanceof driverErrors.JavascriptError) return 'changing';
      throw error;
    });
  return Promise.race([state, lost]).finally(() => {
    clearTimeout(timer);
  });
}

/**
 * A person who uses a browser, driven by WebDriver.
 * @param app the origin of the paths that are opened
 * @param resize sets the window's inner size; null if the engine can't change it
 */
export async function personAt(driver: WebDriver, app: string, resize: Resize | null): Promise<Person> {
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

  /** Acts on the element of a target as soon as it exists and can be used. */
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
    const reason = last instanceof Error ? `${last.name}: ${last.message}` : 'not on the page';
    throw new Error(`Not found: ${JSON.stringify(sent(target))} at ${await driver.getCurrentUrl()} (${reason})`);
  };
  const isFocused = async (element: WebElement) =>
    driver.executeScript<boolean>('return arguments[0] === document.activeElement', element);
  const keys = async (...all: string[]) => (await driver.switchTo().activeElement()).sendKeys(...all);
  const chord = async (key: string) => driver.actions().keyDown(Key.CONTROL).sendKeys(key).keyUp(Key.CONTROL).perform();
  const click = async (element: WebElement) => {
    // WebDriver scrolls an element only to the edge of the window, where a bar may cover it. A person scrolls with a wheel
    // or a finger, after which a page that is still loading does not restore its former position under the press.
    await driver.executeScript(
      `window.dispatchEvent(new WheelEvent('wheel'));
      arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' });`,
      element,
    );
    await element.click();
  };
  const focus = async (field: Target) =>
    act(field, async (element) => {
      if (!(await isFocused(element))) await click(element);
    });

  /**
   * Leaves the document, and waits until the next one is complete: WPE's driver does not wait (see wpe.ts). That driver
   * also loses about one command in 45 navigations, with any page. So the state is read again if there is no answer, and
   * a navigation that has not begun is repeated once; a document that does not become complete is an error.
   */
  const leaveBy = async (navigate: () => Promise<void>) => {
    await driver.executeScript('window.isLeft = true');
    await navigate();
    const start = Date.now();
    let isSentAgain = false;
    for (;;) {
      const state = await documentState(driver);
      if (state === 'complete') return;
      const waited = Date.now() - start;
      if (waited > 6 * patience) throw new Error(`${await driver.getCurrentUrl()} does not load: ${state}`);
      if (state === 'not left' && waited > ANSWER_LIMIT_MS && !isSentAgain) {
        isSentAgain = true;
        await navigate();
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };

  const person: Person = {
    open: async (address) => leaveBy(async () => driver.get(new URL(address, app).href)),
    reload: async () => leaveBy(async () => driver.navigate().refresh()),
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
            // The styled replacement covers the input: people press the label.
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
    hasFixedSize: resize === null,
    resize: async (width, height) => {
      if (resize === null) throw new Error('This engine can’t change the size of its window');
      await resize(driver, width, height);
    },
    evaluate: async (work, argument) =>
      driver.executeScript(`return (${work.toString()})(arguments[0])`, argument) as never,
    screenshot: async (file) => writeFile(file, await driver.takeScreenshot(), 'base64'),
    complaints: () => null,
  };
  return person;
}

/** More than any command takes; half of a test's timeout. */
const COMMAND_LIMIT_MS = 60_000;

/** Limits the time of each command: a driver whose browser hangs never answers, and the test would wait for it. */
function limitCommands(driver: WebDriver): void {
  const execute = driver.execute.bind(driver);
  driver.execute = async (command) => {
    let timer: NodeJS.Timeout | undefined;
    const limit = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        reject(new Error(`No answer to ${command.getName()} in ${COMMAND_LIMIT_MS / 1_000} s`));
      }, COMMAND_LIMIT_MS);
    });
    return Promise.race([execute(command), limit]).finally(() => {
      clearTimeout(timer);
    });
  };
}

/** A WebDriver server. It starts a new browser for each session, and runs one session at a time. */
export interface DriverService {
  newDriver: () => Promise<WebDriver>;
  /** Ends the sessions, the program and its child processes. */
  stop: () => Promise<void>;
}

/**
 * Starts a WebDriver program.
 * @param name the program's name on PATH
 * @param browser the WebDriver capabilities of its browser
 */
export async function startDriverService(
  name: string,
  browser: Record<string, unknown>,
  env: NodeJS.ProcessEnv,
): Promise<DriverService> {
  const port = await freePort();
  // A separate process group: the browser's processes end with the program.
  const service = spawn(findProgram(name) ?? '', [`--port=${port}`], { env, stdio: 'ignore', detached: true });
  const server = `http://127.0.0.1:${port}`;
  await answers(`${server}/status`);
  const capabilities = new Capabilities({ acceptInsecureCerts: true, ...browser });
  const drivers = new Set<WebDriver>();
  return {
    newDriver: async () => {
      const driver = await new Builder().usingServer(server).withCapabilities(capabilities).build();
      limitCommands(driver);
      drivers.add(driver);
      const quit = driver.quit.bind(driver);
      driver.quit = async () => {
        drivers.delete(driver);
        await quit();
      };
      return driver;
    },
    stop: async () => {
      await Promise.allSettled([...drivers].map(async (driver) => driver.quit()));
      await endGroup(service);
    },
  };
}

/** Ends a detached program and all processes that it started. */
export async function endGroup(program: ChildProcess): Promise<void> {
  if (program.pid === undefined || program.exitCode !== null) return;
  const ended = once(program, 'exit');
  try {
    process.kill(-program.pid, 'SIGKILL');
  } catch {
    // It has already ended.
  }
  await ended;
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
  throw new Error(`No answer at ${address}`);
}
