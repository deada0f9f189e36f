import { execFile } from 'node:child_process';
import { cp, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const root = resolve(import.meta.dirname, '../..');
const production = join(root, 'build/production');
const next = join(root, 'build/next');

/**
 * Builds the app a second time, as another release: its file names in `assets` all differ from those of
 * build/production. Called once, before the tests.
 * @throws Error when there is no production build, or the second build fails
 */
export async function makeNextBuild(): Promise<void> {
  await readFile(join(production, 'build.json')).catch(() => {
    throw new Error('There is no production build; npm run build makes it');
  });
  const config = resolve(import.meta.dirname, 'next-build.config.ts');
  await promisify(execFile)('vite', ['build', '--config', config], { cwd: root });
}

/** Copies both builds into the subfolders `first` and `next` of a folder that a server can read. */
export async function copyBuilds(folder: string): Promise<void> {
  await Promise.all([
    cp(production, join(folder, 'first'), { recursive: true }),
    cp(next, join(folder, 'next'), { recursive: true }),
  ]);
}
