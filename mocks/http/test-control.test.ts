import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { afterEach, describe, expect, it } from 'vitest';
import { serve, stopServers } from '../test-server.ts';

afterEach(stopServers);

async function call(
  origin: string,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
) {
  const response = await fetch(`${origin}${path}`, {
    method,
    headers: { ...headers, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: (text === '' ? null : JSON.parse(text)) as Record<string, unknown> | null };
}

const huda = { Authorization: 'Bearer mock-session-huda' };
const salma = { Authorization: 'Bearer mock-session-salma' };

describe('the test control of the mock over HTTP', () => {
  it('has every operation of its document, and refuses a body that is none of it', async () => {
    const { paths } = load(readFileSync('openapi/test-control.yaml', 'utf8')) as {
      paths: Record<string, Record<string, unknown>>;
    };
    const origin = await serve();
    const found: [string, number][] = [];
    for (const [path, item] of Object.entries(paths)) {
      for (const method of Object.keys(item)) {
        const { status } = await call(
          origin,
          method.toUpperCase(),
          path,
          method === 'get' ? undefined : { nonsense: 1 },
        );
        found.push([`${method} ${path}`, status]);
      }
    }
    expect(Object.fromEntries(found)).toEqual({
      'post /__test/reset': 422,
      'put /__test/scenario': 422,
      'get /__test/clock': 200,
      'put /__test/clock': 422,
      'put /__test/seed': 422,
      'put /__test/limits': 422,
      'post /__test/settle': 422,
      'get /__test/sms': 200,
      'post /__test/sms': 422,
      'post /__test/phone-tokens': 422,
    });
    expect((await call(origin, 'GET', '/__test/nothing')).status).toBe(404);
  });

  it('puts the data back, with another scenario', async () => {
    const origin = await serve();
    const count = async () => {
      const { body } = await call(origin, 'GET', '/api/v1/applicants', undefined, huda);
      return (body as { data: { applicants: unknown[] } } | null)?.data.applicants.length;
    };
    const before = await count();
    expect((await call(origin, 'DELETE', '/api/v1/sessions', undefined, huda)).status).toBe(204);
    expect((await call(origin, 'GET', '/api/v1/applicants', undefined, huda)).status).toBe(401);
    expect((await call(origin, 'POST', '/__test/reset', {})).status).toBe(204);
    expect(await count()).toBe(before);
    expect((await call(origin, 'POST', '/__test/reset', { scenario: 'too-many-requests' })).status).toBe(204);
    const signIn = { mobile_number: '+966512344821', password: 'x' };
    expect((await call(origin, 'POST', '/api/v1/sessions', signIn)).status).toBe(429);
    const unknown = await call(origin, 'POST', '/__test/reset', { scenario: 'sunny' });
    expect(unknown).toMatchObject({
      status: 422,
      body: { error: expect.stringContaining('no such scenario') as unknown },
    });
  });

  it('chooses a scenario, and keeps the data', async () => {
    const origin = await serve();
    const price = async () => {
      const { body } = await call(origin, 'GET', '/api/v1/packages/1');
      return (body as { data: { package: { price: string } } } | null)?.data.package.price;
    };
    const before = await price();
    expect((await call(origin, 'DELETE', '/api/v1/sessions', undefined, huda)).status).toBe(204);
    expect((await call(origin, 'PUT', '/__test/scenario', { scenario: 'price-changed' })).status).toBe(204);
    expect(await price()).not.toBe(before);
    expect((await call(origin, 'GET', '/api/v1/applicants', undefined, huda)).status).toBe(401);
    expect((await call(origin, 'PUT', '/__test/scenario', { scenario: 'sunny' })).status).toBe(422);
  });

  it('sets the clock, lets it stop at an instant, and goes back to the real time', async () => {
    const origin = await serve();
    const now = async () => {
      const { body } = await call(origin, 'GET', '/api/v1/settings');
      return (body as { data: { settings: { now: string } } }).data.settings.now;
    };
    const instant = '2026-11-26T05:59:59.000Z';
    expect(await call(origin, 'PUT', '/__test/clock', { now: instant, is_held: true })).toEqual({
      status: 200,
      body: { now: instant },
    });
    expect(new Date(await now()).toISOString()).toBe(instant);
    await call(origin, 'PUT', '/__test/clock', { now: null });
    // oxlint-disable-next-line eslint/no-restricted-properties -- the real time is what is expected
    expect(Math.abs(new Date(await now()).getTime() - Date.now())).toBeLessThan(60_000);
  });

  it('ends a payment as the parent would', async () => {
    const origin = await serve({ clock: '2026-11-24T09:00:00Z' });
    const status = async () => {
      const { body } = await call(origin, 'GET', '/api/v1/payments/736', undefined, salma);
      return (body as { data: { payment: { status: string } } } | null)?.data.payment.status;
    };
    const settle = (outcome: string, payment_id = 736) =>
      call(origin, 'POST', '/__test/settle', { payment_id, outcome });
    expect(await status()).toBe('initiated');
    expect((await settle('paid')).status).toBe(204);
    expect(await status()).toBe('paid');
    expect((await settle('paid', 999_999)).status).toBe(404);
    expect((await settle('stolen')).status).toBe(422);
  });

  it('sends a code, lists it, and exchanges it for a token that the contract takes', async () => {
    const origin = await serve();
    const mobile_number = '+966512344821';
    const sent = await call(origin, 'POST', '/__test/sms', { mobile_number, language: 'ar' });
    expect(sent).toMatchObject({ status: 201, body: { mobile_number } });
    const code = String(sent.body?.['code']);
    const { body } = await call(origin, 'GET', '/__test/sms');
    expect(body).toMatchObject({ messages: [{ mobile_number, code }] });
    const wrong = code === '000000' ? '000001' : '000000';
    expect((await call(origin, 'POST', '/__test/phone-tokens', { mobile_number, code: wrong })).status).toBe(422);
    const token = await call(origin, 'POST', '/__test/phone-tokens', { mobile_number, code });
    expect(token.status).toBe(201);
    const checked = await call(
      origin,
      'POST',
      '/api/v1/check-verification',
      { mobile_number },
      {
        'firebase-token': String(token.body?.['token']),
      },
    );
    expect(checked.status).toBe(200);
    const other = { mobile_number: '+966550000000', code };
    expect(await call(origin, 'POST', '/__test/phone-tokens', other)).toMatchObject({ status: 422 });
  });

  it('limits wrong passwords, unless it is switched off', async () => {
    const origin = await serve();
    const wrong = { mobile_number: '+966512344821', password: 'not-it' };
    const statuses = async (count: number) => {
      const all: number[] = [];
      for (let index = 0; index < count; index += 1)
        all.push((await call(origin, 'POST', '/api/v1/sessions', wrong)).status);
      return new Set(all);
    };
    expect((await call(origin, 'PUT', '/__test/limits', { are_on: false })).status).toBe(204);
    expect(await statuses(12)).toEqual(new Set([422]));
    expect((await call(origin, 'PUT', '/__test/limits', { are_on: true })).status).toBe(204);
    expect(await statuses(6)).toEqual(new Set([422, 429]));
  });

  it('repeats codes with the same seed', async () => {
    const origin = await serve();
    const codeFor = async (seed: number) => {
      await call(origin, 'POST', '/__test/reset', {});
      await call(origin, 'PUT', '/__test/seed', { seed });
      return (await call(origin, 'POST', '/__test/sms', { mobile_number: '+966512344821' })).body?.['code'];
    };
    const first = await codeFor(7);
    expect(await codeFor(8)).not.toBe(first);
    expect(await codeFor(7)).toBe(first);
  });
});
