import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** A page's HTML without any script and without what is fetched for one: what is left is as fast as the page can be. */
export function withoutScripts(html: string): string {
  return html
    .replaceAll(/<script\b[^>]*>.*?<\/script\s*>/gis, '')
    .replaceAll(/<link\b[^>]*\brel="?modulepreload\b[^>]*>/gi, '')
    .replaceAll(/<link\b(?=[^>]*\brel="?preload\b)(?=[^>]*\bas="?(?:script|fetch)\b)[^>]*>/gi, '');
}

/** Copies a build and takes the scripts out of all of its pages, compressed forms included. */
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
