import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findBrotliModule, findNginx } from '../scripts/nginx.ts';
import { routes } from './routes.ts';
import { type RunningServer, startNginx } from './serve-nginx.ts';
import { startNodeServer } from './serve-node.ts';

// The headers as they leave a server, for each kind of file. nginx where there is one, and always the stand-in for it.
const servers = [
  ...(findNginx() === null ? [] : ([['nginx', startNginx, findBrotliModule() !== null]] as const)),
  ['Node', startNodeServer, true] as const,
];

const script = `${'const words = "أهلاً";'.repeat(100)}\n`;
const files: Record<string, string | Buffer> = {
  'assets/app-Abc1234.js': script,
  'assets/app-Abc1234.js.br': brotliCompressSync(script),
  'assets/app-Abc1234.js.gz': gzipSync(script),
  'assets/app-Abc123.css': 'body{color:green}',
  'assets/font-Abc123.woff2': Buffer.from('wOF2'),
  'assets/food-Abc123.webp': Buffer.from('RIFF'),
  'assets/leaf-Abc123.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'robots.txt': 'User-agent: *\n',
  '.vite/manifest.json': '{}',
};

let folder = '';
let site = '';
let configFile = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nabta-site-'));
  // nginx, started by root, reads as somebody else.
  await chmod(folder, 0o755);
  site = join(folder, 'site');
  await mkdir(join(site, 'assets'), { recursive: true });
  await mkdir(join(site, '.vite'));
  configFile = join(folder, 'config.json');
  await cp('deploy/config.example.json', configFile);
  await cp('index.html', join(site, 'index.html'));
  await cp('index.html', join(site, '404.html'));
  await Promise.all(Object.entries(files).map(async ([name, content]) => writeFile(join(site, name), content)));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** A plain request, which neither decodes nor follows nor tidies the path. */
async function ask(
  origin: string,
  path: string,
  options: { method?: string; encodings?: string } = {},
): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  const headers = options.encodings === undefined ? {} : { 'Accept-Encoding': options.encodings };
  return new Promise((answered, failed) => {
    const request = get(
      { hostname, port, path, headers, method: options.method ?? 'GET', agent: false },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          answered({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) });
        });
      },
    );
    request.on('error', failed);
  });
}

const fresh = 'no-cache';
const forGood = 'public, max-age=31536000, immutable';

