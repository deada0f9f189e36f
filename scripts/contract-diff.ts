/**
 * What changed in the contract and what breaks clients: `npm run contract:diff -- <git ref or file>`, by default against the
 * last released contract. Writes a changelog entry. Exit code 1 for a breaking change that the version does not announce.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { refuse, refuseInput } from './command-line.ts';
import { changelogEntry, compareContracts, versionError } from './contract-changes.ts';
import { contractErrors } from './contract-errors.ts';
import { bundlePath, contractRoot, redocly } from './redocly.ts';
import { releasedContract } from './released-contract.ts';

const command = 'contract:diff';
const usage = 'npm run contract:diff -- [git ref or file] [--out FILE]';

function readOptions(): { named: string | undefined; out: string | undefined } {
  try {
    const { values, positionals } = parseArgs({ options: { out: { type: 'string' } }, allowPositionals: true });
    if (positionals.length > 1) throw new Error('One git ref or file, not more');
    return { named: positionals[0], out: values.out };
  } catch (error) {
    return refuseInput(command, error, usage);
  }
}

/** Returns the bundle of a commit; null if git does not have the commit, or the commit has no contract. */
function bundleAt(ref: string): string | null {
  try {
    return execFileSync('git', ['show', `${ref}:./${bundlePath}`], {
      encoding: 'utf8',
      maxBuffer: 1 << 26,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return null;
  }
}

/** The released file is a copy of the tag's; a clone that has the tag checks that both are equal. */
function lastReleased(): string {
  const released = releasedContract();
  if (released === null) refuse(command, `nothing was released yet; usage: ${usage}`);
  const { file, tag, version } = released;
  const tagged = bundleAt(tag);
  if (tagged === null) process.stdout.write(`This clone has no tag ${tag}; ${file} is its copy.\n`);
  else if (tagged !== readFileSync(file, 'utf8'))
    refuse(command, `${file} differs from the contract at its tag ${tag}`);
  process.stdout.write(`Compared with the released contract ${version}, ${file}.\n\n`);
  return file;
}

const { named, out } = readOptions();
const folder = mkdtempSync(join(tmpdir(), 'nabta-diff-'));
process.on('exit', () => {
  rmSync(folder, { recursive: true, force: true });
});

function contractToCompareWith(): string {
  if (named === undefined) return lastReleased();
  if (existsSync(named)) {
    if (statSync(named).isFile()) return named;
    refuse(command, `${named} is not a file`);
  }
  const bundle = bundleAt(named);
  if (bundle === null) refuse(command, `${named} is neither a file nor a git ref with ${bundlePath}`);
  const file = join(folder, 'before.yaml');
  writeFileSync(file, bundle);
  return file;
}

const before = contractToCompareWith();
const after = join(folder, 'after.yaml');
// The hand-written files are compared, because the committed bundle may be stale.
const { code } = await redocly(['bundle', contractRoot, '--output', after]);
if (code !== 0) refuse(command, await contractErrors(contractRoot));

let comparison;
try {
  comparison = await compareContracts(before, after, folder);
} catch (error) {
  refuse(command, (error as Error).message);
}
const entry = changelogEntry(comparison);
process.stdout.write(entry);
if (out !== undefined) {
  try {
    writeFileSync(out, entry);
  } catch (error) {
    refuse(command, `${out} can't be written: ${(error as Error).message}`);
  }
}
const error = versionError(comparison);
if (error !== null) {
  process.stderr.write(`\n${command}: ${error}\n`);
  process.exitCode = 1;
}
