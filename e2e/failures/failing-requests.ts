import { expect, type Locator, type Page } from '@playwright/test';
import type { Controls } from '../../mocks/controls.ts';
import type { FailureKind } from '../../mocks/scenarios/failure.ts';
import type { ControlsFrom } from '../fixtures.ts';
import { signInForm } from '../flows/form-fields.ts';
import type { Traveller } from '../flows/journey-steps.ts';
import { waitForRequests } from '../pending-requests.ts';
import { fieldValues } from '../flows/field-values.ts';
import { type FailureCase, operationOf, passing, type Place, requests } from './plan.ts';

/** A person on the journey with planned failures of requests. */
export interface FailingTraveller extends Traveller {
  controls: (changes: Partial<Controls>, from?: ControlsFrom) => Promise<void>;
  cases: readonly FailureCase[];
  /** Calls of the API under way. */
  pending: ReadonlySet<unknown>;
  /** Whether every screen is opened once without failures, to record its requests. */
  isTour: boolean;
  /** Writes an outcome into the table. */
  note: (each: FailureCase, outcome: string) => void;
}

/** Why the app goes on without an answer and shows no error; undefined where it shows one. */
function excuseOf({ place, operation }: FailureCase): string | undefined {
  if (operation === 'listNotifications') return 'goes on without the count';
  if (operation === 'getDraftOrder' && place === 'student') return 'goes on without the count of the cart';
  if (operation === 'getUser') return 'goes on without the name';
  if (operation === 'getPackage' && place !== 'package') return 'goes on without the meals of the picture';
  if (operation === 'listDeliveries') return 'goes on with the first day it knows';
  // Where a number is only in the footer; a page that needs it shows that it is missing.
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

/** Whether a failure ends the session. */
export const isExpiry = (kind: FailureKind) => kind === 'http-401' || kind === 'custom-401';

/** The errors on the page: an alert, a summary with the focus, or an error page. */
function errorsIn({ page, message }: Traveller): Locator {
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

/** Closes earlier errors, which would count as errors of this failure. */
async function closeToasts(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const button of document.querySelectorAll<HTMLElement>('[data-kind] button')) button.click();
  });
}

/**
 * Does something while a request fails, and waits until the request has ended or timed out.
 * @param from `next page` if the act opens a page: late requests of the page before do not fail
 */
async function withFailure(
  { page, controls, pending }: FailingTraveller,
  { operation, kind }: FailureCase,
  act: () => Promise<void>,
  from: ControlsFrom = 'now',
) {
  if (process.env['FAILURE_TRACE']) process.stdout.write(`${operation} × ${kind}\n`);
  await closeToasts(page);
  // A pending request would get the failure instead of the act's own request.
  await waitForRequests(pending, 0, 2);
  await controls({ failure: { operation, kind } }, from);
  const asked = page.waitForRequest((request) => operationOf(request) === operation);
  await Promise.all([asked, act()]);
  if (kind !== 'timeout') return;
  // Only the failing request stays pending: the others are answered, those of the top bar last.
  await waitForRequests(pending, 1, 12);
  await page.clock.fastForward(tooLong);
}

async function expectExpired({ page, message }: Traveller): Promise<void> {
  await page.waitForURL('**/signin**');
  await expect(page.getByText(message('errors.session.expired')).first()).toBeVisible();
  await expect(signInForm({ page, message }).mobile).toBeVisible();
}

const of = (place: Place, operation: string, { cases }: FailingTraveller) =>
  cases.filter((each) => each.place === place && each.operation === operation);

interface LoadOptions {
  /** All requests of the screen by default. */
  operations?: readonly string[];
  /** Opens the screen again, for one case or without a failure. */
  open: (each?: FailureCase) => Promise<void>;
  /** Expects the complete screen. */
  isComplete: () => Promise<void>;
  /** Signs in again, once the session has ended; ends at the screen. */
  signInAgain: () => Promise<void>;
}

/** A screen with requests on opening: a failure is shown, and another try completes the screen. */
export async function loads(traveller: FailingTraveller, place: Place, options: LoadOptions): Promise<void> {
  const { page, controls, message, note, isTour, pending } = traveller;
  if (isTour) {
    await options.open();
    await options.isComplete();
    await waitForRequests(pending, 0, 2);
  }
  for (const operation of options.operations ?? requests[place]) {
    for (const each of of(place, operation, traveller)) {
      await withFailure(traveller, each, () => options.open(each), 'next page');
      if (isExpiry(each.kind)) {
        await expectExpired(traveller);
        await controls({ failure: null });
        await options.signInAgain();
        await options.isComplete();
        note(each, 'error shown, signed in again');
        continue;
      }
      const excuse = excuseOf(each);
      const isReported = () => expect(errorsIn(traveller).first()).toBeVisible();
      // A page that does not use the answer works with one that is off the contract.
      if (each.kind === 'off-contract') await Promise.any([isReported(), options.isComplete()]);
      else await (excuse === undefined ? isReported() : options.isComplete());
      // The pages of signing in have another layout.
      if (place !== 'signUp') await expect(page.getByRole('banner')).toBeVisible();
      await controls({ failure: null });
      const again = page.getByRole('main').getByRole('button', {
        name: new RegExp(retries.map((id) => message(id)).join('|')),
      });
      const isShown = (await errorsIn(traveller).count()) > 0;
      const canRetry = excuse === undefined && (await again.count()) > 0;
      if (canRetry) await again.first().click();
      else await options.open();
      await options.isComplete();
      if (excuse !== undefined || !isShown) note(each, excuse ?? 'goes on without the answer');
      else note(each, canRetry ? 'error shown, tried again' : 'error shown, opened again');
    }
  }
}

interface ActOptions {
  operation: string;
  /** Sends what was typed. */
  send: () => Promise<void>;
  /** Expects that the page is unchanged; its field values are compared in any case. */
  kept?: () => Promise<void>;
  /** Whether the typed text was used before the request and is not needed again. */
  isSpent?: boolean;
  /** Comes back, ready to send, after the session has ended. */
  comeBack: () => Promise<void>;
  /** Where a success leads. */
  next: RegExp;
}

/** A form that is sent with failures and at last without: errors are shown, and nothing typed is lost. */
export async function sends(traveller: FailingTraveller, place: Place, options: ActOptions): Promise<void> {
  const { page, controls, note } = traveller;
  const { operation, send, kept, isSpent = false, comeBack, next } = options;
  for (const each of of(place, operation, traveller)) {
    const before = await fieldValues(page);
    await withFailure(traveller, each, send);
    if (isExpiry(each.kind)) {
      await expectExpired(traveller);
      await controls({ failure: null });
      await comeBack();
      note(each, 'error shown, signed in again');
      continue;
    }
    // An app that does not use the answer works with one that is off the contract.
    const isOn = () => each.kind === 'off-contract' && next.test(page.url());
    await expect
      .poll(async () => isOn() || (await errorsIn(traveller).count()) > 0, {
        message: `${operation} × ${each.kind} is shown`,
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
        .poll(() => fieldValues(page), { message: `after ${operation} × ${each.kind} nothing typed is lost` })
        .toEqual(before);
    }
    note(each, 'error shown, nothing lost, sent again');
  }
  await closeToasts(page);
  await send();
}
