/**
 * Sees to it that there is an nginx to test the shipped configuration with: looks for one, else takes Debian's, as root. One
 * line says what is not covered where neither works; the tests then serve the same headers from Node.
 */
import { existsSync } from 'node:fs';
import { debianPackages } from '../deploy/dockerfile.ts';
import { findNginx } from './nginx.ts';
import { runCommand } from './run-command.ts';

function say(text: string): void {
  process.stdout.write(`set-up: ${text}\n`);
}

async function install(): Promise<boolean> {
  if (findNginx() !== null) return true;
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return false;
  say("installing Debian's nginx …");
  // A machine that starts what it installs would have a web server on port 80 from now on: this run level starts nothing.
  const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const attempt = async () =>
    runCommand('apt-get', ['install', '--yes', '--no-install-recommends', ...debianPackages], { minutes: 5, env });
  if ((await attempt()).code !== 0) {
    await runCommand('apt-get', ['update'], { minutes: 5 });
    await attempt();
  }
  return findNginx() !== null;
}

if (!(await install())) {
  say('no nginx here: the served headers are tested from Node, the nginx configuration itself is not covered');
}
