import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/**
 * Removes all scripts, and preloads for scripts, from a page's HTML. The rest shows how fast the page can be at best.
 */
export function withoutScripts(html: string): string {
  return html
    .replaceAll(/<script\b[^>]*>.*?<\/script\s*>/gis, '')
    .replaceAll(/<link\b[^>]*\brel="?modulepreload\b[^>]*>/gi, '')
    .replaceAll(/<link\b(?=[^>]*\brel="?preload\b)(?=[^>]*\bas="?(?:script|fetch)\b)[^>]*>/gi, '');
}

/** Copies a build and removes the scripts from all of its pages, including the compressed versions. */
export async function copyWithoutScripts(build: string, copy: string): Promise<void> {
  await cp(build, copy, { recursive: true });
  const files = await readdir(copy, { recursive: true });
  for (const file of files.filter((each) => each.endsWith('.html')).map((each) => join(copy, each))) {
    const html = withoutScripts(await readFile(file, 'utf8'));
    await writeFile(file, html);
    await writeFile(`${file}.gz`, gzipSync(html, { level: 9 }));
    await writeFile(`${file}.br`, brotliCompressSync(html));
  }
}
