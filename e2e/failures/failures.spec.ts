import type { Page } from '@playwright/test';
import { waitForRequests, pendingRequests } from '../pending-requests.ts';
import { newParent } from '../flows/account-steps.ts';
import { pointer } from '../flows/input-methods.ts';
import { expect, test } from '../fixtures.ts';
import { lookAround, order, payAndFollow, signUp } from './failure-journey.ts';
import type { FailingTraveller } from './failing-requests.ts';
import { type FailureCase, missing, operationOf, shares } from './plan.ts';

// `npm run test:full` runs all cases, a twelfth per test, every other test in Arabic; `npm test` runs a 72nd, in
// English.
const seed = Number(process.env['FAULT_SEED'] ?? 2022);
const parts = shares(process.env['E2E_EVERY_PAIR'] === 'true' ? 12 : 72, seed);

/** The new parent's data on the server. */
async function atTheServer(page: Page) {
  const state = await page.evaluate(async () => window.nabtaMock?.state());
  const parent = state?.users.find(({ mobile_number }) => mobile_number === newParent.mobileNumber);
  const orders = state?.orders.filter(({ user_id }) => user_id === parent?.id) ?? [];
  const isTheirs = ({ order_id }: { order_id: number }) => orders.some(({ id }) => id === order_id);
  return {
    students: state?.applicants.filter(({ user_id }) => user_id === parent?.id).length,
    orders: orders.map(({ status }) => status),
    lines: state?.subOrders.filter(isTheirs).length,
    payments: state?.payments.filter(isTheirs).map(({ status }) => status),
  };
}

const callsUnderWay = (page: Page) => pendingRequests(page, (request) => operationOf(request) !== null);

async function travel(traveller: FailingTraveller): Promise<void> {
  await test.step('a visitor looks around', () => lookAround(traveller));
  await test.step('an account is made', () => signUp(traveller));
  await test.step('a child is added, and lunches for it', () => order(traveller));
  await test.step('the order is paid and followed', () => payAndFollow(traveller));
}

test('Each request of the journey is one of those that fail @rest', async ({ page, language, message, controls }) => {
  test.setTimeout(180_000);
  const made: string[] = [];
  const untried = new Set<string>();
  page.on('request', (request) => {
    const operation = operationOf(request);
    if (operation === null) return;
    made.push(operation);
    const lack = missing(operation, request.frame().url());
    if (lack !== null) untried.add(lack);
  });
  await page.clock.install();
  await travel({
    page,
    hand: pointer(page),
    language,
    message,
    controls,
    cases: [],
    isTour: true,
    pending: callsUnderWay(page),
    note: () => undefined,
  });
  expect(made.length).toBeGreaterThan(40);
  expect([...untried].toSorted()).toEqual([]);
});

for (const [part, cases] of parts.entries()) {
  const language = part % 2 === 0 ? 'en' : 'ar';
  const always = part < 1 ? '' : ' @rest';

  test.describe(`part ${part + 1} of ${parts.length}${always}`, () => {
    test.use(
      language === 'en'
        ? { language, locale: 'en-GB', viewport: { width: 1280, height: 800 } }
        : { language, locale: 'ar-SA', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    );

    test('Every failure shows a message, nothing typed is lost, and there is one order and one payment', async ({
      page,
      message,
      controls,
      allowComplaint,
    }) => {
      test.setTimeout(600_000);
      // Page errors are expected only for an off-contract answer.
      let failureKind = '';
      const unexpected: string[] = [];
      allowComplaint(/^(?:page|console) error/);
      page.on('pageerror', ({ message: words }) => {
        if (failureKind !== 'off-contract')
          unexpected.push(`${failureKind === '' ? 'no failure' : failureKind}: ${words}`);
      });
      const tried = new Set<FailureCase>();
      await page.clock.install();
      const pending = callsUnderWay(page);
      const traveller: FailingTraveller = {
        page,
        hand: pointer(page),
        language,
        message,
        cases,
        isTour: false,
        pending,
        controls: async (changes, from) => {
          // The page may be complete before an answer that it does not need arrives: its error still belongs to this
          // failure.
          if (failureKind === 'off-contract' && 'failure' in changes) await waitForRequests(pending, 2);
          await controls(changes, from);
          // The off-contract answer stays in the page until the next request; until then, errors belong to this
          // failure.
          if (changes.failure) failureKind = changes.failure.kind;
          else if ('failure' in changes && failureKind !== 'off-contract') failureKind = '';
        },
        note: (each, outcome) => {
          const { place, operation, kind } = each;
          tried.add(each);
          test.info().annotations.push({ type: 'failure', description: `${place}: ${operation}|${kind}|${outcome}` });
        },
      };
      await travel(traveller);
      expect(await atTheServer(page)).toEqual({ students: 1, orders: ['paid'], lines: 1, payments: ['paid'] });
      expect(unexpected).toEqual([]);
      expect(cases.filter((each) => !tried.has(each))).toEqual([]);
    });
  });
}
