import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { http } from '#src/api/http.ts';
import { readServerOptions, UsageError } from './http/server-options.ts';
import { StateFileError } from './store/state-file.ts';
import { serve, stopServers } from './test-server.ts';

afterEach(stopServers);

const huda = { Authorization: 'Bearer mock-session-huda' };

async function rename(origin: string, full_name: string): Promise<number> {
  const { version } = await accountOf(origin);
  const body = { full_name, email: 'huda@example.com', mobile_number: '+966512344821', version };
  const response = await fetch(`${origin}/api/v1/users/41`, {
    method: 'PUT',
    headers: { ...huda, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return response.status;
}

async function accountOf(origin: string): Promise<{ full_name: string; version: number }> {
  const response = await fetch(`${origin}/api/v1/users/41`, { headers: huda });
  const { data } = (await response.json()) as { data: { user: { full_name: string; version: number } } };
  return data.user;
}

const nameOf = async (origin: string) => (await accountOf(origin)).full_name;

describe('the mock over HTTP', () => {
  it('answers the API, with the headers that a page of another origin needs', async () => {
    const origin = await serve({ clock: '2026-11-26T07:00:00Z' });
    const response = await fetch(`${origin}/api/v1/settings`);
    expect(response.status).toBe(200);
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
    const { data } = (await response.json()) as { data: { settings: { now: string } } };
    expect(data.settings.now.slice(0, 16)).toBe('2026-11-26T07:00');
  });

  it('allows pages of other origins every header that the app sends and reads', async () => {
    const origin = await serve();
    const preflight = await fetch(`${origin}/api/v1/sessions`, {
      method: 'OPTIONS',
      headers: { Origin: 'http://localhost:5173', 'Access-Control-Request-Method': 'POST' },
    });
    expect(preflight.status).toBe(204);
    const listed = (name: string) => (preflight.headers.get(name) ?? '').toLowerCase().split(', ');

    const sent = vi.fn((_url: string, _init: RequestInit) => Promise.resolve(Response.json({ custom_status: 200 })));
    vi.stubGlobal('fetch', sent);
    vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'language' ? 'ar' : 'kept') });
    await http('/orders', { method: 'POST', headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'k' } });
    const [, init] = sent.mock.calls[0] ?? [];
    const names = [...new Headers(init?.headers).keys()];
    vi.unstubAllGlobals();

    expect(names.length).toBeGreaterThanOrEqual(8);
    expect(names.filter((name) => !listed('Access-Control-Allow-Headers').includes(name))).toEqual([]);
    // With a cookie, the origin would have to be named instead of `*`.
    expect(init?.credentials).toBeUndefined();
    expect(listed('Access-Control-Allow-Methods')).toEqual(expect.arrayContaining(['get', 'post', 'put', 'delete']));
    expect(preflight.headers.get('Access-Control-Allow-Private-Network')).toBeNull();

    const refused = await fetch(`${await serve({ scenario: 'too-many-requests' })}/api/v1/sessions`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ mobile_number: '+966512344821', password: 'x' }),
    });
    expect(refused.headers.get('Retry-After')).toBe('60');
    expect(refused.headers.get('RateLimit')).toBe('"sign-in";r=0;t=60');
    expect(refused.headers.get('Access-Control-Expose-Headers')).toBe(
      'Allow, RateLimit, RateLimit-Policy, Retry-After',
    );
    expect(refused.headers.get('Access-Control-Allow-Origin')).toBe('*');
  });

  it('lets a public page reach a machine of the local network, when its browser asks', async () => {
    const preflight = await fetch(`${await serve()}/api/v1/settings`, {
      method: 'OPTIONS',
      headers: { 'Access-Control-Request-Private-Network': 'true' },
    });
    expect(preflight.headers.get('Access-Control-Allow-Private-Network')).toBe('true');
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
    const picture = await fetch(`${origin}/mock-media/meals/lentil-soup.webp`);
    expect(picture.headers.get('Content-Type')).toBe('image/webp');
    expect(picture.headers.get('Cache-Control')).toBe('public, max-age=86400');
    expect((await fetch(`${origin}/mock-media/meals/nothing.webp`)).status).toBe(404);
    expect((await fetch(`${origin}/mock-media/%2e%2e/mockServiceWorker.js`)).status).toBe(404);
    expect((await fetch(`${origin}/elsewhere`)).status).toBe(404);
  });

  it('gives pictures the host that the caller used, as emulators use another one', async () => {
    const listening = await serve({ host: '127.0.0.1' });
    const host = listening.replace('localhost', '127.0.0.1');
    const response = await fetch(`${host}/api/v1/meals`);
    const { data } = (await response.json()) as { data: { meals: { image_url: string | null }[] } };
    const pictures = data.meals.flatMap(({ image_url }) => image_url ?? []);
    expect(pictures.length).toBeGreaterThan(0);
    expect(pictures.filter((url) => !url.startsWith(`${host}/mock-media/`))).toEqual([]);
    const [first = ''] = pictures;
    expect((await fetch(first)).headers.get('Content-Type')).toBe('image/webp');
  });

  it('has the payment company’s page, which sends back to the shop', async () => {
    const origin = await serve({ clock: '2026-11-26T07:00:00Z' });
    const salma = { Authorization: 'Bearer mock-session-salma' };
    const draft = await fetch(`${origin}/api/v1/orders/draft`, { headers: salma });
    const { data } = (await draft.json()) as { data: { order: { payment: { id: number; redirect_url: string } } } };
    const { id, redirect_url } = data.order.payment;
    expect(redirect_url).toBe(`${origin}/mock-provider?payment=${id}`);
    expect(await (await fetch(redirect_url)).text()).toMatch(/<html lang="en"[^]+name="choice" value="paid"/);
    const paid = await fetch(redirect_url, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ choice: 'paid', keep_card: 'yes' }),
    });
    expect(paid.status).toBe(303);
    expect(paid.headers.get('Location')).toContain(`payment=${id}`);
    const payment = await fetch(`${origin}/api/v1/payments/${id}`, { headers: salma });
    expect(await payment.json()).toMatchObject({ data: { payment: { status: 'paid', payment_method: 'mada' } } });
    const cards = await fetch(`${origin}/api/v1/payment-infos`, { headers: salma });
    expect(await cards.json()).toMatchObject({ data: { payment_infos: [{ card_brand: 'mada' }] } });
    expect((await fetch(`${origin}/mock-provider?payment=1000000`)).status).toBe(404);
  });

  it('cuts the connection if the scenario does', async () => {
    const origin = await serve({ scenario: 'offline' });
    await expect(fetch(`${origin}/api/v1/settings`)).rejects.toThrow(TypeError);
  });

  it('finishes open answers before it stops, and takes no new ones', async () => {
    const origin = await serve({ latency: 150 });
    const open = fetch(`${origin}/api/v1/partners`);
    // The request has to arrive before the stop. The first byte of another response proves that requests arrive.
    await fetch(`${origin}/mock-media/meals/lentil-soup.webp`);
    const stopped = stopServers();
    expect((await open).status).toBe(200);
    await stopped;
    await expect(fetch(`${origin}/api/v1/partners`)).rejects.toThrow(TypeError);
  });
});

