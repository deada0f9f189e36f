/**
 * From the hand-written contract to code: `npm run generate`. `npm run check` fails when its result differs from what is
 * committed.
 */
import { enableCompileCache } from 'node:module';
import { refuse, wantsNothing } from './command-line.ts';
import { ContractError } from './contract-faults.ts';

enableCompileCache();
wantsNothing('generate', 'npm run generate');

const started = performance.now();
try {
  const { generateContract } = await import('./generate-contract.ts');
  const changed = await generateContract();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`Generated from openapi/ in ${seconds} s; ${changed.length} files changed\n`);
} catch (error) {
  if (!(error instanceof ContractError)) throw error;
  refuse('generate', error.faults);
}
