import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

const root = new URL('../../', import.meta.url);

/** Where the app's drawn pictures are, and the app's list of them. */
export const drawnFolder = new URL('src/assets/drawn/', root);
export const drawnList = new URL('src/ui/illustrations/drawn-pictures.gen.ts', root);

const sources = [
  'scripts/draw-pictures.ts',
  'scripts/pictures/drawings.ts',
  'scripts/pictures/drawing-svg.ts',
  'mocks/pictures/compose.ts',
  'mocks/pictures/foods.ts',
  'mocks/pictures/plates.ts',
  'src/ui/illustrations/lunch-box.tsx',
  'src/ui/illustrations/plate.tsx',
  'node_modules/@lobehub/fluent-emoji-3d/package.json',
];

/** A hash of all that the pictures are drawn from: the list of the drawn pictures names it, so a test finds stale ones. */
export async function drawnFrom(): Promise<string> {
  const hash = createHash('sha256');
  for (const source of sources) hash.update(await readFile(new URL(source, root)));
  return hash.digest('hex').slice(0, 16);
}
