import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startDefectiveProxy } from './defective-proxy.ts';
import { listen } from './listen.ts';
import { markdownOf } from './markdown.ts';
import { startMockWorld } from './mock-world.ts';
import { contract } from './own-contract.ts';
import { verify } from './verify.ts';
import type { World } from './world.ts';

// Whole parts of the suite run here, which takes a while on a busy machine.
vi.setConfig({ testTimeout: 90_000 });

const options = { seed: 5, scale: 0.1, operations: ['getMeal', 'listMeals', 'getUser'] };

let mock: World;
beforeAll(async () => {
  mock = await startMockWorld();
});
afterAll(async () => {
  await mock.close();
});

it('makes an exception a failed check with its stack, and goes on', async () => {
  let resets = 0;
  const world: World = {
    ...mock,
    async reset() {
      resets += 1;
      if (resets === 2) throw new RangeError('the state is lost');
      return mock.reset();
    },
  };
  const progress: string[] = [];
  const report = await verify(contract, world, options, { onProgress: (text) => progress.push(text) });
  const failed = report.checks.filter(({ name }) => name.endsWith(': no exception'));
  expect(failed).toHaveLength(1);
  expect(failed[0]?.message).toMatch(/^the state is lost\nRangeError: the state is lost\n +at .*verify\.test\.ts/);
  expect(report.isStopped).toBe(false);
  expect(markdownOf(report)).toContain('RangeError: the state is lost');
  expect(progress).toContainEqual(expect.stringMatching(/^negatives of getMeal, \d+ requests$/));
});

it('reports a server that stops answering, with what came before', async () => {
  const server = createServer((_incoming, outgoing) => {
    outgoing.writeHead(200, { 'Content-Type': 'application/json' });
    outgoing.end('{"custom_status":200,"data":{}}');
  });
  const world: World = { ...mock, isMock: false, baseUrl: await listen(server), reset: async () => false };
  const ended = verify(contract, world, options, {
    onProgress() {
      server.close();
      server.closeAllConnections();
    },
  });
  const report = await ended;
  expect(report.isStopped).toBe(true);
  const last = report.checks.findLast(({ outcome }) => outcome === 'failed');
  expect(last?.message).toMatch(/can't be reached \(ECONNREFUSED\)/);
  expect(report.requests).toBeGreaterThan(0);
});

it('ends after the first failure if asked to, with operation, request, expected and got', async () => {
  const proxy = await startDefectiveProxy(mock.baseUrl, {
    onAnswer: (answer, { path }) => (path.startsWith('/meals/') ? { ...answer, status: 418 } : answer),
  });
  const world = { ...mock, baseUrl: proxy.baseUrl };
  const report = await verify(contract, world, { ...options, bail: true, first: ['getMeal'] });
  await proxy.close();
  expect(report.isStopped).toBe(true);
  expect([...new Set(report.matrix.map(({ operation }) => operation))]).toEqual(['getMeal']);
  expect(report.negatives).toEqual([]);
  expect(report.checks.find(({ name }) => name === 'getMeal 404')).toMatchObject({
    operation: 'getMeal',
    outcome: 'failed',
    curl: expect.stringMatching(/^curl -i -X GET '.*\/meals\/900000001'/) as string,
    expected: '404',
    got: expect.stringMatching(/^418 /) as string,
  });
});
