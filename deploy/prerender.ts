/**
 * Writes the pages of a build for one environment: `npm run prerender -- --config config.json [--site build/production]
 * [--api-upstream ORIGIN] [--compression LEVEL]`. Every page gets the checked configuration, and public pages get the
 * current content of the API. It can run as a scheduled job: each page is replaced atomically, and if the API does not
 * respond, the pages stay unchanged and the exit code is 1. A wrong configuration, option or build gives exit code 2.
 */
import { parseArgs } from 'node:util';
import { refuse, refuseInput } from '../scripts/command-line.ts';
import { apiUpstreamFault } from './api-upstream.ts';
import { prerender, reasonOf } from './prerender-site.ts';
import { readConfig } from './read-config.ts';

const command = 'prerender';
const usage = 'npm run prerender -- --config FILE [--site FOLDER] [--api-upstream ORIGIN] [--compression LEVEL]';

function options() {
  try {
    const { values } = parseArgs({
      options: {
        config: { type: 'string', default: '' },
        site: { type: 'string', default: 'build/production' },
        'api-upstream': { type: 'string' },
        compression: { type: 'string' },
      },
    });
    return values.config === '' ? refuse(command, `usage: ${usage}`) : values;
  } catch (error) {
    return refuseInput(command, error, usage);
  }
}

const { config: file, site, 'api-upstream': apiUpstream, compression } = options();
if (compression !== undefined && !/^(?:\d|1[01])$/.test(compression)) {
  refuse(command, `--compression takes a level from 0 to 11, not "${compression}"`);
}
const read = await readConfig(file);
if ('errors' in read) {
  refuse(
    command,
    read.errors.map((each) => `${file}: ${each}`),
  );
}
const unusable = apiUpstreamFault(apiUpstream, read.config);
if (unusable !== null) refuse(command, unusable);
try {
  const { written, failures } = await prerender({
    site,
    config: read.config,
    apiUpstream,
    compression: compression === undefined ? undefined : Number(compression),
  });
  process.stdout.write(`${written} pages written to ${site}.\n`);
  if (read.config.siteOrigin === undefined) {
    process.stdout.write(`${file} has no siteOrigin: pages have no canonical address, and there is no sitemap.\n`);
  }
  for (const failure of failures) process.stderr.write(`${command}: ${failure}\n`);
  if (failures.length > 0) process.exitCode = 1;
} catch (error) {
  refuse(command, reasonOf(error));
}
