/**
 * Finds or installs (on Debian, as root) an nginx to test the shipped configuration with. Where neither works, one line
 * reports what is not covered and the tests serve the same headers from Node; in CI on Debian they fail (scripts/nginx.ts).
 */
import { serverPackages } from '../deploy/dockerfile.ts';
import { findBrotliModule, findNginx, isDebianRoot, lookForBrotliModule, lookForNginx } from './nginx.ts';
import { runCommand } from './run-command.ts';

function say(text: string): void {
  process.stdout.write(`set-up: ${text}\n`);
}

const isComplete = () => lookForNginx() !== null && lookForBrotliModule() !== null;

if (!isComplete() && isDebianRoot()) {
  say("installing Debian's nginx …");
  // Debian would start the installed web server on port 80. In run level 1 it starts no services.
  const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const attempt = async () =>
    runCommand('apt-get', ['install', '--yes', '--no-install-recommends', ...serverPackages], { minutes: 5, env });
  if ((await attempt()).code !== 0) {
    await runCommand('apt-get', ['update'], { minutes: 5 });
    await attempt();
  }
}

try {
  if (findNginx() === null) {
    say('no nginx here: the served headers are tested from Node, the nginx configuration itself is not covered');
  } else if (findBrotliModule() === null) {
    say('no module for Brotli in this nginx: it serves gzip, files compressed with Brotli are tested from Node alone');
  }
} catch (error) {
  say((error as Error).message);
  process.exitCode = 1;
}
