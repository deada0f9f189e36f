/**
 * Checks a configuration before deployment by the rules that the app applies at start: `npm run config:check -- FILE`.
 */
import { parseArgs } from 'node:util';
import { refuse, refuseInput } from '../scripts/command-line.ts';
import { readConfig } from './read-config.ts';

const command = 'config:check';

function fileNamed(): string {
  const usage = 'npm run config:check -- FILE';
  try {
    const { positionals } = parseArgs({ allowPositionals: true, options: {} });
    const [file, ...others] = positionals;
    if (file === undefined || others.length > 0) return refuse(command, `usage: ${usage}`);
    return file;
  } catch (error) {
    return refuseInput(command, error, usage);
  }
}

const file = fileNamed();
const read = await readConfig(file);
if ('errors' in read)
  refuse(
    command,
    read.errors.map((error) => `${file}: ${error}`),
  );
const { siteOrigin, apiOrigin, firebase } = read.config;
process.stdout.write(
  `${file} is right: API at ${apiOrigin === '' ? 'the app’s own origin' : apiOrigin}, codes by ${firebase.emulatorOrigin ?? `Firebase’s project ${firebase.projectId}`}.\n`,
);
if (siteOrigin === undefined) {
  process.stdout.write('There is no siteOrigin: pages have no canonical address, and there is no sitemap.\n');
}
if (firebase.emulatorOrigin !== undefined) {
  process.stdout.write('Codes come from an emulator on the parent’s own machine: this is for tests alone.\n');
}
