import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** Records which false findings occur on a page, by their index. Playwright empties the folder before each run. */
export function noteUsed(outputDir: string, places: ReadonlySet<number>): void {
  const folder = resolve(outputDir, 'used');
  mkdirSync(folder, { recursive: true });
  writeFileSync(resolve(folder, `${randomUUID()}.json`), JSON.stringify([...places]));
}

/** The indexes of the false findings that occur on any page in this run. */
export function usedPlaces(outputDir: string): ReadonlySet<number> {
  const folder = resolve(outputDir, 'used');
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return new Set(files.flatMap((file) => JSON.parse(readFileSync(resolve(folder, file), 'utf8')) as number[]));
}
