/**
 * Installs the Firebase Auth emulator, a package of its own in e2e/firebase-emulator: 270 MB that only the browser tests of
 * phone codes need. Does nothing when it is there; exit code 1 when it could not be installed.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { runCommand } from './run-command.ts';

const folder = 'e2e/firebase-emulator';
const stampFile = `${folder}/node_modules/.nabta-installed`;

function say(text: string): void {
  process.stdout.write(`set-up: ${text}\n`);
}

async function install(): Promise<boolean> {
  const stamp = createHash('sha256')
    .update(readFileSync(`${folder}/package-lock.json`))
    .digest('hex');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return true;
  say('installing the Firebase Auth emulator (270 MB, half a minute) …');
  // Its packages' own scripts would build and fetch what the Auth emulator does not use.
  const args = ['ci', '--ignore-scripts', '--loglevel=error', '--no-audit', '--no-fund'];
  const { code, output, seconds } = await runCommand('npm', args, { cwd: folder, minutes: 10 });
  if (code !== 0) {
    say(`that did not work:\n${output.trim()}`);
    return false;
  }
  writeFileSync(stampFile, stamp);
  say(`the emulator is there, after ${seconds.toFixed(0)} s`);
  return true;
}

if (!(await install())) process.exitCode = 1;
