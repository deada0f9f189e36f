import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { configInPage } from '../../deploy/config-in-page.ts';
import { pagesOfSite } from '../../deploy/pages-of-site.ts';
import type { AppConfig } from '../../src/app/config.ts';

/** Copies the production build to a folder, with a configuration in its pages. */
export async function copySite(root: string, config: AppConfig): Promise<void> {
  await cp('build/production', root, { recursive: true });
  const pages = (await pagesOfSite(root)).map((page) => join(root, page));
  await Promise.all(
    pages.map(async (page) => {
      await writeFile(page, configInPage(await readFile(page, 'utf8'), config));
      // Servers would send these compressed files, which contain the page before the change.
      await Promise.all(['br', 'gz'].map(async (ending) => rm(`${page}.${ending}`, { force: true })));
    }),
  );
}
