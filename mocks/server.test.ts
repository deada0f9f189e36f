import { afterEach, describe, expect, it } from 'vitest';
import { defaultControls } from './controls.ts';
import { readServerOptions, UsageError } from './server-options.ts';
import { startServer } from './server.ts';
import { setClock } from './clock.ts';

const running: (() => Promise<void>)[] = [];

afterEach(async () => {
  await Promise.all(running.splice(0).map(async (stop) => stop()));
  setClock(null);
});

async function serve(controls: Partial<typeof defaultControls> = {}): Promise<string> {
  const { origin, stop } = await startServer({
    port: 0,
    controls: { ...defaultControls, latency: 'none', ...controls },
  });
  running.push(stop);
  return origin;
}

describe('the mock over HTTP', () => {
  it('answers the API, with what a page of another origin needs', async () => {
    const origin = await serve({ clock: '2026-11-26T07:00:00Z' });
    const response = await fetch(`${origin}/api/v1/settings`);
    expect(response.status).toBe(200);
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
    const { data } = (await response.json()) as { data: { settings: { now: string } } };
    expect(data.settings.now.slice(0, 16)).toBe('2026-11-26T07:00');
  });

  it('lets a browser ask first', async () => {
    const origin = await serve();
    const response = await fetch(`${origin}/api/v1/sessions`, { method: 'OPTIONS' });
    expect(response.status).toBe(204);
    expect(response.headers.get('Access-Control-Allow-Headers')).toMatch(
      /Authorization.*Idempotency-Key.*firebase-token/,
    );
  });

  it('takes bodies and headers', async () => {
    const origin = await serve();
    const response = await fetch(`${origin}/api/v1/sessions`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': 'ar' },
      body: JSON.stringify({ mobile_number: '+966512344821', password: 'x' }),
    });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ error: 'رقم الجوال أو كلمة المرور غير صحيحة.' });
  });

  it('serves the pictures of the seeds and nothing else of the folder', async () => {
    const origin = await serve();
    const picture = await fetch(`${origin}/mock-media/meals/lentil-soup.svg`);
    expect(picture.headers.get('Content-Type')).toBe('image/svg+xml');
    expect((await fetch(`${origin}/mock-media/meals/nothing.svg`)).status).toBe(404);
    expect((await fetch(`${origin}/mock-media/%2e%2e/mockServiceWorker.js`)).status).toBe(404);
    expect((await fetch(`${origin}/elsewhere`)).status).toBe(404);
  });

  it('cuts the line where the scenario does', async () => {
    const origin = await serve({ scenario: 'offline' });
    await expect(fetch(`${origin}/api/v1/settings`)).rejects.toThrow(TypeError);
  });
});

describe('the command line', () => {
  it('has a sense without options', () => {
    expect(readServerOptions([])).toMatchObject({ port: 4010, controls: { scenario: 'default', latency: 'none' } });
  });

  it('takes port, scenario, clock, seed and latency', () => {
    const args = '--port 4999 --scenario slow --clock 2026-11-26T07:00:00Z --seed 7 --latency 300'.split(' ');
    expect(readServerOptions(args)).toEqual({
      port: 4999,
      controls: { scenario: 'slow', clock: '2026-11-26T07:00:00Z', seed: 7, latency: 300, panel: false, pseudo: false },
    });
  });

  it.each([
    ['--port x', '--port x: a number up to 65535'],
    ['--port 70000', '--port 70000: a number up to 65535'],
    ['--scenario sunny', '--scenario sunny: no such scenario'],
    ['--clock tomorrow', '--clock: '],
    ['--seed many', '--seed: '],
    ['--latency long', '--latency: '],
    ['--colour red', "Unknown option '--colour'"],
  ])('refuses %s in one line', (args, message) => {
    const read = () => readServerOptions(args.split(' '));
    expect(read).toThrow(UsageError);
    expect(read).toThrow(message);
  });
});
