import type { Page } from '@playwright/test';
import { operations } from '../../src/api/generated/operations.ts';
import { expect, test } from '../fixtures.ts';
import { everyReach } from './refusals/every-reach.ts';
import type { Operation, Screen } from './refusals/reach.ts';

/** It asks for the end that a choice of days leads to, and changes nothing. */
const onlyAsks = 'previewApplicantVacation';

/** It changes nothing on the server either, but a code is sent to the phone that it finds. */
const sendsCode = 'checkIfPhoneExists';

/** These are sent by the last digit of a code; the button sends them where that attempt failed. */
const sentByDigits: readonly Operation[] = ['verifyUserFirebase', 'checkVerification'];

const changes = (Object.keys(everyReach) as Operation[]).filter(
  (operation) => operation === sendsCode || (operations[operation].method !== 'get' && operation !== onlyAsks),
);

/** Played always: what costs money, and each kind of form. The others are played in `npm run test:full`. */
const always: readonly Operation[] = [
  'createUser',
  'verifyUserFirebase',
  'createApplicant',
  'createApplicantVacation',
  'createOrder',
  'checkoutOrder',
  'createPayment',
  'cancelDelivery',
  'renewSubOrder',
  'createOrderReview',
];

const ways = changes.map((operation) => {
  const reach = everyReach[operation];
  if ('noScreen' in reach || reach.act === undefined) throw new Error(`No control sends ${operation}`);
  return { operation, reach, act: reach.act };
});

/** Turns each press of a button or link into two presses in one task: nothing can be drawn between them. */
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

/** How often an operation is called from now on. */
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
