/* oxlint-disable no-await-in-loop -- one page after the other: requests have one language at a time */
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type AppConfig, configBlockId } from '../src/app/config.ts';
import type { Language } from '../src/domain/language.ts';
import type { configure, listPublicPaths, renderPage, renderSitemap } from '../src/entry-server.tsx';
import type { TextPart } from '../src/i18n/messages.ts';
import { compressFile } from './compress.ts';
import { pageHtml } from './page-html.ts';
import { type BuildManifest, filesOfPage, type PageFiles } from './route-files.ts';

/** The exports of the bundle of src/entry-server.tsx. */
interface Renderer {
  configure: typeof configure;
  listPublicPaths: typeof listPublicPaths;
  renderPage: typeof renderPage;
  renderSitemap: typeof renderSitemap;
}

export interface PrerenderOptions {
  /** Folder with the production build. */
  site: string;
  config: AppConfig;
  /** Folder with the server bundle, which renders the pages. */
  server?: string;
  /** Origin of the API if browsers call it at the site's own origin; the site's own if omitted. */
  apiUpstream?: string | undefined;
  /** Level of Brotli for the pages, 0 to 11. */
  compression?: number | undefined;
}

/**
 * The highest level takes more than twice as long (home 0.43 s instead of 0.18) for 1 % less, 0.4 kB of a page, and a
 * server writes the pages every few minutes.
 */
const usualCompression = 10;

export interface PrerenderResult {
  /** Number of pages written. */
  written: number;
  /** One line for each page that could not be rendered. Those pages stay unchanged. */
  failures: string[];
}

const languages: readonly Language[] = ['en', 'ar'];

/** The public pages whose address has a page of its own for signed-in parents, with the module of that page. */
const parentModules: Partial<Record<string, string>> = { '/': 'src/routes/_signed-in/-family-board.tsx' };

/** Pages with a shell of their own until the API responds: their layout differs from that of `app.html`. */
const ownShells = ['/', '/signin', '/signup'];

/** Reads the build in these folders: the renderer, and what it needs to write the pages. */
async function readBuild(site: string, server: string) {
  const program = resolve(server, 'entry-server.js');
  if (!existsSync(program)) throw new Error(`${server} has no program that renders pages: run "npm run build" first`);
  const manifest = JSON.parse(await readFile(join(server, 'manifest.json'), 'utf8')) as BuildManifest;
  if (!existsSync(join(site, manifest['index.html']?.file ?? 'index.html')))
    throw new Error(`${site} is not the build of ${server}: run "npm run build" first`);
  const template = await readFile(join(server, 'template.html'), 'utf8');
  return { renderer: (await import(pathToFileURL(program).href)) as Renderer, manifest, template };
}

/**
 * Writes every page of a site: shells for pages that only a browser can render, and public pages with their content. If
 * the API does not respond, pages that were written before stay unchanged.
 * @throws Error if there is no build of this version, or a shell can't be written
 */
export async function prerender(options: PrerenderOptions): Promise<PrerenderResult> {
  const { site, config, server = 'build/server', apiUpstream, compression = usualCompression } = options;
  const { renderer, manifest, template } = await readBuild(site, server);
  renderer.configure(config, apiUpstream);
  await removeDrafts(site);
  let written = 0;

  /** The scripts and stylesheets of a signed-in parent's page that a document does not contain or load by itself. */
  const parentFilesOf = (
    { path, routeIds }: { path: string; routeIds: readonly string[] },
    language: Language,
    { scripts, styles }: PageFiles,
  ) => {
    const module = parentModules[path];
    const modules = module === undefined ? [] : [module];
    const files = filesOfPage(manifest, { routeIds, language, textParts: ['public', 'parent'], modules });
    return [...files.styles, ...files.scripts].filter((file) => !styles.includes(file) && !scripts.includes(file));
  };
  const parentPageOf = async (path: string, language: Language, page: PageFiles) => {
    if (parentModules[path] === undefined) return undefined;
    const { markup } = await renderer.renderPage({ path, language, isShell: true, isForParents: true });
    // The scripts of the visitors' page are loaded for visitors only.
    return { markup, files: parentFilesOf({ path, routeIds: [path] }, language, { ...page, scripts: [] }) };
  };
  const write = async (file: string, language: Language, path: string, isShell: boolean) => {
    const rendered = await renderer.renderPage({ path, language, isShell });
    const page = filesOfPage(manifest, {
      routeIds: isShell ? [] : rendered.routeIds,
      language,
      textParts: textPartsOf(path),
    });
    const { scripts, styles } = page;
    const parentPage = isShell ? undefined : await parentPageOf(path, language, page);
    const firstFiles =
      rendered.firstRoutes &&
      Object.fromEntries(
        Object.entries(rendered.firstRoutes).map(([each, routeIds]) => [
          each,
          parentFilesOf({ path: each, routeIds }, language, page),
        ]),
      );
    const sheets = await Promise.all(
      styles.map(async (address) => ({ address, css: await readFile(join(site, address), 'utf8') })),
    );
    await replaceFile(
      join(site, folderOf[language], file),
      pageHtml({ template, language, config, rendered, scripts, styles: sheets, parentPage, firstFiles }),
      compression,
    );
    written += 1;
  };
  const shells = [
    { file: 'app.html', path: '/profile' },
    { file: '404.html', path: '/profile' },
  ];
  let paths: string[];
  try {
    paths = await renderer.listPublicPaths();
  } catch (error) {
    for (const { file, path } of [...shells, ...ownShells.map((each) => ({ file: fileOf(each), path: each }))]) {
      for (const language of languages) {
        const isThere = await isPrerendered(join(site, folderOf[language], file));
        if (!isThere) await write(file, language, path, true);
      }
    }
    const reason = `the packages and articles could not be listed: ${reasonOf(error)}`;
    return { written, failures: [`${reason}; pages that were written before stay as they were`] };
  }
  for (const { file, path } of shells) for (const language of languages) await write(file, language, path, true);
  const failures: string[] = [];
  const pages = paths.flatMap((path) => languages.map((language) => ({ path, language })));
  for (const { path, language } of pages) {
    try {
      await write(fileOf(path), language, path, false);
    } catch (error) {
      failures.push(`${path} (${language}): ${reasonOf(error)}; the page stays as it was`);
      // The other pages are skipped after a timeout, because each of them would wait as long.
      if (isTimeout(error)) {
        failures.push('the API is asked no more; all other pages stay as they were');
        break;
      }
    }
  }
  await removeOthers(site, paths);
  const present = paths.filter((path) =>
    languages.every((language) => existsSync(join(site, folderOf[language], fileOf(path)))),
  );
  await writeSitemap(site, config.siteOrigin, renderer.renderSitemap(present), compression);
  return { written, failures };
}

