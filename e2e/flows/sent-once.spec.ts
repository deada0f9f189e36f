import type { Page } from '@playwright/test';
import { operations } from '../../src/api/generated/operations.ts';
import { expect, test } from '../fixtures.ts';
import { everyReach } from './refusals/every-reach.ts';
import type { Operation, Screen } from './refusals/reach.ts';

/** It only calculates the end date for chosen off days, and changes nothing. */
const onlyAsks = 'previewApplicantVacation';

/** It changes nothing on the server either, but a code is sent to the number that it finds. */
const sendsCode = 'checkIfPhoneExists';

/** The last digit of a code sends these; after a failed attempt the button does. */
const sentByDigits: readonly Operation[] = ['verifyUserFirebase', 'checkVerification'];

const changes = (Object.keys(everyReach) as Operation[]).filter(
  (operation) => operation === sendsCode || (operations[operation].method !== 'get' && operation !== onlyAsks),
);

/** Always run: one of each kind, and those that cost money. The others run in `npm run test:full`. */
const always: readonly Operation[] = ['createPayment'];

const ways = changes.flatMap((operation) => {
  const reach = everyReach[operation];
  if ('noScreen' in reach) return [];
  if (reach.act === undefined) throw new Error(`No control sends ${operation}`);
  return [{ operation, reach, act: reach.act }];
});

/** Turns each press of a button or link into two presses in one task, without a render between them. */
async function pressTwice(page: Page): Promise<void> {
  await page.evaluate(() => {
    const press = (event: MouseEvent) => {
      const control = event.target instanceof Element ? event.target.closest<HTMLElement>('button, a') : null;
      if (!event.isTrusted || !control) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      control.click();
      control.click();
    };
    window.addEventListener('click', press, { capture: true });
  });
}

/** Returns a counter of the calls of an operation, from now on. */
function countCalls(page: Page, operation: Operation): () => number {
  const { method, path } = operations[operation];
  const pattern = new RegExp(`/api/v1${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
  let count = 0;
  page.on('request', (request) => {
    if (request.method().toLowerCase() === method && pattern.test(new URL(request.url()).pathname)) count += 1;
  });
  return () => count;
}

for (const { operation, reach, act } of ways) {
  test(`E02 Two presses in the same task send ${operation} once @once${always.includes(operation) ? '' : ' @rest'}`, async ({
    page,
    language,
    message,
    signIn,
    controls,
    clock,
    settled,
  }) => {
    const screen: Screen = { page, language, message, clock };
    await signIn(reach.persona);
    if (reach.clock !== undefined) await clock(reach.clock);
    await page.goto(reach.path);
    await reach.ready?.(screen);
    await settled();
    if (sentByDigits.includes(operation)) {
      await controls({ scenario: `refused-${operation}-500` as 'refused-verifyUserFirebase-500' });
      await act(screen);
      await expect(page.getByText(message('verify.confirmed.title'))).toBeVisible();
      await controls({ scenario: 'default' });
    }
    const calls = countCalls(page, operation);
    await pressTwice(page);
    await (sentByDigits.includes(operation)
      ? page.getByRole('button', { name: message('verify.action.again') }).click()
      : act(screen));
    await expect.poll(calls).toBeGreaterThan(0);
    await settled();
    expect(calls()).toBe(1);
  });
}
