import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addKeptAssets, keepAssets } from './keep-assets.ts';

let folder = '';
let kept = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nabta-kept-'));
  kept = join(folder, 'kept');
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

/** Writes a build with the font that all builds share, a script of its own, and a page. */
async function build(name: string, more: Readonly<Record<string, string>> = {}): Promise<string> {
  const place = join(folder, name);
  await mkdir(join(place, 'assets'), { recursive: true });
  const files = { 'build.json': JSON.stringify({ build: name }), 'index.html': name, 'robots.txt': '' };
  const assets = { 'font-12345.woff2': 'font', [`app-${name}.js`]: name, ...more };
  await Promise.all([
    ...Object.entries(files).map(async ([file, text]) => writeFile(join(place, file), text)),
    ...Object.entries(assets).map(async ([file, text]) => writeFile(join(place, 'assets', file), text)),
  ]);
  return place;
}

/** Keeps the files of several builds, one build after the other. */
async function release(...names: string[]): Promise<void> {
  await names.reduce(async (before, name) => {
    await before;
    await keepAssets({ build: await build(name), kept });
  }, Promise.resolve());
}

const assetsOf = async (place: string) => (await readdir(join(place, 'assets'))).toSorted((a, b) => a.localeCompare(b));

test('keeps the files of the last two releases beside the newest, and drops the third', async () => {
  await release('r1', 'r2', 'r3');
  expect(await assetsOf(kept)).toEqual(['app-r1.js', 'app-r2.js', 'app-r3.js', 'font-12345.woff2']);
  expect(await keepAssets({ build: await build('r4'), kept })).toEqual(['r4', 'r3', 'r2']);
  expect(await assetsOf(kept)).toEqual(['app-r2.js', 'app-r3.js', 'app-r4.js', 'font-12345.woff2']);
});

test('keeps hashed files alone: no page, no build number, and nothing is removed that it did not put there', async () => {
  await mkdir(join(kept, 'assets'), { recursive: true });
  await writeFile(join(kept, 'assets/not-ours.js'), '');
  await release('r1', 'r2', 'r3', 'r4');
  expect(await readdir(kept)).toEqual(['.releases.json', 'assets']);
  expect(await assetsOf(kept)).toContain('not-ours.js');
});

test('a release that comes again is the newest again, and takes no place twice', async () => {
  await release('r1', 'r2', 'r1', 'r1', 'r3');
  expect(await keepAssets({ build: await build('r1'), kept })).toEqual(['r1', 'r3', 'r2']);
});

test('adds the earlier files to a build, which counts none of them as its own', async () => {
  await keepAssets({ build: await build('r1'), kept });
  const add = async () => {
    const r2 = await build('r2');
    await keepAssets({ build: r2, kept });
    await addKeptAssets({ build: r2, kept });
    expect(await assetsOf(r2)).toEqual(['app-r1.js', 'app-r2.js', 'font-12345.woff2']);
    expect(await readFile(join(r2, 'index.html'), 'utf8')).toBe('r2');
  };
  await add();
  await add();
  await release('r3', 'r4');
  expect(await assetsOf(kept)).toEqual(['app-r2.js', 'app-r3.js', 'app-r4.js', 'font-12345.woff2']);
});

test.each([
  ['no JSON', 'not a list', /is no JSON/],
  ['no list', '{"build": "r1"}', /is no list of releases/],
  ['no files', '[{"build": "r1"}]', /is no list of releases/],
  ['a name that leaves the folder', '[{"build": "r1", "files": ["../index.html"]}]', /is no list of releases/],
  ['a path', '[{"build": "r1", "files": ["/etc/passwd"]}]', /is no list of releases/],
  ['a hidden name', '[{"build": "r1", "files": [".htaccess"]}]', /is no list of releases/],
  ['a name that is no text', '[{"build": "r1", "files": [null]}]', /is no list of releases/],
])('refuses a list of releases with %s, and changes nothing', async (_what, text, why) => {
  await mkdir(kept);
  await writeFile(join(kept, '.releases.json'), text);
  await expect(keepAssets({ build: await build('r2'), kept })).rejects.toThrow(why);
  expect(await readdir(kept)).toEqual(['.releases.json']);
  expect(await readFile(join(kept, '.releases.json'), 'utf8')).toBe(text);
});

test('refuses another file of the same name, but not the same file compressed otherwise', async () => {
  await keepAssets({ build: await build('r1', { 'app-12345.js.br': 'one' }), kept });
  await keepAssets({ build: await build('r2', { 'app-12345.js.br': 'two' }), kept });
  const before = await assetsOf(kept);
  const odd = await build('r3', { 'font-12345.woff2': 'another font' });
  await expect(keepAssets({ build: odd, kept })).rejects.toThrow(/different files of the name font-12345\.woff2/);
  expect(await assetsOf(kept)).toEqual(before);
});

const run = async (...args: string[]) =>
  promisify(execFile)(process.execPath, ['deploy/keep-assets-of-releases.ts', ...args]);

test('the command refuses a folder that is no build with exit code 2', async () => {
  await expect(run('--kept', kept, '--build', folder)).rejects.toMatchObject({
    code: 2,
    stderr: `deploy:keep-assets: ${folder} is no build: it has no build.json with a number\n`,
  });
});

test('the command names the releases that have files there', async () => {
  const { stdout } = await run('--kept', kept, '--build', await build('r1'), '--add');
  expect(stdout).toBe(`${join(folder, 'r1')} has the files of these builds: r1\n`);
});
