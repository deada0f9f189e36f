/**
 * Simulates a user with random actions from a seed: `npm run wander -- --seed 7 --actions 2000`. A failure is reported
 * with the seed and the number of the action, which reproduce it. Runs on a separate build, or on E2E_BASE_URL.
 */
import { parseArgs } from 'node:util';
import { refuseInput } from './command-line.ts';
import { runCommand } from './run-command.ts';

function readNumbers() {
  try {
    const { values } = parseArgs({
      options: {
        seed: { type: 'string', default: '2022' },
        actions: { type: 'string', default: '2000' },
      },
    });
    for (const [name, value] of Object.entries(values)) {
      if (!/^\d{1,9}$/.test(value)) throw new Error(`--${name} takes a whole number, not "${value}"`);
    }
    return values;
  } catch (error) {
    return refuseInput('wander', error, 'npm run wander [-- --seed 7 --actions 2000]');
  }
}

const values = readNumbers();
const { code } = await runCommand(
  'playwright',
  ['test', '--config', 'e2e/playwright.config.ts', '--project', 'drawn', 'e2e/wander'],
  {
    live: true,
    env: { WANDER_SEED: values.seed, WANDER_ACTIONS: values.actions, E2E_REPORT: 'reports/wander.json' },
  },
);
process.exitCode = code;
