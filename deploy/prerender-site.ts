/* oxlint-disable no-await-in-loop -- one page after the other: requests have one language at a time */
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AppConfig } from '../src/app/config.ts';
import type { configure, listPublicPaths, renderPage } from '../src/entry-server.tsx';
import type { Language } from '../src/i18n/direction.ts';
import { compressFile } from './compress.ts';
import { pageHtml } from './page-html.ts';
import { type BuildManifest, filesOfPage } from './route-files.ts';

/** What the bundle of src/entry-server.tsx exports. */
interface Renderer {
  configure: typeof configure;
  listPublicPaths: typeof listPublicPaths;
  renderPage: typeof renderPage;
}

export interface PrerenderOptions {
  /** Folder with the production build. */
  site: string;
  config: AppConfig;
  /** Folder with what renders the pages. */
  server?: string;
}

export interface PrerenderResult {
  /** Number of files written. */
  written: number;
  /** Pages that could not be rendered and stay as they were; `path` is `*` where the API did not even list them. */
  failures: { path: string; error: Error }[];
}

const languages: readonly Language[] = ['en', 'ar'];

/** Pages without top bar and footer, which their shells have neither. */
const framedPaths = ['/signin', '/signup'];

/**
 * Writes every page of a site: shells for what only a browser can render, and the public pages with their content.
 * @throws Error where there is no build, or no file can be written
 */
export async function prerender({ site, config, server = 'build/server' }: PrerenderOptions): Promise<PrerenderResult> {
  const renderer = (await import(pathToFileURL(resolve(server, 'entry-server.js')).href)) as Renderer;
  const template = await readFile(join(server, 'template.html'), 'utf8');
  const manifest = JSON.parse(await readFile(join(server, 'manifest.json'), 'utf8')) as BuildManifest;
  renderer.configure(config);
  let written = 0;

  const write = async (file: string, language: Language, path: string, isShell: boolean) => {
    const rendered = await renderer.renderPage({ path, language, isShell });
    const { scripts, styles } = filesOfPage(manifest, {
      routeIds: isShell ? [] : rendered.routeIds,
      language,
      textParts: path === '/' ? ['first'] : ['first', 'rest'],
    });
    const sheets = await Promise.all(
      styles.map(async (address) => ({ address, css: await readFile(join(site, address), 'utf8') })),
    );
    const target = join(site, language === 'ar' ? 'ar' : '', file);
    await replaceFile(target, pageHtml({ template, language, config, rendered, scripts, styles: sheets }));
    written += 1;
  };
  const fileOf = (path: string) => join(path, 'index.html');

  for (const language of languages) {
    await write('app.html', language, '/profile', true);
    await write('404.html', language, '/profile', true);
  }
  let paths: string[];
  try {
    paths = await renderer.listPublicPaths();
  } catch (error) {
    // The first time there is something at least for these; later the pages of the last time are better.
    for (const language of languages) {
      for (const path of ['/', ...framedPaths]) {
        const hasContent = await isPrerendered(join(site, language === 'ar' ? 'ar' : '', fileOf(path)));
        if (!hasContent) await write(fileOf(path), language, path, true);
      }
    }
    return { written, failures: [{ path: '*', error: error as Error }] };
  }
  const failures: PrerenderResult['failures'] = [];
  for (const path of paths) {
    for (const language of languages) {
      try {
        await write(fileOf(path), language, path, false);
      } catch (error) {
        failures.push({ path: `${path} (${language})`, error: error as Error });
      }
    }
  }
  await removeOthers(site, paths);
  return { written, failures };
}

/** Whether a page has content from the API, and is no shell. */
async function isPrerendered(file: string): Promise<boolean> {
  return existsSync(file) && (await readFile(file, 'utf8')).includes('<script type="application/json" id="page">');
}

/** Writes a file and its compressed forms so that a server sees the old content or the new one, and nothing between. */
async function replaceFile(file: string, content: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.new`;
  await writeFile(draft, content);
  await compressFile(draft);
  for (const ending of ['.br', '.gz', '']) await rename(`${draft}${ending}`, `${file}${ending}`);
}

/** Removes the pages of packages and articles that are gone. */
async function removeOthers(site: string, paths: readonly string[]): Promise<void> {
  for (const folder of ['packages', 'blog', 'ar/packages', 'ar/blog']) {
    if (!existsSync(join(site, folder))) continue;
    for (const entry of await readdir(join(site, folder), { withFileTypes: true })) {
      const path = `/${folder.replace('ar/', '')}/${entry.name}`;
      if (entry.isDirectory() && !paths.includes(path)) await rm(join(site, folder, entry.name), { recursive: true });
    }
  }
}
