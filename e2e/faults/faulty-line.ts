import { expect, type Locator, type Page } from '@playwright/test';
import type { Controls } from '../../mocks/controls.ts';
import type { FailureKind } from '../../mocks/scenarios/failure.ts';
import type { ControlsFrom } from '../fixtures.ts';
import type { Traveller } from '../flows/journey-steps.ts';
import { calm } from '../calm.ts';
import { standingIn } from '../flows/standing-in.ts';
import { type FaultCase, operationOf, passing, type Place, requests } from './plan.ts';

/** Somebody on the journey whose line fails as planned. */
export interface Faulty extends Traveller {
  controls: (changes: Partial<Controls>, from?: ControlsFrom) => Promise<void>;
  cases: readonly FaultCase[];
  /** Calls of the API under way. */
  underWay: ReadonlySet<unknown>;
  /** Whether every screen is opened once on a sound line, to hear what it asks for. */
  isTour: boolean;
  /** Writes an outcome into the table. */
  note: (each: FaultCase, outcome: string) => void;
}

/** What the app does without, and why nobody has to be told. */
function excuseOf({ place, operation }: FaultCase): string | undefined {
  if (operation === 'listNotifications') return 'goes on without the count';
  if (operation === 'getDraftOrder' && place === 'student') return 'goes on without the count of the cart';
  if (operation === 'getUser') return 'goes on without the name';
  if (operation === 'getPackage' && place !== 'package') return 'goes on without the meals of the picture';
  if (operation === 'listDeliveries') return 'goes on with the first day it knows';
  // Where a number only stands in passing; a page that reckons with it says that it is missing.
  if (operation === 'getSettings' && passing.has(place)) return 'goes on with the numbers it knows';
  return undefined;
}

const retries = [
  'errorPage.retry',
  'home.section.retry',
  'packages.retry',
  'subscribe.failed.retry',
  'student.home.retry',
] as const;

/** Longer than the app waits for any answer. */
const tooLong = 31_000;

/** Whether a fault ends the session. */
export const isExpiry = (kind: FailureKind) => kind === 'http-401' || kind === 'custom-401';

/** Whatever tells a person that something went wrong: an alert, a summary that took the focus, a page in the page's place. */
function toldIn({ page, message }: Traveller): Locator {
  const titles = (['crash', 'network', 'offline'] as const).map((each) => message(`errorPage.${each}.title`));
  const parts = (
    ['package.lunches.failed', 'subscribe.failed', 'student.home.neighbourhoodFailed', 'student.school.failed'] as const
  ).map((id) => message(id));
  return page
    .getByRole('alert')
    .or(page.getByText(new RegExp(parts.join('|'))))
    .or(page.locator('section[tabindex="-1"]:focus'))
    .or(page.getByRole('heading', { level: 1, name: new RegExp(titles.join('|')) }))
    .filter({ visible: true, hasText: /\S/ });
}

/** Errors stay until they are closed: those of the fault before would tell of this one. */
async function closeToasts(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const button of document.querySelectorAll<HTMLElement>('[data-kind] button')) button.click();
  });
}

/**
 * Does something with the line at fault, and waits until the call is over, or would be for any patience.
 * @param from where the act opens a page, the page that it leaves has a sound line to the end: its late calls are not meant
 */
async function withFault(
  { page, controls, underWay }: Faulty,
  { operation, kind }: FaultCase,
  act: () => Promise<void>,
  from: ControlsFrom = 'now',
) {
  if (process.env['FAULT_TRACE']) process.stdout.write(`${operation} × ${kind}\n`);
  await closeToasts(page);
  // What the page still asks for is not meant: it would meet the fault before the act does.
  await calm(underWay, 0, 2);
  await controls({ failure: { operation, kind } }, from);
  const asked = page.waitForRequest((request) => operationOf(request) === operation);
  await Promise.all([asked, act()]);
  if (kind !== 'timeout') return;
  // Only the one at fault is to be waited for in vain: the others have begun and are answered, those of the top bar last.
  await calm(underWay, 1, 12);
  await page.clock.fastForward(tooLong);
}

async function expectExpired({ page, message }: Traveller): Promise<void> {
  await page.waitForURL('**/signin**');
  await expect(page.getByText(message('errors.session.expired')).first()).toBeVisible();
  await expect(page.locator('#sign-in-mobile')).toBeVisible();
}

