import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { runCommand } from './run-command.ts';

function say(text: string): void {
  process.stdout.write(`set-up: ${text}\n`);
}

/**
 * Installs a package that has its own folder and lock file because few people need it. Does nothing if it is installed.
 * @param folder the folder of its package.json
 * @param about the package's name and size, for the printed line
 * @returns whether it is installed now
 */
export async function installOwnPackage(folder: string, about: string): Promise<boolean> {
  const stampFile = `${folder}/node_modules/.nabta-installed`;
  const stamp = createHash('sha256')
    .update(readFileSync(`${folder}/package-lock.json`))
    .digest('hex');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return true;
  say(`installing ${about} …`);
  // The packages' install scripts would build and download parts that are not used here.
  const args = ['ci', '--ignore-scripts', '--loglevel=error', '--no-audit', '--no-fund'];
  const { code, output, seconds } = await runCommand('npm', args, { cwd: folder, minutes: 10 });
  if (code !== 0) {
    say(`that did not work:\n${output.trim()}`);
    return false;
  }
  writeFileSync(stampFile, stamp);
  say(`installed after ${seconds.toFixed(0)} s`);
  return true;
}
