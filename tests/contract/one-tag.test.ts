import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { findPersona, type PersonaName } from '#mocks/personas.ts';
import { startDefectiveProxy } from './defective-proxy.ts';
import { startMockWorld } from './mock-world.ts';
import { contract } from './own-contract.ts';
import { openReasons, type Report } from './report.ts';
import { serverWorld } from './server-world.ts';
import type { SuiteOptions } from './suite.ts';
import { verify } from './verify.ts';
import type { World } from './world.ts';

// Whole parts of the suite run here, which takes a while on a busy machine.
vi.setConfig({ testTimeout: 90_000 });

let mock: World;
beforeAll(async () => {
  mock = await startMockWorld();
});
afterAll(async () => {
  await mock.close();
});

const accountOf = (name: PersonaName) => findPersona(name).account;
const [huda, noura] = [accountOf('huda'), accountOf('noura')];
const parents = {
  CONTRACT_MOBILE_NUMBER: huda?.mobileNumber ?? '',
  CONTRACT_PASSWORD: huda?.password ?? '',
  CONTRACT_OTHER_MOBILE_NUMBER: noura?.mobileNumber ?? '',
  CONTRACT_OTHER_PASSWORD: noura?.password ?? '',
};
const tokens = {
  CONTRACT_TOKEN: huda?.token ?? '',
  CONTRACT_OTHER_TOKEN: noura?.token ?? '',
  CONTRACT_UNVERIFIED_TOKEN: accountOf('khalid')?.token ?? '',
  CONTRACT_EXPIRED_TOKEN: 'ended-long-ago',
};

/** Verifies a server that has some paths only. */
async function verified(paths: RegExp, variables: Record<string, string>, options: Partial<SuiteOptions>) {
  await mock.reset();
  const proxy = await startDefectiveProxy(mock.baseUrl, {
    onRequest: (passing) =>
      paths.test(passing.path)
        ? passing
        : {
            status: 404,
            headers: { 'content-type': 'application/json' },
            body: '{"custom_status":404,"error":"none"}',
          },
  });
  try {
    const world = serverWorld({ BASE_URL: proxy.baseUrl, CONTRACT_RATE: 'none', ...parents, ...variables });
    return await verify(contract, world, { seed: 5, scale: 0.15, ...options });
  } finally {
    await proxy.close();
  }
}

const outcomeOf = ({ checks }: Report, name: string) => checks.find((each) => each.name === name)?.outcome;
const failedIn = ({ checks }: Report) => checks.filter(({ outcome }) => outcome === 'failed').map(({ name }) => name);

async function paidPayment(): Promise<number> {
  const headers = { Authorization: `Bearer ${tokens.CONTRACT_TOKEN}` };
  const answer = await fetch(`${mock.baseUrl}/payment-orders`, { headers });
  const { data } = (await answer.json()) as { data: { payment_orders: { id: number }[] } };
  return data.payment_orders[0]?.id ?? 0;
}

it('is verified with given tokens and requests, on a server that has nothing else', async () => {
  await mock.reset();
  const requests = { getPayment: { path: { id: await paidPayment() } } };
  const operations = ['getPayment', 'listPaymentInfos', 'listPaymentOrders'];
  const report = await verified(/^\/payment/, tokens, { operations, requests });
  expect(failedIn(report)).toEqual([]);
  for (const name of [
    'getPayment 200',
    'getPayment 401',
    'getPayment 403',
    'getPayment 404',
    'listPaymentOrders 400',
  ]) {
    expect([name, outcomeOf(report, name)]).toEqual([name, 'passed']);
  }
  const kinds = Object.keys(report.negatives.find(({ operation }) => operation === 'getPayment')?.cases ?? {});
  expect(kinds).toEqual(
    expect.arrayContaining(['no token', 'expired token', 'not verified', "another parent's object", 'bad path']),
  );
  expect(outcomeOf(report, 'date range: listPaymentOrders inside and outside is the whole list')).toBe('passed');
  // A record that another operation would have to show is not missing because that operation is.
  expect(openReasons(report.checks)).toContainEqual({ reason: 'getOrder answered 404', count: 1 });
  expect(JSON.stringify(report)).not.toContain('mock-session');
});

it('lists what is missing, and what was left out because of it', async () => {
  const report = await verified(
    /^\/notifications/,
    { CONTRACT_TOKEN: tokens.CONTRACT_TOKEN },
    {
      operations: ['listNotifications'],
      phases: ['matrix', 'negatives'],
    },
  );
  expect(failedIn(report)).toEqual([]);
  expect(outcomeOf(report, 'listNotifications 200')).toBe('passed');
  expect(openReasons(report.checks)).toEqual([
    { reason: 'writes are not allowed here; CONTRACT_ALLOW_WRITES=yes allows them', count: 2 },
    { reason: 'only a server error leads there', count: 1 },
    { reason: 'createSession answered 404', count: 1 },
  ]);
  expect(outcomeOf(report, 'listNotifications: expired token')).toBe('open');
});

it('fails where a request was sent and another status came', async () => {
  const report = await verified(/^\/none/, tokens, { operations: ['listNotifications'], phases: ['matrix'] });
  expect(failedIn(report)).toContain('listNotifications 200');
  expect(outcomeOf(report, 'listNotifications 500')).toBe('open');
});

it('resets the data by the test control, so that a state can be full', async () => {
  const origin = new URL(mock.baseUrl).origin;
  const options = { operations: ['createApplicant'], phases: ['matrix'] } as const;
  const writes = { CONTRACT_ALLOW_WRITES: 'yes' };
  const without = await verified(/^\//, writes, options);
  expect(outcomeOf(without, 'createApplicant 409')).toBe('open');
  const report = await verified(/^\//, { ...writes, CONTRACT_TEST_CONTROL: origin }, options);
  expect(failedIn(report)).toEqual([]);
  expect(outcomeOf(report, 'createApplicant 409')).toBe('passed');
});
