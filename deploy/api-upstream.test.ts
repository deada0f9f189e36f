import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findNginx } from '../scripts/nginx.ts';
import { apiUpstreamFault } from './api-upstream.ts';
import example from './config.example.json' with { type: 'json' };
import { type RunningServer, startNginx } from './serve-nginx.ts';
import { startNodeServer } from './serve-node.ts';

const longAnswer = JSON.stringify(Array.from({ length: 200 }, (_each, id) => ({ id, name: 'lunch' })));

const sameOrigin = { ...example, apiOrigin: '' };

test.each([
  undefined,
  'http://10.0.0.5:8080',
  'http://localhost:4600',
  'https://api.nabta.example',
  'http://[::1]:8080',
])('takes %s as the origin of the API', (upstream) => {
  expect(apiUpstreamFault(upstream, sameOrigin)).toBeNull();
});

test.each(['10.0.0.5:8080', 'http://10.0.0.5/api', 'http://10.0.0.5:8080/', 'http://a;b', 'unix:/run/api', ''])(
  'refuses %j as the origin of the API',
  (upstream) => {
    expect(apiUpstreamFault(upstream, sameOrigin)).toMatch(/has to be an origin without a path/);
  },
);

test('refuses an upstream where the app calls another origin', () => {
  expect(apiUpstreamFault('http://10.0.0.5:8080', example)).toMatch(/"apiOrigin" has to be ""/);
});

const servers = [
  ...(findNginx() === null ? [] : ([['nginx', startNginx]] as const)),
  ['Node', startNodeServer] as const,
];

describe.each(servers)('%s passes /api/ on', (name, start) => {
  let folder = '';
  const asked: IncomingMessage[] = [];
  const bodies: string[] = [];
  let api: Server;
  let site: RunningServer;

  beforeAll(async () => {
    api = createServer((request, response) => {
      asked.push(request);
      let body = '';
      request.setEncoding('utf8').on('data', (text: string) => (body += text));
      request.on('end', () => {
        bodies.push(body);
        const status = request.url === '/api/v1/missing' ? 404 : 200;
        response.writeHead(status, {
          'Content-Type': 'application/json',
          'Cache-Control': 'no-store',
          'X-Content-Type-Options': 'nosniff',
          Via: 'api',
        });
        response.end(request.url === '/api/v1/long' ? longAnswer : '{"from":"api"}');
      });
    });
    await new Promise<void>((listening) => api.listen(0, '127.0.0.1', listening));
    folder = await mkdtemp(join(tmpdir(), 'nabta-upstream-'));
    await chmod(folder, 0o755);
    await mkdir(join(folder, 'site/assets'), { recursive: true });
    const pages = ['index.html', 'app.html', '404.html'];
    await Promise.all(pages.map(async (page) => cp('index.html', join(folder, 'site', page))));
    await writeFile(join(folder, 'config.json'), JSON.stringify(sameOrigin));
    site = await start({
      root: join(folder, 'site'),
      configFile: join(folder, 'config.json'),
      apiUpstream: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    });
  }, 20_000);
  afterAll(async () => {
    await site.stop();
    api.close();
    await rm(folder, { recursive: true, force: true });
  });

  test('with method, path, query, body and the session, and the caller’s address in its headers', async () => {
    const response = await fetch(`${site.origin}/api/v1/orders?page=2&lang=ar`, {
      method: 'POST',
      body: '{"note":"ع"}',
      headers: { Authorization: 'Bearer token', 'Accept-Language': 'ar', Cookie: 'nf_lang=ar' },
    });
    expect([response.status, await response.text()]).toEqual([200, '{"from":"api"}']);
    const { method, url, headers } = asked.at(-1) ?? {};
    expect([method, url, bodies.at(-1)]).toEqual(['POST', '/api/v1/orders?page=2&lang=ar', '{"note":"ع"}']);
    expect(headers).toMatchObject({
      authorization: 'Bearer token',
      'accept-language': 'ar',
      'x-forwarded-host': new URL(site.origin).host,
      'x-forwarded-proto': 'http',
    });
    expect(headers?.['x-forwarded-for']).toMatch(/127\.0\.0\.1|::1/);
    expect(headers?.cookie).toBeUndefined();
  });

  test('and answers as the API does, without the page’s headers', async () => {
    const { status, headers } = await fetch(`${site.origin}/api/v1/missing`);
    expect(status).toBe(404);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('via')).toBe('api');
    expect(headers.get('content-security-policy')).toBeNull();
  });

  if (name === 'nginx') {
    test('and compresses a long answer that the API has not compressed', async () => {
      const read = async (path: string, encoding: string) =>
        fetch(`${site.origin}${path}`, { headers: { 'Accept-Encoding': encoding } });
      const [compressed, plain] = await Promise.all([read('/api/v1/long', 'gzip'), read('/api/v1/long', 'identity')]);
      expect(compressed.headers.get('content-encoding')).toBe('gzip');
      expect(compressed.headers.get('vary')).toBe('Accept-Encoding');
      expect(await compressed.text()).toBe(longAnswer);
      expect(plain.headers.get('content-encoding')).toBeNull();
      expect(await plain.text()).toBe(longAnswer);
    });
  }

  test('and nothing else', async () => {
    const before = asked.length;
    expect((await fetch(`${site.origin}/apis/v1`)).status).toBe(404);
    expect((await fetch(`${site.origin}/config.json`)).status).toBe(200);
    expect(asked.length).toBe(before);
  });

  test('an upstream that is gone is an error of the server', async () => {
    const closed = createServer();
    await new Promise<void>((listening) => closed.listen(0, '127.0.0.1', listening));
    const { port } = closed.address() as AddressInfo;
    await new Promise((done) => closed.close(done));
    const alone = await start({
      root: join(folder, 'site'),
      configFile: join(folder, 'config.json'),
      apiUpstream: `http://127.0.0.1:${port}`,
    });
    const { status } = await fetch(`${alone.origin}/api/v1/packages`);
    await alone.stop();
    expect(status).toBe(502);
  });

  test('and does not start where the app would not call it', async () => {
    await writeFile(join(folder, 'other.json'), await readFile('deploy/config.example.json'));
    const wrong = start({
      root: join(folder, 'site'),
      configFile: join(folder, 'other.json'),
      apiUpstream: 'http://127.0.0.1:1',
    });
    await expect(wrong).rejects.toThrow(/"apiOrigin" has to be ""/);
  });
});