describe('the state in a file', () => {
  let folder: string;
  let file: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'nabta-mock-'));
    file = join(folder, 'state.json');
  });

  afterEach(async () => {
    await stopServers();
    await rm(folder, { recursive: true });
  });

  it('outlives the server, and leaves no temporary file', async () => {
    const first = await serve({ stateFile: file });
    expect(await rename(first, 'Huda N.')).toBe(200);
    await stopServers();
    expect(await readdir(folder)).toEqual(['state.json']);
    expect(await nameOf(await serve({ stateFile: file }))).toBe('Huda N.');
    await stopServers();
    expect(await nameOf(await serve())).toBe('Huda Al Harbi');
  });

  it('is complete at every moment during many writes', async () => {
    const origin = await serve({ stateFile: file });
    const names = Array.from({ length: 8 }, (_, index) => `Huda ${index}`);
    const writing = { isDone: false };
    const written = Promise.all(names.map(async (name) => rename(origin, name))).then(() => {
      writing.isDone = true;
    });
    let reads = 0;
    while (!writing.isDone) {
      JSON.parse(await readFile(file, 'utf8'));
      reads += 1;
    }
    await written;
    expect(reads).toBeGreaterThan(0);
  });

  it.each([
    ['a damaged file', () => '{"format":1', 'it is damaged: not JSON'],
    ['an empty file', () => '', 'it is damaged: not JSON'],
    ['somebody else’s file', () => '{"name":"shopping list"}', 'it is damaged: not a snapshot of this version'],
    [
      'a file of another contract',
      (text: string) => text.replace(/"contract":"\w+"/, '"contract":"0"'),
      'the contract has changed since',
    ],
    ['a file of other seeds', (text: string) => text.replace(/"seeds":"\w+"/, '"seeds":"0"'), 'the seeds have changed'],
  ])('refuses %s and leaves it as it is', async (_case, change, reason) => {
    await serve({ stateFile: file });
    await stopServers();
    const text = change(await readFile(file, 'utf8'));
    await writeFile(file, text);
    const started = serve({ stateFile: file });
    await expect(started).rejects.toThrow(StateFileError);
    await expect(started).rejects.toThrow(`--state ${file}: can't be used, ${reason}`);
    expect(await readFile(file, 'utf8')).toBe(text);
  });

  it('refuses a folder, and a file in a folder that is not there', async () => {
    await expect(serve({ stateFile: folder })).rejects.toThrow(`--state ${folder}: can't be read, it is a folder`);
    const nowhere = join(folder, 'none', 'state.json');
    await expect(serve({ stateFile: nowhere })).rejects.toThrow(
      `--state ${nowhere}: can't be written, its folder does not exist`,
    );
  });
});

