import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { startMockWorld } from './mock-world.ts';
import type { NegativeResult } from './negative-cases.ts';
import { contract } from './own-contract.ts';
import { openProgress, type RunIdentity } from './progress.ts';
import { UsageError } from './server-world.ts';
import { verify } from './verify.ts';

// Whole parts of the suite run here, which takes a while on a busy machine.
vi.setConfig({ testTimeout: 90_000 });

const file = join(mkdtempSync(join(tmpdir(), 'contract-progress-')), 'progress.json');
const run: RunIdentity = {
  contract: 'abc',
  baseUrl: 'https://host/api/v1',
  operations: ['listMeals', 'getMeal'],
  seed: 7,
};
const result: NegativeResult = {
  operation: 'listMeals',
  cases: { 'bad enum': 3 },
  failures: [],
  control: 'accepted',
  controlCurl: null,
  skipped: null,
  left: [],
};

it('goes on with the seed and the results of the interrupted run', () => {
  openProgress(file, run, false).add(result);
  const resumed = openProgress(file, { ...run, seed: 8 }, true);
  expect(resumed.seed).toBe(7);
  expect([...resumed.done]).toEqual([['listMeals', result]]);
  resumed.add({ ...result, operation: 'getMeal' });
  expect([...openProgress(file, run, true).done.keys()]).toEqual(['listMeals', 'getMeal']);
});

it.each([
  ['contract', { contract: 'abd' }],
  ['baseUrl', { baseUrl: 'https://other/api/v1' }],
  ['operations', { operations: null }],
])('refuses a run with another %s', (what, changes) => {
  openProgress(file, run, false).add(result);
  expect(() => openProgress(file, { ...run, ...changes }, true)).toThrow(UsageError);
  expect(() => openProgress(file, { ...run, ...changes }, true)).toThrow(`the interrupted run had another ${what}`);
});

it.each(['{', '{"seed":7}', '[]'])('refuses the unreadable record %s', (text) => {
  writeFileSync(file, text);
  expect(() => openProgress(file, run, true)).toThrow(`${file} can't be read`);
});

it('sends no case of an operation that is done, and records the others without secrets', async () => {
  const world = await startMockWorld();
  const options = { seed: 7, scale: 0.1, operations: ['listMeals', 'updatePassword'], phases: ['negatives'] as const };
  openProgress(file, run, false).add(result);
  const progress = openProgress(file, run, true);
  const report = await verify(contract, world, options, { progress });
  await world.close();
  expect(report.negatives).toContainEqual(result);
  const sent = report.negatives.find(({ operation }) => operation === 'updatePassword');
  expect(sent).toMatchObject({ failures: [], control: 'accepted' });
  const record = readFileSync(file, 'utf8');
  expect(record).toContain('updatePassword');
  expect(record).not.toContain(world.parent?.password);
});
