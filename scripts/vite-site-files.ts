import { copyFile, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { compressFile } from '../deploy/compress.ts';
import { compressible } from '../deploy/headers.ts';

/** Compressing a smaller file saves no network packet. */
const smallest = 1000;

async function compress(file: string): Promise<void> {
  if ((await stat(file)).size >= smallest) await compressFile(file);
}

/**
 * Prepares a build for the servers of `deploy/`: copies index.html as the page for unknown addresses and as the app's
 * shell, and compresses every text file with Brotli and gzip at the highest level.
 */
export function siteFiles(): Plugin {
  let folder = '';
  return {
    name: 'nabta-site-files',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = join(root, build.outDir);
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      async handler(failure) {
        if (failure) return;
        // Both are the same page until `npm run prerender` replaces them.
        const copies = ['404.html', 'app.html'].map((page) => join(folder, page));
        await Promise.all(copies.map(async (copy) => copyFile(join(folder, 'index.html'), copy)));
        const entries = await readdir(folder, { recursive: true, withFileTypes: true });
        const files = entries.filter((each) => each.isFile()).map((each) => join(each.parentPath, each.name));
        await Promise.all(files.filter((file) => compressible.test(file) && !file.includes('/.')).map(compress));
      },
    },
  };
}
