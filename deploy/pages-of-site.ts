import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type InlineHashes, inlineHashes } from './content-policy.ts';
import { styleElement } from './page-html.ts';
import { type BuildManifest, stylesOfPublicPages } from './route-files.ts';

/** Returns the paths of a site's pages relative to its folder, such as `packages/index.html`, sorted by name. */
export async function pagesOfSite(root: string): Promise<string[]> {
  const files = await readdir(root, { recursive: true });
  return files.filter((file) => file.endsWith('.html') && !/(?:^|\/)\./.test(file)).toSorted();
}

/** Returns the styles that the site's public pages contain once they are prerendered. */
async function stylesToCome(root: string): Promise<string[]> {
  const manifest = join(root, '.vite/manifest.json');
  if (!existsSync(manifest)) return [];
  const files = stylesOfPublicPages(JSON.parse(await readFile(manifest, 'utf8')) as BuildManifest);
  return Promise.all(files.map(async (file) => styleElement(await readFile(join(root, file), 'utf8'))));
}

/**
 * Returns the hashes of the scripts and styles in all pages of a site, and of the styles that prerendered pages add.
 * They stay the same when its pages are prerendered, for the first time or again, so its servers need no new policy.
 * @throws Error if the folder has no page
 */
export async function hashesOfSite(root: string): Promise<InlineHashes> {
  const pages = await pagesOfSite(root);
  if (pages.length === 0) throw new Error(`${root} is no site: it has no page`);
  const documents = await Promise.all(pages.map(async (page) => readFile(join(root, page), 'utf8')));
  return inlineHashes([...documents, ...(await stylesToCome(root))]);
}
