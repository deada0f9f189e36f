import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findBrotliModule, findNginx } from '../scripts/nginx.ts';
import { routes } from './routes.ts';
import { type RunningServer, startNginx } from './serve-nginx.ts';
import { startNodeServer } from './serve-node.ts';

// Tests the headers of each kind of file: from nginx if it is installed, and always from the Node.js server that
// replaces it.
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

/** A page that shows the name of its file and contains the inline script of index.html. */
const pageOf = (name: string, own: string) => own.replace('</head>', `<meta name="file" content="${name}"></head>`);
const style = '<style>body{margin:0}</style>';
const fileOf = ({ body }: Answer) => /<meta name="file" content="([^"]*)">/.exec(body.toString())?.[1];

const prerendered = [
  'index.html',
  'packages/index.html',
  'packages/12/index.html',
  'about/index.html',
  'app.html',
  '404.html',
].flatMap((page) => [page, `ar/${page}`]);

let folder = '';
let site = '';
/** A build without prerendered pages. */
let plain = '';
let configFile = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nabta-site-'));
  // If root starts nginx, nginx reads files as another user.
  await chmod(folder, 0o755);
  site = join(folder, 'site');
  await mkdir(join(site, 'assets'), { recursive: true });
  await mkdir(join(site, '.vite'));
  configFile = join(folder, 'config.json');
  await cp('deploy/config.example.json', configFile);
  await Promise.all(Object.entries(files).map(async ([name, content]) => writeFile(join(site, name), content)));
  const own = await readFile('index.html', 'utf8');
  plain = join(folder, 'plain');
  await cp(site, plain, { recursive: true });
  await Promise.all(
    ['index.html', '404.html', 'app.html'].map(async (page) => writeFile(join(plain, page), pageOf(page, own))),
  );
  const styled = own.replace('</head>', `${style}</head>`);
  await Promise.all(
    prerendered.map(async (page) => {
      await mkdir(dirname(join(site, page)), { recursive: true });
      await writeFile(join(site, page), pageOf(page, styled));
    }),
  );
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** Sends a plain request: the path is not decoded or normalized, and redirects are not followed. */
async function ask(
  origin: string,
  path: string,
  options: { method?: string; encodings?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  const encodings = options.encodings === undefined ? {} : { 'Accept-Encoding': options.encodings };
  const headers = { ...encodings, ...options.headers };
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
const page = 'private, no-cache';
const forGood = 'public, max-age=31536000, immutable';

describe.each(servers)('%s', (_name, start, brotli) => {
  const running: { server?: RunningServer } = {};
  const from = async (path: string, options?: Parameters<typeof ask>[2]) =>
    ask(running.server?.origin ?? '', path, options);
  /** The file that a server sends for a path to a browser with these cookies. */
  const fileAt = async (path: string, Cookie = '') => fileOf(await from(path, { headers: { Cookie } }));

  beforeAll(async () => {
    running.server = await start({ root: site, configFile });
  }, 20_000);
  afterAll(async () => running.server?.stop());

  const kinds = [
    ['a page', '/', 200, 'text/html; charset=utf-8', page],
    ['a page below', '/blog/12', 200, 'text/html; charset=utf-8', page],
    ['a prerendered page', '/packages/12', 200, 'text/html; charset=utf-8', page],
    ['a page with a query', '/signin?redirect=%2Fcheckout', 200, 'text/html; charset=utf-8', page],
    ['the configuration', '/config.json', 200, 'application/json; charset=utf-8', fresh],
    ['a script', '/assets/app-Abc1234.js', 200, 'application/javascript; charset=utf-8', forGood],
    ['a stylesheet', '/assets/app-Abc123.css', 200, 'text/css; charset=utf-8', forGood],
    ['a font', '/assets/font-Abc123.woff2', 200, 'font/woff2', forGood],
    ['a picture', '/assets/food-Abc123.webp', 200, 'image/webp', forGood],
    ['a drawing', '/assets/leaf-Abc123.svg', 200, 'image/svg+xml; charset=utf-8', forGood],
    ['the word to robots', '/robots.txt', 200, 'text/plain; charset=utf-8', fresh],
    ['a script that is gone', '/assets/app-Gone123.js', 404, 'text/plain; charset=utf-8', fresh],
    ['an unknown page', '/nowhere', 404, 'text/html; charset=utf-8', page],
    ['a page too deep', '/blog/12/edit', 404, 'text/html; charset=utf-8', page],
    [
      'the mock’s service worker, which production has none of',
      '/mockServiceWorker.js',
      404,
      'text/html; charset=utf-8',
      page,
    ],
    ['what the build leaves for tools', '/.vite/manifest.json', 404, 'text/html; charset=utf-8', page],
    ['a page’s file', '/packages/index.html', 404, 'text/html; charset=utf-8', page],
    ['the folder of a language', '/ar/packages', 404, 'text/html; charset=utf-8', page],
    ['a file outside', '/assets/../../package.json', 404, null, fresh],
  ] as const;

  test.each(kinds)('answers %s with its status, type and age', async (_kind, path, status, type, age) => {
    const { status: got, headers } = await from(path);
    // A path that leaves the folder may also be rejected as invalid.
    if (type === null) expect([400, 404]).toContain(got);
    else expect([got, headers['content-type'], headers['cache-control']]).toEqual([status, type, age]);
  });

  test.each(kinds.filter(([, , , type]) => type !== null))('guards %s', async (_kind, path) => {
    const { headers } = await from(path);
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    // No other origin may read the response, and no cookie is set.
    expect(Object.keys(headers).filter((name) => /^(?:access-control-|set-cookie)/.test(name))).toEqual([]);
    expect(headers['server'] ?? '').not.toMatch(/nginx\/\d/);
  });

  const documents = kinds.filter(([, , , type]) => type?.startsWith('text/html') === true);

  test.each(documents)('guards %s as a document', async (_kind, path) => {
    const { headers } = await from(path);
    expect(headers).toMatchObject({ 'referrer-policy': 'strict-origin', 'cross-origin-opener-policy': 'same-origin' });
    expect(headers['permissions-policy']).toContain('camera=()');
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/^default-src 'none'; script-src 'self'(?: 'sha256-[\w+/=]{44}'){4} https:/);
    expect(policy).toMatch(/; style-src-elem 'self' 'sha256-[\w+/=]{44}';/);
    expect(policy).toContain("connect-src 'self' https://api.nabta.example ");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy.split('; ')).toEqual(
      expect.arrayContaining(["base-uri 'none'", "frame-ancestors 'none'", "form-action 'none'"]),
    );
    expect(policy.split('; ').filter((each) => each.includes('unsafe'))).toEqual(["style-src-attr 'unsafe-inline'"]);
    expect(String(headers['vary'])).toContain('Cookie');
  });

  test.each(kinds.filter((kind) => !documents.includes(kind) && kind[3] !== null))(
    'sends %s without the headers of documents',
    async (_kind, path) => {
      const { headers } = await from(path);
      const own = JSON.stringify(Object.entries(headers).filter(([name]) => !/^(?:date|etag|last-)/.test(name)));
      expect(own).not.toMatch(/content-security|permissions|referrer|opener|Cookie/);
      expect(own.length).toBeLessThan(450);
    },
  );

  test('a document that has not changed comes with the current policy', async () => {
    const { headers } = await from('/packages');
    if (headers['etag'] === undefined) return;
    const again = await from('/packages', { headers: { 'If-None-Match': String(headers['etag']) } });
    expect([again.status, again.headers['content-security-policy']]).toEqual([304, headers['content-security-policy']]);
  });

  test.each([
    ['br', brotli ? 'br' : 'gzip'],
    ['gzip, deflate, br, zstd', brotli ? 'br' : 'gzip'],
    ['gzip', 'gzip'],
    ['identity', undefined],
    [undefined, undefined],
  ])('sends a compressed script to a client that accepts %s', async (encodings, expected) => {
    const answer = await from('/assets/app-Abc1234.js', encodings === undefined ? {} : { encodings });
    const known = encodings === 'br' && !brotli ? undefined : expected;
    expect(answer.headers['content-encoding']).toBe(known);
    expect(answer.headers['vary']).toBe('Accept-Encoding');
    const read = known === 'br' ? brotliDecompressSync : known === 'gzip' ? gunzipSync : (body: Buffer) => body;
    expect(read(answer.body).toString()).toBe(script);
  });

  test.each([
    ['/', '', 'index.html'],
    ['/', 'nf_lang=ar', 'ar/index.html'],
    ['/', 'nf_lang=en', 'index.html'],
    ['/packages', 'other=1; nf_lang=ar', 'ar/packages/index.html'],
    ['/packages/', 'nf_lang=ar', 'ar/packages/index.html'],
    ['/packages/12', 'nf_lang=ar', 'ar/packages/12/index.html'],
    ['/packages/99', 'nf_lang=ar', 'ar/app.html'],
    ['/packages/99', '', 'app.html'],
    ['/profile', 'nf_lang=ar', 'ar/app.html'],
    ['/nowhere', 'nf_lang=ar', 'ar/404.html'],
    ['/nowhere', '', '404.html'],
    ['/app.html', 'nf_lang=ar', 'ar/app.html'],
    ['/app.html', '', 'app.html'],
    ['/packages?lang=ar', '', 'ar/packages/index.html'],
    ['/packages?page=2&lang=ar', 'nf_lang=en', 'ar/packages/index.html'],
    ['/packages?lang=en', 'nf_lang=ar', 'packages/index.html'],
    ['/packages?lang=fr', 'nf_lang=ar', 'ar/packages/index.html'],
    ['/packages?lang=fr', '', 'packages/index.html'],
    ['/packages?lang=fr&lang=ar', '', 'packages/index.html'],
    ['/packages?lang=', 'nf_lang=ar', 'ar/packages/index.html'],
    ['/packages?lang=../ar', '', 'packages/index.html'],
    ['/packages', 'nf_lang=fr', 'packages/index.html'],
    ['/packages', 'nf_lang=AR', 'packages/index.html'],
    ['/packages', 'nf_lang=/ar', 'packages/index.html'],
    ['/packages', 'nf_lang=x ar', 'packages/index.html'],
    ['/packages', 'nf_lang=..%2F..', 'packages/index.html'],
    ['/packages', 'nf_lang=', 'packages/index.html'],
    ['/packages', 'firebase-language-override=ar', 'packages/index.html'],
    ['/packages', `nf_lang=${'a'.repeat(2000)}`, 'packages/index.html'],
  ])('answers %s for the cookies %j with %s', async (path, cookies, file) => {
    expect(await fileAt(path, cookies)).toBe(file);
  });

  test('shows English without a choice, whatever the browser’s own language is', async () => {
    expect(fileOf(await from('/', { headers: { 'Accept-Language': 'ar-SA,ar' } }))).toBe('index.html');
  });

  test('answers every page of the app, with or without a slash at the end', async () => {
    const paths = routes.flatMap((route) => {
      const path = route.replaceAll(/\$\w+/g, '7');
      return path === '/' ? [path] : [path, `${path}/`];
    });
    const answers = await Promise.all(paths.map(async (path) => ({ path, ...(await from(path)) })));
    expect(answers.filter((each) => each.status !== 200 || fileOf(each) === undefined)).toEqual([]);
    expect(answers.length).toBeGreaterThan(60);
  });

  test('answers every page of a build that is not prerendered with the app', async () => {
    const server = await start({ root: plain, configFile });
    const shown = await Promise.all(
      ['/', '/packages', '/packages/12?lang=ar', '/nowhere?lang=ar'].map(async (path) =>
        fileOf(await ask(server.origin, path)),
      ),
    );
    await server.stop();
    expect(shown).toEqual(['index.html', 'app.html', 'app.html', '404.html']);
  });

  test('refuses methods other than GET and HEAD', async () => {
    const { status } = await from('/', { method: 'POST' });
    expect(status).toBe(405);
  });
});

test('nginx logs no paths, wherever the site is', async () => {
  const server = (await readFile('deploy/generated/nginx.conf', 'utf8')).split(/^server \{$/m)[1];
  expect(server).toMatch(/^ {2}access_log off;$/m);
  expect(server?.match(/access_log/g)).toHaveLength(1);
});

test.each(servers)('%s does not start with a wrong configuration, and reports why', async (_name, start) => {
  const wrong = join(folder, 'wrong.json');
  await writeFile(wrong, '{"apiOrigin": "nabta.example"}');
  await expect(start({ root: site, configFile: wrong })).rejects.toThrow(
    /apiOrigin: has to be the origin[^]*firebase: missing/,
  );
});
