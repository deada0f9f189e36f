/**
 * From the hand-written contract to code: `npm run generate`, and `npm run generate -- --watch` after each edit, which
 * `npm start` does as well. `npm run check` fails when the result differs from what is committed.
 */
import { enableCompileCache } from 'node:module';
import { parseArgs } from 'node:util';
import { refuse, refuseInput } from './command-line.ts';
import { ContractError } from './contract-errors.ts';

function readWatch(): boolean {
  try {
    return parseArgs({ options: { watch: { type: 'boolean' } } }).values.watch === true;
  } catch (error) {
    return refuseInput('generate', error, 'npm run generate [-- --watch]');
  }
}

const started = performance.now();
enableCompileCache();
if (readWatch()) {
  const { watchContract } = await import('./watch-contract.ts');
  await watchContract((line) => process.stdout.write(`${line}\n`));
  process.stdout.write('contract: following openapi/\n');
} else {
  try {
    const { generateContract } = await import('./generate-contract.ts');
    const changed = await generateContract();
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    process.stdout.write(`Generated from openapi/ in ${seconds} s; ${changed.length} files changed\n`);
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    refuse('generate', error.errors);
  }
}
