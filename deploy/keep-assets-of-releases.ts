/**
 * Keeps the hashed files of the last two releases beside those of a build, for tabs that are still open: `npm run
 * deploy:keep-assets -- --kept FOLDER [--build FOLDER] [--add]`. `--add` also copies the earlier files into the build's
 * folder, for hosts where a deployment replaces all files.
 */
import { parseArgs } from 'node:util';
import { refuse, refuseInput } from '../scripts/command-line.ts';
import { addKeptAssets, keepAssets } from './keep-assets.ts';

const command = 'deploy:keep-assets';

function options() {
  try {
    const { kept, build, add } = parseArgs({
      options: {
        kept: { type: 'string' },
        build: { type: 'string', default: 'build/production' },
        add: { type: 'boolean', default: false },
      },
    }).values;
    if (kept === undefined || kept === '') throw new Error('--kept names no folder');
    return { kept, build, add };
  } catch (error) {
    return refuseInput(command, error, `npm run ${command} -- --kept FOLDER [--build FOLDER] [--add]`);
  }
}

const { kept, build, add } = options();
try {
  const builds = await keepAssets({ build, kept });
  if (add) await addKeptAssets({ build, kept });
  process.stdout.write(`${add ? build : kept} has the files of these builds: ${builds.join(', ')}\n`);
} catch (error) {
  refuse(command, (error as Error).message);
}
