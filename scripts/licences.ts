/**
 * Lists the licences of all packages that production code uses in docs/licences.md, and rejects licences that are
 * unknown or would restrict our own code. With `--check` it writes nothing and fails if the list is stale.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { refuse } from './command-line.ts';
import { type Locked, licensedPackages } from './licensed-packages.ts';

const command = 'licences';
const list = 'docs/licences.md';
const words = process.argv.slice(2);
if (words.some((word) => word !== '--check')) refuse(command, 'usage: npm run licences [-- --check]');

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> };
const { licensed, errors } = licensedPackages(packages, (path) => readFileSync(`${path}/LICENSE`, 'utf8'));
if (errors.length > 0) refuse(command, errors);

const rows = licensed.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`);
const text = `# Licences

The packages of production code, and their dependencies: ${rows.length} packages. Written by \`npm run licences\`; a licence
that is unknown, or that would bind our own code, fails it. The texts of those that a build holds go along with it, as
\`third-party-licences.txt\`. Tools that only build and test are not shipped and not listed.

| Package | Version | Licence |
| --- | --- | --- |
${rows.join('\n')}
`;
const isFresh = () => {
  try {
    return readFileSync(list, 'utf8') === text;
  } catch {
    return false;
  }
};
if (!words.includes('--check')) writeFileSync(list, text);
else if (!isFresh()) {
  process.stderr.write(`${list} is stale: run "npm run licences"\n`);
  process.exitCode = 1;
}
