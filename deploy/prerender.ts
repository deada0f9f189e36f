/**
 * Writes the pages of a build for one place: `npm run prerender -- --config config.json [--site build/production]`. Every page
 * gets the checked configuration, public pages their content as the API has it now. Fit for a repeated job: each page is
 * replaced at once or not at all, and where the API does not answer, the pages stay as they are and the exit code is 1.
 */
import { parseArgs } from 'node:util';
import { refuse, refuseInput } from '../scripts/command-line.ts';
import { prerender } from './prerender-site.ts';
import { readConfig } from './read-config.ts';

const command = 'prerender';
const usage = 'npm run prerender -- --config FILE [--site FOLDER]';

function options(): { config: string; site: string } {
  try {
    const { values } = parseArgs({ options: { config: { type: 'string' }, site: { type: 'string' } } });
    if (values.config === undefined) return refuse(command, `usage: ${usage}`);
    return { config: values.config, site: values.site ?? 'build/production' };
  } catch (error) {
    return refuseInput(command, error, usage);
  }
}

const { config: file, site } = options();
const read = await readConfig(file);
if ('faults' in read) {
  refuse(
    command,
    read.faults.map((each) => `${file}: ${each}`),
  );
}
const { written, failures } = await prerender({ site, config: read.config });
process.stdout.write(`${written} pages written to ${site}.\n`);
for (const { path, error } of failures) process.stderr.write(`${path}: ${error.message}; the page stays as it was\n`);
if (failures.length > 0) process.exitCode = 1;
