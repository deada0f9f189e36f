import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** All files that the generator reads and writes. */
const inputs = [
  'openapi',
  'scripts',
  'redocly.yaml',
  'package.json',
  'tsconfig.json',
  'src/api',
  'src/auth',
  'src/domain',
  'mocks/generated',
  'tests/contract',
];

/**
 * Copies the contract with its generator, to generate without changing a file of the repository.
 * @returns the copy's folder, and a function that removes it
 */
export function copyContract(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'nabta-contract-'));
  for (const input of inputs) {
    mkdirSync(dirname(join(folder, input)), { recursive: true });
    cpSync(input, join(folder, input), { recursive: true });
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'dir');
  return {
    folder,
    remove: () => {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
