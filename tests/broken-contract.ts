import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyContract } from '../scripts/contract-copy.ts';
import { runCommand } from '../scripts/run-command.ts';

/** A text in a file of `openapi`, and what replaces it wherever it stands. */
export type Replacement = readonly [file: string, from: string, to: string];

/**
 * Generates from a copy of the contract in which texts were replaced.
 * @returns what the generator says of it
 * @throws Error if a file does not contain its text
 */
export async function generateFromBroken(replacements: readonly Replacement[]): Promise<string> {
  const { folder, remove } = copyContract();
  try {
    for (const [name, from, to] of replacements) {
      const file = join(folder, 'openapi', name);
      const text = readFileSync(file, 'utf8');
      if (!text.includes(from)) throw new Error(`${name} does not contain ${from}`);
      writeFileSync(file, text.replaceAll(from, to));
    }
    const { output } = await runCommand('node', ['scripts/generate.ts'], { cwd: folder, minutes: 2 });
    return output;
  } finally {
    remove();
  }
}
