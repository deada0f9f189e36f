/* oxlint-disable no-await-in-loop -- few files, one after the other */
import { execFile, spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { mkdir, mkdtemp, open, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import example from './config.example.json' with { type: 'json' };
import { serverFiles, siteFiles } from './test-build.ts';

// These tests run the command itself, on the build of test-build.ts.

// Some tests run the command three times, each time in a new process.
vi.setConfig({ testTimeout: 30_000 });

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nabta-prerender-'));
  const inFolder = (name: string, files: Readonly<Record<string, string>>) =>
    Object.entries(files).map(([file, content]) => [`${name}/${file}`, content] as const);
  const files = [
    ['package.json', '{"type":"module"}'],
    ['config.json', JSON.stringify(example)],
    ...inFolder('build/server', serverFiles),
    ...inFolder('build/production', siteFiles),
  ] as const;
  for (const [name, content] of files) await write(name, content);
  await answer({ '/packages': 'First list', '/packages/1': 'First', '/packages/2': 'Second' });
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

async function write(name: string, content: string): Promise<void> {
  await mkdir(join(folder, name, '..'), { recursive: true });
  await writeFile(join(folder, name), content);
}

/** Sets what the API returns for each page from now on. */
const answer = async (pages: object, unreachable = false) => write('api.json', JSON.stringify({ pages, unreachable }));

/** Runs the command as `npm run prerender` does. */
async function prerender(...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  const command = [resolve('deploy/prerender.ts'), ...(args.length > 0 ? args : ['--config', 'config.json'])];
  return new Promise((ended) => {
    execFile(process.execPath, command, { cwd: folder }, (error, stdout, stderr) => {
      ended({ code: error === null ? 0 : Number(error.code), stdout, stderr });
    });
  });
}

/** Returns a hash of every file of the site. */
async function site(): Promise<Record<string, string>> {
  const root = join(folder, 'build/production');
  const files = await readdir(root, { recursive: true, withFileTypes: true });
  const names = files.filter((each) => each.isFile()).map((each) => join(each.parentPath, each.name));
  const contents = await Promise.all(
    names.toSorted().map(async (name) => [name, hash('sha256', await readFile(name))]),
  );
  return Object.fromEntries(contents) as Record<string, string>;
}

const page = async (name: string) => readFile(join(folder, 'build/production', name), 'utf8');

test('writes every page in both languages with the configuration, and its compressed forms', async () => {
  expect(await prerender()).toEqual({ code: 0, stdout: '16 pages written to build/production.\n', stderr: '' });
  for (const name of ['packages/1/index.html', 'ar/packages/1/index.html']) {
    const html = await page(name);
    expect(html).toContain('<div id="root">First</div>');
    expect(html).toContain(`<html lang="${name.startsWith('ar/') ? 'ar' : 'en'}"`);
    expect(html).toContain('id="config"');
    const compressed = async (ending: string) => readFile(join(folder, 'build/production', `${name}.${ending}`));
    expect(brotliDecompressSync(await compressed('br')).toString()).toBe(html);
    expect(gunzipSync(await compressed('gz')).toString()).toBe(html);
  }
  expect(await page('sitemap.xml')).toBe('/ /signin /signup /packages /packages/1 /packages/2');
  expect(await page('robots.txt')).toBe(
    'User-agent: *\nDisallow: /profile/\nSitemap: https://nabta.example/sitemap.xml\n',
  );
});

test('writes the same bytes again, and removes pages that are gone', async () => {
  await prerender();
  const first = await site();
  await prerender();
  expect(await site()).toEqual(first);
  await answer({ '/packages': 'First list', '/packages/1': 'First' });
  await prerender();
  expect(Object.keys(await site()).filter((name) => name.includes('packages/2'))).toEqual([]);
});

test('removes the sitemap where the origin of the site is no longer configured, and reports it', async () => {
  await prerender();
  const { siteOrigin: _left, ...config } = example;
  await write('config.json', JSON.stringify(config));
  const { code, stdout } = await prerender();
  expect([code, stdout]).toEqual([0, expect.stringMatching(/^config\.json has no siteOrigin: /m)]);
  expect(Object.keys(await site()).filter((name) => name.includes('sitemap'))).toEqual([]);
  expect(await page('robots.txt')).toBe('User-agent: *\nDisallow: /profile/\n');
});

test('replaces a page at once: a reader of the old one reads it to its end', async () => {
  await prerender();
  const reader = await open(join(folder, 'build/production/packages/1/index.html'));
  await answer({ '/packages': 'First list', '/packages/1': 'Changed' });
  await prerender();
  const read = await reader.readFile('utf8');
  await reader.close();
  expect(read).toContain('<div id="root">First</div>');
  expect(await page('packages/1/index.html')).toContain('<div id="root">Changed</div>');
  expect(Object.keys(await site()).filter((name) => name.includes('.new'))).toEqual([]);
});

test('removes the drafts of a run that was killed, and no others', async () => {
  // A process that has ended, and one that runs.
  const ended = spawnSync(process.execPath, ['--version']).pid;
  const draftsOf = (pid: number) => ['', '.br'].map((ending) => `packages/1/index.html.${pid}.new${ending}`);
  const files = [...draftsOf(ended), ...draftsOf(process.pid), 'assets/menu.new.js'];
  for (const name of files) await write(`build/production/${name}`, 'a draft');
  await prerender();
  const left = Object.keys(await site()).filter((name) => name.includes('.new'));
  expect(left).toEqual(
    [...draftsOf(process.pid), 'assets/menu.new.js'].map((name) => join(folder, 'build/production', name)).toSorted(),
  );
});

test('leaves every page as it is where the API is unreachable', async () => {
  await prerender();
  const before = await site();
  await answer({}, true);
  await write('config.json', JSON.stringify({ ...example, apiOrigin: 'https://other.example' }));
  const { code, stderr } = await prerender();
  expect(code).toBe(1);
  expect(stderr).toBe(
    'prerender: the packages and articles could not be listed: connect ECONNREFUSED 10.0.0.1:443; pages that were written before stay as they were\n',
  );
  expect(await site()).toEqual(before);
});

test('the first time it is unreachable, writes shells with the configuration, and the pages at the next success', async () => {
  await answer({}, true);
  expect((await prerender()).code).toBe(1);
  for (const name of ['index.html', 'app.html', '404.html', 'signin/index.html', 'ar/signin/index.html']) {
    const html = await page(name);
    expect(html).toContain('<div id="root">shell</div>');
    expect(html).toContain('id="config"');
  }
  const shells = await site();
  expect((await prerender()).code).toBe(1);
  expect(await site()).toEqual(shells);
  await answer({ '/packages': 'First list' });
  expect((await prerender()).code).toBe(0);
  expect(await page('packages/index.html')).toContain('First list');
});

test.each([
  ['answers 500', { status: 500 }, 'the API answered 500 Out of order'],
  [
    'answers off the contract',
    { wrong: 'getPackage: the answer is off the contract:\n  data.package.name: Invalid input' },
    'getPackage: the answer is off the contract: data.package.name: Invalid input',
  ],
])('where the API %s for one page, that page stays as it is and is named', async (_kind, content, reason) => {
  await prerender();
  const old = await page('packages/2/index.html');
  await answer({ '/packages': 'Second list', '/packages/2': content, '/packages/3': content });
  const { code, stdout, stderr } = await prerender();
  expect([code, stdout]).toEqual([1, '12 pages written to build/production.\n']);
  expect(stderr.split('\n')).toEqual([
    `prerender: /packages/2 (en): ${reason}; the page stays as it was`,
    `prerender: /packages/2 (ar): ${reason}; the page stays as it was`,
    `prerender: /packages/3 (en): ${reason}; the page stays as it was`,
    `prerender: /packages/3 (ar): ${reason}; the page stays as it was`,
    '',
  ]);
  expect(await page('packages/2/index.html')).toBe(old);
  expect(await page('packages/index.html')).toContain('Second list');
  expect(await page('sitemap.xml')).toBe('/ /signin /signup /packages /packages/2');
});

test('asks no more of an API that takes too long to answer', async () => {
  await prerender();
  await answer({ '/packages': { kind: 'timeout' }, '/packages/1': 'Changed', '/packages/2': { kind: 'timeout' } });
  const { code, stderr } = await prerender();
  expect(code).toBe(1);
  expect(stderr.split('\n')).toEqual([
    'prerender: /packages (en): the API did not answer in time; the page stays as it was',
    'prerender: the API is asked no more; all other pages stay as they were',
    '',
  ]);
  expect(await page('packages/1/index.html')).toContain('First');
});

test.each([
  [['--config', 'none.json'], 'prerender: none.json: can’t be read: ENOENT'],
  [['--config', 'wrong.json'], 'prerender: wrong.json: siteOrigin: has to be the site’s own https origin'],
  [['--config', 'cut.json'], 'prerender: cut.json: is no JSON'],
  [[], 'prerender: usage: npm run prerender -- --config FILE'],
  [['--config', 'config.json', '--fast'], "prerender: Unknown option '--fast'; usage: "],
  [['--config', 'config.json', '--compression', '12'], 'prerender: --compression takes a level from 0 to 11, not "12"'],
  [
    ['--config', 'config.json', '--api-upstream', 'http://10.0.0.5:8080'],
    'prerender: The API’s upstream is of no use: "apiOrigin" has to be ""',
  ],
])('with %j it writes nothing, reports why and ends with 2', async (args, message) => {
  await write('wrong.json', JSON.stringify({ ...example, siteOrigin: 'https://nabta.example/' }));
  await write('cut.json', '{"apiOrigin": "https');
  const before = await site();
  const { code, stderr } = await prerender(...(args.length > 0 ? args : ['--site', 'build/production']));
  expect(stderr).toContain(message);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(code).toBe(2);
  expect(await site()).toEqual(before);
});

test.each([
  ['build/server', 'prerender: build/server has no program that renders pages: run "npm run build" first\n'],
  [
    'build/production/assets',
    'prerender: build/production is not the build of build/server: run "npm run build" first\n',
  ],
])('without %s it reports so and ends with 2', async (missing, message) => {
  await rm(join(folder, missing), { recursive: true });
  expect(await prerender()).toEqual({ code: 2, stdout: '', stderr: message });
});

test.each(['index.html', 'sitemap.xml'])('compresses %s at the level given', async (file) => {
  const sizeAt = async (level: string) => {
    await prerender('--config', 'config.json', '--compression', level);
    return (await readFile(join(folder, `build/production/${file}.br`))).length;
  };
  expect(await sizeAt('0')).toBeGreaterThan(await sizeAt('11'));
});

test('calls an API behind the site’s own origin at the address given', async () => {
  await write('config.json', JSON.stringify({ ...example, apiOrigin: '' }));
  await prerender('--config', 'config.json', '--api-upstream', 'http://10.0.0.5:8080');
  expect(await page('packages/1/index.html')).toContain('First from http://10.0.0.5:8080');
  // Browsers call the API at the site's own origin.
  expect(await page('packages/1/index.html')).not.toContain('"apiOrigin":"http');
});