describe.each(servers)('%s', (_name, start, brotli) => {
  const running: { server?: RunningServer } = {};
  const from = async (path: string, options?: { method?: string; encodings?: string }) =>
    ask(running.server?.origin ?? '', path, options);

  beforeAll(async () => {
    running.server = await start({ root: site, configFile });
  }, 20_000);
  afterAll(async () => running.server?.stop());

  const kinds = [
    ['a page', '/', 200, 'text/html; charset=utf-8', fresh],
    ['a page below', '/blog/12', 200, 'text/html; charset=utf-8', fresh],
    ['a page with a query', '/signin?redirect=%2Fcheckout', 200, 'text/html; charset=utf-8', fresh],
    ['the configuration', '/config.json', 200, 'application/json; charset=utf-8', fresh],
    ['a script', '/assets/app-Abc1234.js', 200, 'application/javascript; charset=utf-8', forGood],
    ['a stylesheet', '/assets/app-Abc123.css', 200, 'text/css; charset=utf-8', forGood],
    ['a font', '/assets/font-Abc123.woff2', 200, 'font/woff2', forGood],
    ['a picture', '/assets/food-Abc123.webp', 200, 'image/webp', forGood],
    ['a drawing', '/assets/leaf-Abc123.svg', 200, 'image/svg+xml; charset=utf-8', forGood],
    ['the word to robots', '/robots.txt', 200, 'text/plain; charset=utf-8', fresh],
    ['a script that is gone', '/assets/app-Gone123.js', 404, 'text/plain; charset=utf-8', fresh],
    ['an unknown page', '/nowhere', 404, 'text/html; charset=utf-8', fresh],
    ['a page too deep', '/blog/12/edit', 404, 'text/html; charset=utf-8', fresh],
    ['a service worker, which production has none of', '/mockServiceWorker.js', 404, 'text/html; charset=utf-8', fresh],
    ['what the build leaves for tools', '/.vite/manifest.json', 404, 'text/html; charset=utf-8', fresh],
    ['a file outside', '/assets/../../package.json', 404, null, fresh],
  ] as const;

  test.each(kinds)('answers %s with its status, type and age', async (_kind, path, status, type, age) => {
    const { status: got, headers } = await from(path);
    // A path that climbs out of the folder may also be refused as no path at all.
    if (type === null) expect([400, 404]).toContain(got);
    else expect([got, headers['content-type'], headers['cache-control']]).toEqual([status, type, age]);
  });

  test.each(kinds.filter(([, , , type]) => type !== null))('guards %s', async (_kind, path) => {
    const { headers } = await from(path);
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers['permissions-policy']).toContain('camera=()');
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'sha256-[\w+/=]{44}' https:/);
    expect(policy).toContain("connect-src 'self' https://api.nabta.example ");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy.split('; ')).toEqual(
      expect.arrayContaining(["base-uri 'none'", "frame-ancestors 'none'", "form-action 'none'"]),
    );
    // Nor may any other origin read it, or be given a cookie to send back.
    expect(Object.keys(headers).filter((name) => /^(?:access-control-|set-cookie)/.test(name))).toEqual([]);
    expect(policy.split('; ').filter((each) => each.includes('unsafe'))).toEqual(["style-src-attr 'unsafe-inline'"]);
    expect(headers['server'] ?? '').not.toMatch(/nginx\/\d/);
  });

  test.each([
    ['br', brotli ? 'br' : 'gzip'],
    ['gzip, deflate, br, zstd', brotli ? 'br' : 'gzip'],
    ['gzip', 'gzip'],
    ['identity', undefined],
    [undefined, undefined],
  ])('sends a script compressed beforehand to whoever reads %s', async (encodings, expected) => {
    const answer = await from('/assets/app-Abc1234.js', encodings === undefined ? {} : { encodings });
    const known = encodings === 'br' && !brotli ? undefined : expected;
    expect(answer.headers['content-encoding']).toBe(known);
    expect(answer.headers['vary']).toBe('Accept-Encoding');
    const read = known === 'br' ? brotliDecompressSync : known === 'gzip' ? gunzipSync : (body: Buffer) => body;
    expect(read(answer.body).toString()).toBe(script);
  });

  test('answers every page of the app with index.html, with or without a slash at the end', async () => {
    const html = (await from('/')).body.toString();
    expect(html).toContain('<div id="root">');
    const paths = routes.flatMap((route) => {
      const path = route.replaceAll(/\$\w+/g, '7');
      return path === '/' ? [path] : [path, `${path}/`];
    });
    const answers = await Promise.all(paths.map(async (path) => ({ path, ...(await from(path)) })));
    expect(answers.filter(({ status, body }) => status !== 200 || body.toString() !== html)).toEqual([]);
    expect(answers.length).toBeGreaterThan(60);
  });

  test('takes nothing but questions', async () => {
    const { status } = await from('/', { method: 'POST' });
    expect(status).toBe(405);
  });
});

test('nginx writes down nobody’s path, wherever the site is put', async () => {
  const server = (await readFile('deploy/generated/nginx.conf', 'utf8')).split(/^server \{$/m)[1];
  expect(server).toMatch(/^ {2}access_log off;$/m);
  expect(server?.match(/access_log/g)).toHaveLength(1);
});

test.each(servers)('%s does not start on a configuration that is not right, and says why', async (_name, start) => {
  const wrong = join(folder, 'wrong.json');
  await writeFile(wrong, '{"apiOrigin": "nabta.example"}');
  await expect(start({ root: site, configFile: wrong })).rejects.toThrow(
    /apiOrigin: has to be the origin[^]*firebase: missing/,
  );
});
