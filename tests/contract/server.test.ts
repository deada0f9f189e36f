import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { findPersona } from '#mocks/personas.ts';
import { startDefectiveProxy } from './defective-proxy.ts';
import { startMockWorld } from './mock-world.ts';
import { contract } from './own-contract.ts';
import { serverWorld } from './server-world.ts';
import { verify } from './verify.ts';
import type { World } from './world.ts';

// Whole parts of the suite run here, which takes a while on a busy machine.
vi.setConfig({ testTimeout: 90_000 });

let mock: World;
let sent: { call: string; at: number }[] = [];
let proxy: Awaited<ReturnType<typeof startDefectiveProxy>>;

beforeAll(async () => {
  mock = await startMockWorld();
  proxy = await startDefectiveProxy(mock.baseUrl, {
    onRequest(passing) {
      sent.push({ call: `${passing.method} ${passing.path.split('?')[0] ?? ''}`, at: performance.now() });
      return passing;
    },
  });
});
afterAll(async () => {
  await proxy.close();
  await mock.close();
});

const chosen = [
  'getUser',
  'listApplicants',
  'createApplicant',
  'previewApplicantVacation',
  'createOrder',
  'getOrder',
  'deletePaymentInfo',
  'updatePassword',
  'createContactMessage',
  'listHealths',
];

/** A server that is described only by its variables. */
async function verified(variables: Record<string, string>, operations: string[]) {
  await mock.reset();
  sent = [];
  const world = serverWorld({ BASE_URL: proxy.baseUrl, CONTRACT_RATE: 'none', ...variables });
  return verify(contract, world, { seed: 5, scale: 0.15, operations });
}

const huda = findPersona('huda').account;
const noura = findPersona('noura').account;
const credentials = {
  CONTRACT_MOBILE_NUMBER: huda?.mobileNumber ?? '',
  CONTRACT_PASSWORD: huda?.password ?? '',
  CONTRACT_OTHER_MOBILE_NUMBER: noura?.mobileNumber ?? '',
  CONTRACT_OTHER_PASSWORD: noura?.password ?? '',
};

it('a server that may not be written to is only read', async () => {
  const report = await verified(credentials, chosen);
  const writes = new Set(sent.map(({ call }) => call).filter((call) => !/^GET |\/preview$/.test(call)));
  expect([...writes].toSorted()).toEqual(['DELETE /sessions', 'POST /sessions']);
  expect(report.checks.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
  expect(report.open).toBeGreaterThan(0);
  expect(report.checks.find(({ name }) => name === 'createOrder 201')).toMatchObject({
    outcome: 'open',
    message: 'writes are not allowed here; CONTRACT_ALLOW_WRITES=yes allows them',
  });
  expect(report.checks.find(({ name }) => name === 'getOrder 200')).toMatchObject({ outcome: 'passed' });
});

it('without a parent only what visitors may read is verified', async () => {
  const report = await verified({}, chosen);
  expect(report.checks.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
  const tried = report.checks.filter(({ part, outcome }) => part === 'matrix' && outcome === 'passed');
  expect(tried.map(({ name }) => name)).toEqual(['listHealths 200', 'listHealths 400']);
});

it('a server that may be written to is verified as the mock is, as far as its variables lead', async () => {
  const report = await verified({ ...credentials, CONTRACT_ALLOW_WRITES: 'yes' }, chosen);
  expect(report.checks.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
  expect(report.checks.find(({ name }) => name === 'createOrder 201')).toMatchObject({ outcome: 'passed' });
  expect(report.checks.find(({ name }) => name === 'createOrder 500')).toMatchObject({
    outcome: 'open',
    message: 'only a server error leads there',
  });
});

it('an undocumented field and a missing header are warnings on another server', async () => {
  const spoiled = await startDefectiveProxy(mock.baseUrl, {
    onAnswer({ headers: { 'cache-control': _gone, ...headers }, ...answer }) {
      return { ...answer, headers, body: answer.body.replace('"user":{', '"user":{"shoe_size":41,') };
    },
  });
  const world = serverWorld({ BASE_URL: spoiled.baseUrl, CONTRACT_RATE: 'none', ...credentials });
  const report = await verify(contract, world, { seed: 5, scale: 0.15, operations: ['getUser'], phases: ['matrix'] });
  await spoiled.close();
  expect(report.checks.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
  const warnings = report.replies.map(({ severity, rule }) => `${severity}: ${rule}`);
  expect(new Set(warnings)).toEqual(new Set(['warning: undocumented field', 'warning: header']));
});

it('keeps to the rate', async () => {
  await verified({ CONTRACT_RATE: '50' }, ['listPartners', 'listRegions', 'listAllergens']);
  const gaps = sent.slice(1).map(({ at }, index) => at - (sent[index]?.at ?? 0));
  expect(sent.length).toBeGreaterThan(3);
  // The gap after a delayed request may be shorter, but the average gap must keep the rate.
  const average = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
  expect(average).toBeGreaterThan(18);
});
