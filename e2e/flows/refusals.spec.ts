import type { Page, Response } from '@playwright/test';
import { findPersona, storageOf } from '../../mocks/personas.ts';
import { refusals, type ScenarioName } from '../../mocks/scenarios.ts';
import { expect, test } from '../fixtures.ts';
import { everyReach } from './refusals/every-reach.ts';
import type { Operation, Reach, Screen, Told } from './refusals/reach.ts';
import { closeToasts, errorToasts, placesOf } from './toast-steps.ts';

/** Operations in one test, on one page: opening a browser takes longer than a refusal. */
const operationsInTest = 6;

const reachable = (Object.keys(everyReach) as Operation[]).flatMap((operation) => {
  const reach = everyReach[operation];
  return 'noScreen' in reach ? [] : [{ operation, reach }];
});

/** Operations by who calls them, a few at a time. */
const batches = [...Map.groupBy(reachable, ({ reach }) => reach.persona)].flatMap(([persona, own]) => {
  const count = Math.ceil(own.length / operationsInTest);
  return Array.from({ length: count }, (_, index) => ({
    persona,
    ways: own.filter((_each, place) => place % count === index),
  }));
});

/** Best first: a page that failed is tried again by its button, "nothing found" has none, and no session ends it all. */
const order = [500, 400, 429, 422, 404, 409, 401];

/** The refusals of an operation, in an order that opens the screen anew as seldom as can be. */
const refusalsOf = (operation: Operation): { name: ScenarioName; status: number }[] =>
  refusals
    .filter(({ refusal }) => refusal.operations[0] === operation)
    .map(({ name, refusal: { status } }) => ({ name, status }))
    .toSorted((a, b) => order.indexOf(a.status) - order.indexOf(b.status));

test('E02 Every operation of the contract has a way to its refusals, or a reason for having none', () => {
  const inContract = [...new Set(refusals.map(({ refusal }) => refusal.operations[0]))];
  expect(Object.keys(everyReach).toSorted()).toEqual(inContract.toSorted());
  expect(refusals.length).toBeGreaterThan(200);
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** A page of the app's origin without the app: nothing asks for anything while the next situation is set. */
const quietPage = '/mockServiceWorker.js';

/** Back to the seeds, signed in, on the screen, ready for the call. */
async function open(screen: Screen, { persona, path, ready }: Reach, setScenario: () => Promise<void>): Promise<void> {
  const { page } = screen;
  if (page.url() !== 'about:blank') {
    await page.goto(quietPage);
    await page.evaluate(
      async (storage) => {
        for (const [key, value] of Object.entries(storage)) {
          if (value === null) localStorage.removeItem(key);
          else localStorage.setItem(key, value);
        }
        sessionStorage.clear();
        await new Promise((resolve) => {
          const request = indexedDB.deleteDatabase('nabta-mock');
          request.addEventListener('success', resolve);
        });
      },
      storageOf(findPersona(persona), new Date()),
    );
  }
  await setScenario();
  await page.goto(path);
  await ready?.(screen);
}

/** Looks at the screen as the person who was refused. */
async function isTold({ page, message }: Screen, told: Told, status: number, answer: Response): Promise<void> {
  const crashed = page.getByRole('heading', { name: message('error-page.crash.title') });
  if (typeof told === 'object' && 'quiet' in told) {
    await expect(heading(page)).not.toBeEmpty();
    await expect(crashed).toHaveCount(0);
    return;
  }
  if (status === 401) {
    await expect(page).toHaveURL(/\/signin/);
    await expect(page.getByText(message('errors.session.expired'))).toBeVisible();
    await expect(page.locator('#sign-in-mobile')).toBeVisible();
    return;
  }
  const { error } = (await answer.json()) as { error: string };
  await expect(errorToasts(page).filter({ hasText: error })).toHaveCount(1);
  if (told === 'page') {
    await expect(heading(page)).toHaveText(message(status === 404 ? 'no-results.title' : 'error-page.crash.title'));
    if (status !== 404) await expect(page.getByRole('button', { name: message('error-page.retry') })).toBeVisible();
    return;
  }
  if (told === 'words') {
    // A dialog about something that is gone or has changed closes: then the toast alone is left to say why.
    const places = status === 404 || status === 409 ? page.locator('body') : placesOf(page);
    await expect(places.getByText(error).filter({ visible: true }).first()).toBeVisible();
  } else {
    const sentences = new RegExp(
      told.map((id) => message(id).replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('|'),
    );
    await expect(page.getByText(sentences).filter({ visible: true }).first()).toBeVisible();
  }
  await expect(crashed).toHaveCount(0);
  await expect(heading(page)).not.toBeEmpty();
}

for (const [index, { persona, ways }] of batches.entries()) {
  const names = ways.map(({ operation }) => operation).join(', ');
  // A sixth of them always, the others in `npm run test:full`.
  const always = index % 6 === 0 ? '' : ' @rest';
  test(`E01 E02 What the server refuses is a toast and is told on the screens of ${persona}: ${names} @once${always}`, async ({
    page,
    language,
    message,
    signIn,
    controls,
    clock,
  }) => {
    test.setTimeout(120_000);
    const screen = { page, language, message, clock };
    const retry = page.getByRole('button', { name: message('error-page.retry') });
    await signIn(persona);
    for (const { operation, reach } of ways) {
      const { act, told, toldBy, anew } = reach;
      let before: number | null = null;
      for (const { name, status } of refusalsOf(operation)) {
        await test.step(name, async () => {
          const canTryAgain = told === 'page' && before !== null && before !== 404;
          if (act && (before === null || anew === true || anew?.includes(before) === true)) {
            await open(screen, reach, () => controls({ scenario: 'default', clock: reach.clock ?? null }));
          }
          const refused = page.waitForResponse(
            (response) => response.status() === status && new URL(response.url()).pathname.startsWith('/api/v1/'),
          );
          if (act || canTryAgain) {
            await closeToasts(page);
            await controls({ scenario: name });
            await (act ? act(screen) : retry.click());
          } else {
            await open(screen, reach, () => controls({ scenario: name, clock: reach.clock ?? null }));
          }
          await isTold(screen, toldBy?.[status] ?? told, status, await refused);
          before = status;
        });
      }
    }
  });
}
