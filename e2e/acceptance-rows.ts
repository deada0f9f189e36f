import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const screens = readFileSync(resolve(import.meta.dirname, '../docs/product/screens.md'), 'utf8');

/** The ids of the acceptance rows, such as `S05`, in the order of docs/product/screens.md. */
export const acceptanceRows: readonly string[] = [...screens.matchAll(/^- \*\*([A-Z]\d{2})\*\* /gm)].flatMap(
  ([, row]) => row ?? [],
);

/** The rows that a test proves: the ids at the start of its title, as in "R16 H09 A parent reads what is new". */
export function rowsOf(title: string): string[] {
  return /^(?:[A-Z]\d{2} )+/.exec(title)?.[0].trim().split(' ') ?? [];
}
