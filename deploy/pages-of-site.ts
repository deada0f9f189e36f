import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type InlineHashes, inlineHashes } from './content-policy.ts';

/** The paths of a site's pages below its folder, `packages/index.html`, in the order of their names. */
export async function pagesOfSite(root: string): Promise<string[]> {
  const files = await readdir(root, { recursive: true });
  return files.filter((file) => file.endsWith('.html') && !/(?:^|\/)\./.test(file)).toSorted();
}

/**
 * Hashes of the scripts and styles in all pages of a site.
 * @throws Error where the folder has no page
 */
export async function hashesOfSite(root: string): Promise<InlineHashes> {
  const pages = await pagesOfSite(root);
  if (pages.length === 0) throw new Error(`${root} is no site: it has no page`);
  return inlineHashes(await Promise.all(pages.map(async (page) => readFile(join(root, page), 'utf8'))));
}