/** Runs the command as a person does. It ends by itself or, if a signal is given, by that signal once it responds. */
async function run(args: string[], signal?: NodeJS.Signals) {
  const child = spawn(process.execPath, ['mocks/server.ts', ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  let [out, err] = ['', ''];
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
  child.stdout.on('data', (chunk: Buffer) => {
    out += chunk.toString();
    // A second signal would end it immediately.
    if (signal && !child.killed && out.includes('answers at')) child.kill(signal);
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, out, err };
}

describe.concurrent('the command', { timeout: 30_000 }, () => {
  it.each(['SIGINT', 'SIGTERM'] as const)('stops by %s with exit code 0', async (signal) => {
    const { code, out, err } = await run(['--port', '0'], signal);
    expect(err).toBe('');
    expect(out).toMatch(/^The mock answers at http:\/\/localhost:\d+\/api\/v1/);
    expect(code).toBe(0);
  });

  it('reports a port in use in one line, with exit code 2', async () => {
    const taken = createServer().listen(0);
    await once(taken, 'listening');
    const port = String((taken.address() as AddressInfo).port);
    const { code, err } = await run(['--port', port]);
    taken.close();
    expect(err).toBe(`mock: --port ${port}: this port is in use; choose another with --port\n`);
    expect(code).toBe(2);
  });

  it.each([
    ['an address elsewhere', ['--port', '0', '--host', '203.0.113.7'], /^mock: .*no such address.*\n$/],
    ['a state file that is none', ['--state', 'package.json'], /^mock: --state package\.json: can't be used, .*\n$/],
  ])('reports %s in one line, with exit code 2', async (_case, args, line) => {
    const { code, err } = await run(args);
    expect(err).toMatch(line);
    expect(err.trim()).not.toContain('\n');
    expect(code).toBe(2);
  });
});

describe('the command line', () => {
  it('works without options', () => {
    expect(readServerOptions([])).toMatchObject({ port: 4010, controls: { scenario: 'default', latency: 'none' } });
  });

  it('takes every option', () => {
    const args =
      '--port 4999 --host 127.0.0.1 --state a.json --scenario slow --clock 2026-11-26T07:00:00Z --seed 7 --latency 300 --firebase demo-nabta';
    expect(readServerOptions(args.split(' '))).toMatchObject({
      port: 4999,
      host: '127.0.0.1',
      stateFile: 'a.json',
      firebaseProject: 'demo-nabta',
      controls: { scenario: 'slow', clock: '2026-11-26T07:00:00Z', seed: 7, latency: 300, panel: false },
    });
  });

  it('describes its options', () => {
    expect(readServerOptions(['--help'])).toBe('help');
  });

  it.each([
    ['--port x', '--port x: a number up to 65535'],
    ['--port 70000', '--port 70000: a number up to 65535'],
    ['--scenario sunny', '--scenario sunny: no such scenario; there are default, '],
    ['--clock tomorrow', '--clock tomorrow: an instant such as 2026-11-26T07:00:00Z'],
    ['--seed many', '--seed many: a whole number from 0 on'],
    ['--seed=-1', '--seed -1: a whole number from 0 on'],
    ['--latency long', '--latency long: none, seeded or milliseconds up to 60000'],
    ['--state=', '--state: the name of a file'],
    ['--firebase=', '--firebase: the id of a Firebase project'],
    ['--colour red', "Unknown option '--colour'; see npm run mock -- --help"],
    ['--port', "Option '--port <value>' argument missing; see npm run mock -- --help"],
    ['4010', "Unexpected argument '4010'"],
  ])('refuses %s in one line', (args, message) => {
    const read = () => readServerOptions(args.split(' '));
    expect(read).toThrow(UsageError);
    expect(read).toThrow(message);
    expect(read).not.toThrow(/\n/);
  });
});
