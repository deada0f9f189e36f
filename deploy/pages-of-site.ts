import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type InlineHashes, inlineHashes } from './content-policy.ts';
import { styleElement } from './page-html.ts';
import { type BuildManifest, stylesOfPublicPages } from './route-files.ts';

/** The paths of a site's pages below its folder, `packages/index.html`, in the order of their names. */
export async function pagesOfSite(root: string): Promise<string[]> {
  const files = await readdir(root, { recursive: true });
  return files.filter((file) => file.endsWith('.html') && !/(?:^|\/)\./.test(file)).toSorted();
}

/** The styles that pages of this site will hold once the API has answered for each of them. */
async function stylesToCome(root: string): Promise<string[]> {
  const manifest = join(root, '.vite/manifest.json');
  if (!existsSync(manifest)) return [];
  const files = stylesOfPublicPages(JSON.parse(await readFile(manifest, 'utf8')) as BuildManifest);
  return Promise.all(files.map(async (file) => styleElement(await readFile(join(root, file), 'utf8'))));
}

/**
 * Hashes of the scripts and styles in all pages of a site. Those of a prerendered site stay the same while its pages are
 * written again, so that its servers need no new policy.
 * @throws Error where the folder has no page
 */
export async function hashesOfSite(root: string): Promise<InlineHashes> {
  const pages = await pagesOfSite(root);
  if (pages.length === 0) throw new Error(`${root} is no site: it has no page`);
  const documents = await Promise.all(pages.map(async (page) => readFile(join(root, page), 'utf8')));
  const isPrerendered = inlineHashes(documents).styles.length > 0;
  return inlineHashes([...documents, ...(isPrerendered ? await stylesToCome(root) : [])]);
}
