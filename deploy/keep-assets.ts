import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildFile, hashedFolder } from './headers.ts';

/** The number of releases before the newest one whose files are kept, because tabs with them may still be open. */
const earlierReleases = 2;

interface Release {
  /** The build's number. */
  build: string;
  /** Names in `assets`. */
  files: string[];
}

/**
 * Lists the releases whose files are kept, newest first. The name begins with a dot, so no server of `deploy/` sends
 * it.
 */
const manifestFile = '.releases.json';
const assets = hashedFolder.replaceAll('/', '');

/** A plain file name: no path to another folder, and no hidden file. */
const plainName = /^[\w-][\w.-]*$/;
const compressedEnding = /\.(?:br|gz)$/;

function isRelease(value: unknown): value is Release {
  const { build, files } = (value ?? {}) as Partial<Record<keyof Release, unknown>>;
  return (
    typeof build === 'string' &&
    Array.isArray(files) &&
    files.every((file) => typeof file === 'string' && plainName.test(file))
  );
}

async function readManifest(kept: string): Promise<Release[]> {
  const file = join(kept, manifestFile);
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    // There is no list yet: this is the first release that is kept.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
  let releases: unknown;
  try {
    releases = JSON.parse(text);
  } catch {
    throw new Error(`${file} is no JSON: remove it; earlier releases are then no longer kept`);
  }
  if (!Array.isArray(releases) || !releases.every(isRelease)) {
    throw new Error(
      `${file} is no list of releases with names of files: remove it; earlier releases are then no longer kept`,
    );
  }
  return releases;
}

async function readBuild(folder: string): Promise<Release> {
  const build = await readFile(join(folder, buildFile), 'utf8')
    .then((text) => (JSON.parse(text) as Partial<Release>).build)
    .catch(() => undefined);
  if (typeof build !== 'string') throw new Error(`${folder} is no build: it has no ${buildFile} with a number`);
  const entries = await readdir(join(folder, assets), { withFileTypes: true });
  const files = entries.filter((each) => each.isFile()).map(({ name }) => name);
  const odd = files.find((name) => !plainName.test(name));
  if (odd !== undefined) throw new Error(`${folder}: "${odd}" is no name of a build's file`);
  return { build, files };
}

/**
 * @throws Error if both folders have a file of the same name but different content: browsers cache such files for a
 * year
 */
async function refuseCollisions(from: string, to: string, files: readonly string[]): Promise<void> {
  await Promise.all(
    files
      // Compressed files are left out: another version of the compressor gives different bytes for the same content.
      .filter((name) => !compressedEnding.test(name))
      .map(async (name) => {
        const before = await readFile(join(to, name)).catch(() => null);
        if (before === null || before.equals(await readFile(join(from, name)))) return;
        throw new Error(`Two releases have different files of the name ${name}: change it a little and build again`);
      }),
  );
}

async function copyAll(from: string, to: string, files: readonly string[]): Promise<void> {
  await mkdir(to, { recursive: true });
  await Promise.all(files.map(async (name) => copyFile(join(from, name), join(to, name))));
}

/**
 * Copies a build's hashed files beside those of the last two releases, and removes those of older ones. Only hashed
 * files are kept, because pages always belong to the newest release. A release that is added again becomes the newest
 * one.
 * @param build folder of the build
 * @param kept folder that persists from release to release; its `assets` are the files to serve
 * @returns the builds whose files are kept now, newest first
 * @throws Error with the reason, before anything is changed
 */
export async function keepAssets({ build, kept }: { build: string; kept: string }): Promise<string[]> {
  const before = await readManifest(kept);
  const read = await readBuild(build);
  // The build's folder may already contain files of earlier releases (`addKeptAssets`).
  const newest = before.find((each) => each.build === read.build) ?? read;
  const [from, to] = [join(build, assets), join(kept, assets)];
  await refuseCollisions(from, to, newest.files);

  const releases = [newest, ...before.filter((each) => each.build !== newest.build)];
  const stay = releases.slice(0, 1 + earlierReleases);
  await copyAll(from, to, newest.files);
  const manifest = join(kept, manifestFile);
  await writeFile(`${manifest}.new`, `${JSON.stringify(stay)}\n`);
  await rename(`${manifest}.new`, manifest);

  const needed = new Set(stay.flatMap(({ files }) => files));
  const gone = before.flatMap(({ files }) => files).filter((name) => !needed.has(name));
  await Promise.all(gone.map(async (name) => rm(join(to, name), { force: true })));
  return stay.map((each) => each.build);
}

/**
 * Adds the files of the earlier releases to a build, for hosts where a deployment replaces all files.
 * @throws Error like `keepAssets`
 */
export async function addKeptAssets({ build, kept }: { build: string; kept: string }): Promise<void> {
  const [newest, ...earlier] = await readManifest(kept);
  const own = new Set(newest?.files);
  const files = [...new Set(earlier.flatMap((each) => each.files))].filter((name) => !own.has(name));
  await copyAll(join(kept, assets), join(build, assets), files);
}
