import type { Page } from '@playwright/test';
import { findPersona, personas, storageOf } from '../../mocks/personas.ts';
import { issuePhoneToken } from '../../mocks/phone/phone-token.ts';
import { seededRandom } from '../../mocks/random.ts';
import { routePattern, routes } from '../../deploy/routes.ts';
import { expect, test } from '../fixtures.ts';
import { goneWithItsDocument } from '../gone-document.ts';
import { controlsOf, endlessWait, pointOf, wrongWith } from './look-around.ts';
import { hostileTexts, places } from './places.ts';
import { setLocalStorage } from '../local-storage.ts';

const seed = Number(process.env['WANDER_SEED'] ?? 2022);
const actionCount = Number(process.env['WANDER_ACTIONS'] ?? 40);

/** A weekday morning on which lunches are on their way. */
const morning = '2026-11-24T07:00:00Z';

/** With this number of actions the walk opens every page. */
const actionsForAllPages = 2_000;
/** Redirects to the account. */
const passedThrough = '/profile';

const screens = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
  { width: 320, height: 640 },
  { width: 768, height: 1024 },
];

/** Returns `settle`, which waits until no request is pending and the page is painted. */
function settling(page: Page): { settle: () => Promise<void>; pending: ReadonlySet<unknown> } {
  const open = new Set<unknown>();
  // The pending requests of the previous page never end.
  page.on('domcontentloaded', () => {
    open.clear();
  });
  page.on('request', (request) => {
    if (['fetch', 'script'].includes(request.resourceType())) open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  const settle = async () => {
    await page.waitForLoadState('domcontentloaded');
    // A page that stays blank is reported later.
    const blankUntil = Date.now() + 5_000;
    let calm = 0;
    for (let look = 0; calm < 3 && look < 60; look++) {
      const isBlank = await page
        .evaluate(
          async () =>
            new Promise<boolean>((done) => {
              requestAnimationFrame(() =>
                setTimeout(() => {
                  done(document.body.innerText.trim() === '');
                }, 15),
              );
            }),
        )
        .catch(goneWithItsDocument);
      // Another document was opened meanwhile, such as by the language switch: it has to load as well.
      if (isBlank === undefined) await page.waitForLoadState('domcontentloaded');
      if (isBlank === true && Date.now() < blankUntil) look = 0;
      calm = isBlank === false && open.size === 0 ? calm + 1 : 0;
    }
  };
  return { settle, pending: open };
}

/** Collects errors of requests and of the page. */
function listening(page: Page): string[] {
  const heard: string[] = [];
  page.on('pageerror', ({ message }) => heard.push(`uncaught: ${message}`));
  page.on('console', (entry) => {
    const isRefusal = entry.text().startsWith('Failed to load resource') && entry.location().url.includes('/api/');
    if (entry.type() === 'error' && !isRefusal) heard.push(`console: ${entry.text()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 500) heard.push(`${response.status()} ${response.url()}`);
  });
  return heard;
}

const patterns = routes.map((route) => [route, routePattern(route)] as const);

test('The list of places has every page of the app', () => {
  const known = places.map((place) => new URL(place, 'https://app.example').pathname);
  const unknown = patterns.filter(([, pattern]) => !known.some((path) => pattern.test(path)));
  expect(unknown.map(([route]) => route)).toEqual([]);
});

test(`Random actions break nothing (seed ${seed}, ${actionCount} actions)`, async ({ page, clock, allowComplaint }) => {
  // Sharing an article opens another site.
  allowComplaint(/^foreign request: https:\/\/wa\.me\/\?text=/);
  test.setTimeout(60_000 + actionCount * 1_500);
  const random = seededRandom(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const oneOf = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  const heard = listening(page);
  const { settle, pending } = settling(page);
  const reached = new Set<string>();
  const trail: string[] = [];

  // The browser's own dialogs ask whether to leave a form.
  page.on('dialog', (dialog) => void dialog.accept());
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await clock(morning);

  // Every place is opened once before any is opened again.
  let unvisited: string[] = [];
  const somewhere = (): string => {
    if (unvisited.length === 0) unvisited = [...places];
    return unvisited.splice(below(unvisited.length), 1)[0] ?? '/';
  };
  const someone = (): { who: string; storage: Record<string, string | null>; place: string } => {
    const { name, account } = oneOf(personas);
    const now = new Date(morning);
    if (account === null || random() < 0.7) {
      return { who: name, storage: storageOf(findPersona(name), now), place: somewhere() };
    }
    // A password reset, which needs a code from a phone.
    const { mobileNumber } = account;
    const confirmed = issuePhoneToken(mobileNumber, String(below(1_000_000)), now);
    const waiting = { UNCONFIRMED_MOBILE_NUMBER: mobileNumber, TOKEN_FIRE_BASE: confirmed };
    return {
      who: `${name} without a password`,
      storage: { ...storageOf(findPersona('visitor'), now), ...waiting },
      place: '/resetpassword',
    };
  };
  const become = async (): Promise<string> => {
    const { who, storage, place } = someone();
    await setLocalStorage(page, storage);
    await page.goto(place);
    return `as ${who} at ${place}`;
  };
  const press = async (): Promise<string> => {
    const controls = await controlsOf(page);
    for (let attempt = 0; attempt < 5 && controls.length > 0; attempt++) {
      const index = below(controls.length);
      const point = await pointOf(page, index);
      if (point === null) continue;
      await page.mouse.click(point.x, point.y);
      return `press ${controls[index]?.words ?? ''}`;
    }
    return 'nothing to press';
  };
  const type = async (): Promise<string> => {
    const controls = await controlsOf(page);
    const fields = controls.flatMap(({ isField }, index) => (isField ? [index] : []));
    if (fields.length === 0) return press();
    const index = oneOf(fields);
    const text = oneOf(hostileTexts);
    const point = await pointOf(page, index);
    if (point === null) return 'a field out of reach';
    await page.mouse.click(point.x, point.y);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.insertText(text);
    if (random() < 0.3) await page.keyboard.press('Enter');
    return `type ${JSON.stringify(text.slice(0, 30))} into ${controls[index]?.words ?? ''}`;
  };
  const act = async (): Promise<string> => {
    const chance = random();
    if (chance < 0.58) return press();
    if (chance < 0.74) return type();
    if (chance < 0.84) {
      const place = somewhere();
      await page.goto(place);
      return `go to ${place}`;
    }
    if (chance < 0.87) return become();
    if (chance < 0.91) {
      await page.goBack();
      // Every tab begins with a blank page.
      if (page.url() === 'about:blank') await page.goto('/');
      return 'back';
    }
    if (chance < 0.93) {
      await page.reload();
      return 'reload';
    }
    if (chance < 0.96) {
      const screen = oneOf(screens);
      await page.setViewportSize(screen);
      return `a screen ${screen.width} wide`;
    }
    if (chance < 0.98) {
      await page.keyboard.press(oneOf(['Escape', 'Tab', 'Enter', 'ArrowDown', 'Space']));
      return 'a key';
    }
    const language = oneOf(['en', 'ar'] as const);
    await page.evaluate((value) => localStorage.setItem('language', value), language);
    await page.reload();
    return `in ${language}`;
  };

  await page.goto('/');
  trail.push(await become());
  await settle();
  for (let number = 1; number <= actionCount; number++) {
    const done = await act();
    await settle();
    const { pathname, search } = new URL(page.url());
    trail.push(`${number}. ${done} → ${pathname}${search}`);
    for (const [route, pattern] of patterns) if (pattern.test(pathname)) reached.add(route);
    const wrong = heard.length > 0 ? heard.join('; ') : ((await wrongWith(page)) ?? (await endlessWait(page, pending)));
    if (wrong !== null) {
      const last = trail.slice(-15).join('\n');
      throw new Error(
        `Seed ${seed}, action ${number}: ${wrong}\n${last}\nnpm run wander -- --seed ${seed} --actions ${number}`,
      );
    }
  }
  const missed = patterns.flatMap(([route]) => (reached.has(route) || route === passedThrough ? [] : [route]));
  const summary = `${actionCount} actions, seed ${seed}: ${reached.size} of ${routes.length} pages reached`;
  test.info().annotations.push({ type: 'wander', description: summary });
  process.stdout.write(`${summary}${missed.length === 0 ? '' : `, not ${missed.join(', ')}`}\n`);
  if (actionCount >= actionsForAllPages) expect(missed).toEqual([]);
});
