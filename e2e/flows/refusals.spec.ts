import type { Page, Response } from '@playwright/test';
import { findPersona, storageOf } from '../../mocks/personas.ts';
import { refusals, type ScenarioName } from '../../mocks/scenarios/scenarios.ts';
import { expect, test } from '../fixtures.ts';
import { setLocalStorage } from '../local-storage.ts';
import { signInForm } from './form-fields.ts';
import { everyReach } from './refusals/every-reach.ts';
import type { Operation, Reach, Screen, Shows } from './refusals/reach.ts';
import { closeToasts, errorToasts, placesOf } from './toast-steps.ts';

/** The number of operations in one test, which share one page: opening a browser takes longer than a refusal. */
const operationsInTest = 6;

const reachable = (Object.keys(everyReach) as Operation[]).flatMap((operation) => {
  const reach = everyReach[operation];
  return 'noScreen' in reach ? [] : [{ operation, reach }];
});

/** The operations by persona, a few per batch. */
const batches = [...Map.groupBy(reachable, ({ reach }) => reach.persona)].flatMap(([persona, own]) => {
  const count = Math.ceil(own.length / operationsInTest);
  return Array.from({ length: count }, (_, index) => ({
    persona,
    ways: own.filter((_each, place) => place % count === index),
  }));
});

/** The order of statuses: a failed page has a retry button, a page that is not found has none, a 401 ends the session. */
const order = [500, 400, 429, 422, 404, 409, 401];

/** The refusals of an operation, in the order that reopens the screen the least. */
const refusalsOf = (operation: Operation): { name: ScenarioName; status: number }[] =>
  refusals
    // A 403 is handled in one place for all calls, and has its own test in unverified.spec.ts.
    .filter(({ refusal: { operations, status } }) => operations[0] === operation && status !== 403)
    .map(({ name, refusal: { status } }) => ({ name, status }))
    .toSorted((a, b) => order.indexOf(a.status) - order.indexOf(b.status));

test('E02 Every operation of the contract has a way to its refusals, or a reason for having none', () => {
  const inContract = [...new Set(refusals.map(({ refusal }) => refusal.operations[0]))];
  expect(Object.keys(everyReach).toSorted()).toEqual(inContract.toSorted());
  expect(refusals.length).toBeGreaterThan(200);
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** A page of the app's origin that does not run the app: it sends no requests while the next scenario is set. */
const quietPage = '/mockServiceWorker.js';

/** Resets the data, signs in and opens the screen, ready for the call. */
async function open(screen: Screen, { persona, path, ready }: Reach, setScenario: () => Promise<void>): Promise<void> {
  const { page } = screen;
  if (page.url() !== 'about:blank') {
    await page.goto(quietPage);
    await setLocalStorage(page, storageOf(findPersona(persona), new Date()));
    await page.evaluate(async () => {
      sessionStorage.clear();
      await new Promise((resolve) => {
        const request = indexedDB.deleteDatabase('nabta-mock');
        request.addEventListener('success', resolve);
      });
    });
  }
  await setScenario();
  await page.goto(path);
  await ready?.(screen);
}

/** Fails unless the screen shows the refusal in a toast and in the place that made the call. */
async function showsRefusal({ page, message }: Screen, shows: Shows, status: number, answer: Response): Promise<void> {
  const crashed = page.getByRole('heading', { name: message('errorPage.crash.title') });
  if (typeof shows === 'object' && 'quiet' in shows) {
    await expect(heading(page)).not.toBeEmpty();
    await expect(crashed).toHaveCount(0);
    await expect(errorToasts(page)).toHaveCount(0);
    return;
  }
  if (status === 401) {
    await expect(page).toHaveURL(/\/signin/);
    await expect(page.getByText(message('errors.session.expired'))).toBeVisible();
    await expect(signInForm({ page, message }).mobile).toBeVisible();
    return;
  }
  const body = (await answer.json()) as { error: string };
  // The time to wait is in a header.
  const error = status === 429 ? message('errors.tooMany', { minutes: 1 }) : body.error;
  await expect(errorToasts(page).filter({ hasText: error })).toHaveCount(1);
  if (shows === 'page') {
    await expect(heading(page)).toHaveText(message(status === 404 ? 'noResults.title' : 'errorPage.crash.title'));
    if (status !== 404) await expect(page.getByRole('button', { name: message('errorPage.retry') })).toBeVisible();
  } else {
    await expect(heading(page)).not.toBeEmpty();
    await expect(crashed).toHaveCount(0);
  }
  if (typeof shows === 'object' && 'toastOnly' in shows) return;
  const inPlace = (text: RegExp | string) => placesOf(page).getByText(text).filter({ visible: true }).first();
  await expect
    .soft(inPlace(error), `PLACE ${answer.request().method()} ${answer.url()} ${status}`)
    .toBeVisible({ timeout: 2500 });
  if (typeof shows === 'object') {
    const texts = shows.map((id) => message(id).replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
    await expect(inPlace(new RegExp(texts.join('|')))).toBeVisible();
  }
}

for (const { persona, ways } of batches) {
  const names = ways.map(({ operation }) => operation).join(', ');
  test(`E01 E02 A refusal of the server is shown in a toast and in its place, to ${persona}: ${names} @once @rest`, async ({
    page,
    language,
    message,
    signIn,
    controls,
    clock,
  }) => {
    test.setTimeout(120_000);
    const screen = { page, language, message, clock };
    const retry = page.getByRole('button', { name: message('errorPage.retry') });
    await signIn(persona);
    for (const { operation, reach } of ways) {
      const { act, shows, showsFor, reopens } = reach;
      let before: number | null = null;
      for (const { name, status } of refusalsOf(operation)) {
        await test.step(name, async () => {
          const canTryAgain = shows === 'page' && before !== null && before !== 404;
          if (act && (before === null || reopens === true || reopens?.includes(before) === true)) {
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
          await showsRefusal(screen, showsFor?.[status] ?? shows, status, await refused);
          before = status;
        });
      }
    }
  });
}
