import { createServer } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { serve, stopServers } from '#mocks/test-server.ts';
import { openTestControl } from './test-control.ts';

afterEach(stopServers);

const started = '2026-11-24T09:00:00.000Z';

async function read(origin: string, path: string, token: string): Promise<unknown> {
  const response = await fetch(`${origin}/api/v1${path}`, { headers: { Authorization: `Bearer ${token}` } });
  return ((await response.json()) as { data: unknown }).data;
}

const nowOf = async (origin: string) => {
  const { settings } = (await read(origin, '/settings', '')) as { settings: { now: string } };
  return new Date(settings.now).toISOString();
};

describe('the test control of a server', () => {
  it('puts the data and the clock back to what they were', async () => {
    const origin = await serve({ clock: started });
    const control = openTestControl(origin);
    expect(await control.reset()).toBe(true);
    const before = await nowOf(origin);
    expect(await control.holdClock('2026-12-24T09:00:00Z')).toBe(true);
    expect(await nowOf(origin)).toBe('2026-12-24T09:00:00.000Z');
    expect(await control.settle(736, 'paid')).toBe(true);
    expect(await control.reset()).toBe(true);
    expect(await nowOf(origin)).toBe(before);
    expect(await read(origin, '/payments/736', 'mock-session-salma')).toMatchObject({
      payment: { status: 'initiated' },
    });
    await control.close();
    expect(Math.abs(Date.parse(await nowOf(origin)) - Date.now())).toBeLessThan(60_000);
  });

  it('chooses a scenario that the server has, and keeps the data', async () => {
    const origin = await serve({ clock: started });
    const control = openTestControl(origin);
    expect(await control.settle(736, 'paid')).toBe(true);
    expect(await control.choose('refused-listPackages-500')).toBe(true);
    expect((await fetch(`${origin}/api/v1/packages`)).status).toBe(500);
    expect(await control.choose('sunny')).toBe(false);
    expect(await control.choose('default')).toBe(true);
    expect((await fetch(`${origin}/api/v1/packages`)).status).toBe(200);
    expect(await read(origin, '/payments/736', 'mock-session-salma')).toMatchObject({ payment: { status: 'paid' } });
  });

  it('ends payments, and proves numbers', async () => {
    const origin = await serve({ clock: started });
    const control = openTestControl(`${origin}/`);
    expect(await control.settle(736, 'declined')).toBe(true);
    expect(await read(origin, '/payments/736', 'mock-session-salma')).toMatchObject({ payment: { status: 'failed' } });
    expect(await control.settle(900_000_001, 'paid')).toBe(false);
    const token = (await control.phoneToken('+966512344821')) ?? '';
    const answer = await fetch(`${origin}/api/v1/check-verification`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'firebase-token': token },
      body: '{"mobile_number":"+966512344821"}',
    });
    expect(answer.status).toBe(200);
  });

  it('is left out where the server does not have it, and reported where it fails', async () => {
    let status = 404;
    const server = createServer((_incoming, outgoing) => {
      outgoing.writeHead(status);
      outgoing.end('no');
    });
    await new Promise<void>((resolve) => {
      server.listen(0, resolve);
    });
    const { port } = server.address() as { port: number };
    const control = openTestControl(`http://localhost:${port}`);
    expect(await control.reset()).toBe(false);
    expect(await control.holdClock(started)).toBe(false);
    expect(await control.choose('price-changed')).toBe(false);
    expect(await control.settle(1, 'paid')).toBe(false);
    expect(await control.phoneToken('+966512344821')).toBeNull();
    status = 500;
    await expect(control.reset()).rejects.toThrow('POST /__test/reset answered 500 no');
    server.close();
  });
});
