/**
 * Hands the contract over under its version: `npm run contract:release`. Keeps the bundle as openapi/released/<version>.yaml,
 * which later versions are compared with, and puts an entry into openapi/CHANGELOG.md. Committing and tagging stay with
 * the person; the output shows the commands.
 */
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { load } from 'js-yaml';
import { refuse, wantsNothing } from './command-line.ts';
import { addEntry, changelogEntry, compareContracts, versionError } from './contract-changes.ts';
import { ContractError, contractErrors } from './contract-errors.ts';
import { generateContract } from './generate-contract.ts';
import { bundlePath, contractRoot } from './redocly.ts';
import { releasedContract, releaseOf } from './released-contract.ts';

const command = 'contract:release';
const changelog = 'openapi/CHANGELOG.md';
const title = '# What changed in the contract\n';

wantsNothing(command, 'npm run contract:release');
const versionOf = (file: string) => (load(readFileSync(file, 'utf8')) as { info: { version: string } }).info.version;

function refuseWhatIsReleased(version: string): void {
  if (!existsSync(releaseOf(version).file)) return;
  refuse(command, `${version} was released already; raise info.version in ${contractRoot}`);
}

try {
  refuseWhatIsReleased(versionOf(contractRoot));
  await generateContract();
} catch (error) {
  // The linter reports a root file that can't be read, with its line.
  refuse(command, error instanceof ContractError ? error.errors : await contractErrors(contractRoot));
}
const before = releasedContract();
const release = releaseOf(versionOf(bundlePath));

let entry = `## ${release.version}\n\nThe first version that is handed over.\n`;
if (before !== null) {
  const folder = mkdtempSync(join(tmpdir(), 'nabta-release-'));
  try {
    const comparison = await compareContracts(before.file, bundlePath, folder);
    const error = versionError(comparison);
    if (error !== null) refuse(command, error);
    entry = changelogEntry(comparison);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
mkdirSync(dirname(release.file), { recursive: true });
copyFileSync(bundlePath, release.file);
// Older versions stay in git under their tags.
if (before !== null) rmSync(before.file);
writeFileSync(changelog, addEntry(existsSync(changelog) ? readFileSync(changelog, 'utf8') : title, entry));
process.stdout.write(`Released ${release.version} as ${release.file}. Now commit it and tag the commit:\n`);
process.stdout.write(`  git add openapi && git commit && git tag ${release.tag} && git push --tags\n`);
