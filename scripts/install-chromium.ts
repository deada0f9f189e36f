/** Finds a Chromium for the tests, or installs one. Exit code 1 if neither works. */
import { existsSync } from 'node:fs';
import { findChromium } from './chromium.ts';
import { runCommand } from './run-command.ts';

function say(text: string): void {
  process.stdout.write(`set-up: ${text}\n`);
}

async function attempt(what: string, command: string, args: string[]): Promise<boolean> {
  say(`${what} …`);
  const { code, output } = await runCommand(command, args, { minutes: 10 });
  if (code === 0 && findChromium() !== null) return true;
  const lines = output
    .trim()
    .split('\n')
    .filter((line) => line.trim() !== '');
  say(`that did not work: ${lines.at(-1) ?? `exit code ${code}`}`);
  return false;
}

async function install(): Promise<boolean> {
  if (findChromium() !== null) return true;
  if (await attempt("no Chromium found, fetching Playwright's", 'playwright', ['install', 'chromium'])) return true;
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return false;
  await runCommand('apt-get', ['update'], { minutes: 5 });
  const fromDebian = async (name: string) =>
    attempt(`installing Debian's ${name}`, 'apt-get', ['install', '--yes', '--no-install-recommends', name]);
  // Older Debian releases have no separate package of the headless shell.
  return (await fromDebian('chromium-headless-shell')) || fromDebian('chromium');
}

try {
  if (!(await install())) {
    say(
      'no Chromium could be had. Install Chromium or Google Chrome, or set CHROMIUM_PATH to one, and run this again.',
    );
    process.exitCode = 1;
  }
} catch (error) {
  say((error as Error).message);
  process.exitCode = 1;
}
