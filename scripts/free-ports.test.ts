import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from './free-ports.ts';

test('Ports chosen at the same time differ, and lie outside the range that systems choose from', async () => {
  const ports = await Promise.all(Array.from({ length: 20 }, freePort));
  expect(new Set(ports).size).toBe(20);
  expect(Math.min(...ports)).toBeGreaterThanOrEqual(20_000);
  expect(Math.max(...ports)).toBeLessThan(32_768);
});

test('A port that a program listens at is passed over', async () => {
  const port = await freePort();
  const server = createServer().listen(port + 1, '127.0.0.1');
  onTestFinished(() => {
    server.close();
  });
  await once(server, 'listening');
  expect((server.address() as AddressInfo).port).toBe(port + 1);
  expect(await freePort()).toBe(port + 2);
});
