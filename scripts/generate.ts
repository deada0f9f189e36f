/**
 * Generates code from the hand-written contract: `npm run generate`. With `npm run generate -- --watch` it runs after
 * each edit, as in `npm start`. `npm run check` fails if the result differs from the committed files.
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
