import { expect, type Locator, type Page, type Request } from '@playwright/test';
import type { Controls } from '../../mocks/controls.ts';
import type { FailureKind } from '../../mocks/scenarios/failure.ts';
import type { ControlsFrom } from '../fixtures.ts';
import { signInForm } from '../flows/form-fields.ts';
import type { Traveller } from '../flows/journey-steps.ts';
import { waitForRequests } from '../pending-requests.ts';
import { fieldValues } from '../flows/field-values.ts';
import { type FailureCase, operationOf, passing, type Place, requests } from './plan.ts';

/** A person on the main journey whose requests fail as planned. */
export interface FailingTraveller extends Traveller {
  controls: (changes: Partial<Controls>, from?: ControlsFrom) => Promise<void>;
  cases: readonly FailureCase[];
  /** The pending API calls. */
  pending: ReadonlySet<Request>;
  /** Whether this run opens every screen once without failures, to record its requests. */
  isTour: boolean;
  /** Adds an outcome to the table. */
  note: (each: FailureCase, outcome: string) => void;
}

/** Why the app continues without the answer and shows no error; undefined if it shows one. */
function excuseOf({ place, operation }: FailureCase): string | undefined {
  if (operation === 'listNotifications') return 'goes on without the count';
  if (operation === 'getDraftOrder' && place === 'student') return 'goes on without the count of the cart';
  if (operation === 'listApplicants' && place === 'student') return 'goes on without the number of students';
  if (operation === 'getUser') return 'goes on without the name';
  const isOfChecks = ['getPackage', 'listMeals', 'listMenus', 'listHealthIssues', 'listAllergens'].includes(operation);
  if (place === 'renewal' && isOfChecks) return 'goes on with a package that has to be checked';
  if (operation === 'getPackage' && place !== 'package') return 'goes on without the meals of the picture';
  const isNameOnly = operation === 'listAllergens' || operation === 'listHealthIssues';
  if (isNameOnly && (place === 'cart' || place === 'checkout')) return 'goes on with words for what has no name';
  const isOfMarks = ['listApplicants', 'listHealthIssues', 'listAllergens', 'listMeals'].includes(operation);
  if (place === 'orders' && isOfMarks) return 'goes on with lunches that have to be checked';
  if (operation === 'listDeliveries' && place === 'orders') return 'goes on with the first day it knows';
  // On these pages only the footer has the numbers; pages that depend on a number show an error.
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

/** Longer than the app's timeout for any answer. */
const tooLong = 31_000;

/** Whether a failure ends the session. */
export const isExpiry = (kind: FailureKind) => kind === 'http-401' || kind === 'custom-401';

/** The errors on the page: an alert, a summary with the focus, or an error page. */
function errorsIn({ page, message }: Traveller): Locator {
  const titles = (['crash', 'network', 'offline'] as const).map((each) => message(`errorPage.${each}.title`));
  const parts = (
    [
      'package.lunches.failed',
      'subscribe.failed',
      'subscribe.safety.failed',
      'student.home.neighbourhoodFailed',
      'student.school.failed',
    ] as const
  ).map((id) => message(id));
  return (
    page
      .getByRole('alert')
      // What was announced before stays in the live region beside the page.
      .or(page.getByRole('main').getByText(new RegExp(parts.join('|'))))
      .or(page.locator('section[tabindex="-1"]:focus'))
      .or(page.getByRole('heading', { level: 1, name: new RegExp(titles.join('|')) }))
      .filter({ visible: true, hasText: /\S/ })
  );
}

/** Closes earlier error toasts, which would otherwise count for this failure. */
async function closeToasts(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const button of document.querySelectorAll<HTMLElement>('[data-kind] button')) button.click();
  });
}

/**
 * Runs an action while a request fails, and waits until the request has ended or timed out.
 * @param from `next page` if the action opens a page: late requests of the page before do not fail
 */
async function withFailure(
  { page, controls, pending }: FailingTraveller,
  each: FailureCase,
  act: () => Promise<void>,
  from: ControlsFrom = 'now',
) {
  const { operation, kind } = each;
  if (process.env['FAILURE_TRACE']) process.stdout.write(`${operation} × ${kind}\n`);
  await closeToasts(page);
  // An earlier pending request of the same operation would get the failure intended for the action.
  await waitForRequests(pending, 2);
  await controls({ failure: { operation, kind } }, from);
  const asked = page.waitForRequest((request) => operationOf(request) === operation);
  await Promise.all([asked, act()]);
  if (kind !== 'timeout') return;
  // Only failing requests stay pending: the others are answered, last those of the top bar.
  await waitForRequests(pending, 12, (request) => operationOf(request) === operation);
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
  /** The operations that fail; by default all of the screen. */
  operations?: readonly string[];
  /** Opens the screen again, for one failure case or without a failure. */
  open: (each?: FailureCase) => Promise<void>;
  /** Expects the complete screen. */
  isComplete: () => Promise<void>;
  /** Signs in again after the session has ended; ends at the screen. */
  signInAgain: () => Promise<void>;
}

/** Tests a screen that loads data when it opens: a failure shows an error, and a retry completes the screen. */
export async function loads(traveller: FailingTraveller, place: Place, options: LoadOptions): Promise<void> {
  const { page, controls, message, note, isTour, pending } = traveller;
  if (isTour) {
    await options.open();
    await options.isComplete();
    await waitForRequests(pending, 2);
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
      // A page that does not use the off-contract answer may also just work.
      if (each.kind === 'off-contract') await Promise.any([isReported(), options.isComplete()]);
      else await (excuse === undefined ? isReported() : options.isComplete());
      // The sign-up and sign-in pages have another layout.
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
  /** Submits what was typed. */
  send: () => Promise<void>;
  /** Expects that the page is unchanged; the field values are always compared. */
  kept?: () => Promise<void>;
  /** Whether the typed text was used before the request and is no longer needed. */
  isSpent?: boolean;
  /** Returns to the form after the session has ended, ready to submit. */
  comeBack: () => Promise<void>;
  /** The address after a success. */
  next: RegExp;
}

/** Tests a form that is submitted with failures, then without: errors are shown, and no typed text is lost. */
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
    // A page that does not use the off-contract answer may also just continue.
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
