/**
 * Builds the demo, which is the app on the mock, for any static host into build/demo: `npm run build:demo`. For a
 * subfolder of the host, add `-- --base /nabta/`.
 */
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { refuseInput } from './command-line.ts';

function readBase(): string {
  try {
    const { base } = parseArgs({ options: { base: { type: 'string', default: '/' } } }).values;
    if (!/^\/(?:[\w.~-]+\/)*$/.test(base)) throw new Error(`--base ${base}: a path such as /nabta/`);
    return base;
  } catch (error) {
    return refuseInput('build:demo', error, 'npm run build:demo [-- --base /folder/]');
  }
}

const base = readBase();
await build({ mode: 'demo', base, logLevel: 'warn' });
process.stdout.write(`The demo is in build/demo, for ${base === '/' ? 'the root' : `the folder ${base}`} of a host.\n`);