const folderOf: Record<Language, string> = { en: '', ar: 'ar' };

const fileOf = (path: string) => join(path, 'index.html');

/** Whether an error is a timeout of an API call (src/api/errors.ts). */
const isTimeout = (error: unknown) => error instanceof Error && 'kind' in error && error.kind === 'timeout';

/** The reason why a page could not be rendered, in one line: the root cause, with the status of the API's response. */
export function reasonOf(error: unknown): string {
  if (isTimeout(error)) return 'the API did not answer in time';
  if (!(error instanceof Error)) return String(error);
  if (error.cause instanceof Error) return reasonOf(error.cause);
  const { status, code = error.name } = error as { status?: unknown; code?: string };
  const message = (error.message || code).replaceAll(/\s+/g, ' ');
  return typeof status === 'number' && status > 0 ? `the API answered ${status} ${message}`.trim() : message;
}

const textPartsOf = (path: string): readonly TextPart[] => {
  if (path === '/') return ['home'];
  return path.startsWith('/profile') ? ['public', 'parent'] : ['public'];
};

/** Whether a page was prerendered, instead of being the build's own. */
async function isPrerendered(file: string): Promise<boolean> {
  return existsSync(file) && (await readFile(file, 'utf8')).includes(`id="${configBlockId}"`);
}

/** Replaces a file and its compressed versions atomically: a server reads either the old content or the new one. */
async function replaceFile(file: string, content: string, compression: number): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  // Two runs at the same time have drafts of their own.
  const draft = `${file}.${process.pid}.new`;
  await writeFile(draft, content);
  await compressFile(draft, compression);
  for (const ending of ['.br', '.gz', '']) await rename(`${draft}${ending}`, `${file}${ending}`);
}

function isRunning(pid: number): boolean {
  try {
    // Signal 0 only checks.
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Removes the drafts of runs that were killed. */
async function removeDrafts(site: string): Promise<void> {
  for (const file of await readdir(site, { recursive: true })) {
    const pid = /\.(\d+)\.new(?:\.br|\.gz)?$/.exec(file)?.[1];
    if (pid !== undefined && !isRunning(Number(pid))) await rm(join(site, file), { force: true });
  }
}

/** Removes the pages of packages and articles that no longer exist. */
async function removeOthers(site: string, paths: readonly string[]): Promise<void> {
  for (const folder of ['packages', 'blog', 'ar/packages', 'ar/blog']) {
    if (!existsSync(join(site, folder))) continue;
    for (const entry of await readdir(join(site, folder), { withFileTypes: true })) {
      const path = `/${folder.replace('ar/', '')}/${entry.name}`;
      if (entry.isDirectory() && !paths.includes(path)) await rm(join(site, folder, entry.name), { recursive: true });
    }
  }
}

/** Writes the sitemap and lists it in `robots.txt`. Removes both if the site's origin is unknown. */
async function writeSitemap(
  site: string,
  siteOrigin: string | undefined,
  sitemap: string | null,
  compression: number,
): Promise<void> {
  const [file, robotsFile] = [join(site, 'sitemap.xml'), join(site, 'robots.txt')];
  const robots = await readFile(robotsFile, 'utf8').catch(() => '');
  const others = robots.replaceAll(/^Sitemap:.*\n?/gm, '');
  const isListed = sitemap !== null && siteOrigin !== undefined;
  const named = isListed ? `${others}Sitemap: ${siteOrigin}/sitemap.xml\n` : others;
  if (isListed) await replaceFile(file, sitemap, compression);
  else await Promise.all(['', '.br', '.gz'].map(async (ending) => rm(`${file}${ending}`, { force: true })));
  if (named !== robots) await replaceFile(robotsFile, named, compression);
}