const of = (place: Place, operation: string, { cases }: Faulty) =>
  cases.filter((each) => each.place === place && each.operation === operation);

interface LoadOptions {
  /** All that the screen asks for when left out. */
  operations?: readonly string[];
  /** Opens the screen anew, for one case or on a sound line. */
  open: (each?: FaultCase) => Promise<void>;
  /** Holds where the screen stands as it should. */
  stands: () => Promise<void>;
  /** Signs in again, once the session has ended; ends at the screen. */
  signInAgain: () => Promise<void>;
}

/** A screen that asks the server as it opens: told where it can't, and well again on trying. */
export async function loads(faulty: Faulty, place: Place, options: LoadOptions): Promise<void> {
  const { page, controls, message, note, isTour, underWay } = faulty;
  if (isTour) {
    await options.open();
    await options.stands();
    await calm(underWay, 0, 2);
  }
  for (const operation of options.operations ?? requests[place]) {
    for (const each of of(place, operation, faulty)) {
      await withFault(faulty, each, () => options.open(each), 'next page');
      if (isExpiry(each.kind)) {
        await expectExpired(faulty);
        await controls({ failure: null });
        await options.signInAgain();
        await options.stands();
        note(each, 'told, signed in again');
        continue;
      }
      const excuse = excuseOf(each);
      const told = () => expect(toldIn(faulty).first()).toBeVisible();
      // Where the page needs nothing of an answer, one off the contract stops nobody.
      if (each.kind === 'off-contract') await Promise.any([told(), options.stands()]);
      else await (excuse === undefined ? told() : options.stands());
      // The pages around signing in have a frame of their own.
      if (place !== 'signUp') await expect(page.getByRole('banner')).toBeVisible();
      await controls({ failure: null });
      const again = page.getByRole('main').getByRole('button', {
        name: new RegExp(retries.map((id) => message(id)).join('|')),
      });
      const isTold = (await toldIn(faulty).count()) > 0;
      const canRetry = excuse === undefined && (await again.count()) > 0;
      if (canRetry) await again.first().click();
      else await options.open();
      await options.stands();
      if (excuse !== undefined || !isTold) note(each, excuse ?? 'goes on without the answer');
      else note(each, canRetry ? 'told, tried again' : 'told, opened again');
    }
  }
}

interface ActOptions {
  operation: string;
  /** Sends what was typed. */
  send: () => Promise<void>;
  /** Holds where the page is still what it was; what stands in its fields is compared in any case. */
  kept?: () => Promise<void>;
  /** Whether what was typed has done its work before the call, and is not asked for again. */
  isSpent?: boolean;
  /** Comes back, ready to send, after the session has ended. */
  comeBack: () => Promise<void>;
  /** Where a success leads. */
  next: RegExp;
}

/** A form that is sent, on a line at fault and at last on a sound one: told where it can't be, nothing typed is lost. */
export async function sends(faulty: Faulty, place: Place, options: ActOptions): Promise<void> {
  const { page, controls, note } = faulty;
  const { operation, send, kept, isSpent = false, comeBack, next } = options;
  for (const each of of(place, operation, faulty)) {
    const before = await standingIn(page);
    await withFault(faulty, each, send);
    if (isExpiry(each.kind)) {
      await expectExpired(faulty);
      await controls({ failure: null });
      await comeBack();
      note(each, 'told, signed in again');
      continue;
    }
    // Where the app needs nothing of an answer, one off the contract stops nobody.
    const isOn = () => each.kind === 'off-contract' && next.test(page.url());
    await expect
      .poll(async () => isOn() || (await toldIn(faulty).count()) > 0, {
        message: `${operation} × ${each.kind} is told`,
      })
      .toBe(true);
    await controls({ failure: null });
    if (isOn()) {
      note(each, 'goes on without the answer');
      return;
    }
    await kept?.();
    if (!isSpent) {
      expect(before).not.toEqual([]);
      await expect
        .poll(() => standingIn(page), { message: `after ${operation} × ${each.kind} all that was typed stands` })
        .toEqual(before);
    }
    note(each, 'told, all kept, sent again');
  }
  await closeToasts(page);
  await send();
}
