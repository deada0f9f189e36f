/**
 * Makes a package for the backend team: `npm run contract:pack`. It has the contract, its documents and the `verify`
 * command, and needs Node alone: no other package, and nothing of this repository.
 */
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'vite';
import { refuse, wantsNothing } from './command-line.ts';
import { ContractError } from './contract-errors.ts';
import { contractPage } from './contract-page/contract-page.ts';
import { bundlePath } from './redocly.ts';
import { readContract } from '../tests/contract/contract.ts';
import { runCommand } from './run-command.ts';
import { workflowFiles } from './workflows/document.ts';
import { writeCollections } from './write-collections.ts';

const command = 'contract:pack';
const folder = 'build/contract-pack';

/** The copied files: from here to the package. */
const files: Readonly<Record<string, string>> = {
  [bundlePath]: 'openapi.yaml',
  'openapi/test-control.yaml': 'test-control.yaml',
  'openapi/dist/REVIEW.md': 'REVIEW.md',
  'openapi/dist/ERRORS.md': 'ERRORS.md',
  'openapi/dist/PRIVACY.md': 'PRIVACY.md',
  'openapi/CHANGELOG.md': 'CHANGELOG.md',
};

/** The part of a Markdown document from one heading of the second level to the next. */
function section(markdown: string, heading: string): string {
  const [, found] = new RegExp(`^## ${heading}\\n([^]*?)(?=^## |(?![^]))`, 'm').exec(markdown) ?? [];
  if (found === undefined) throw new Error(`tests/contract/README.md has no section “${heading}”`);
  // In the package the file is beside the README.
  return found.trim().replaceAll('openapi/test-control.yaml', 'test-control.yaml');
}

function readme(version: string): string {
  const suite = readFileSync('tests/contract/README.md', 'utf8');
  return `# The contract of Nabta’s API, ${version}

| File                | What                                                                    |
| ------------------- | ----------------------------------------------------------------------- |
| \`openapi.yaml\`      | the contract, to import into any tool                                   |
| \`contract.html\`     | all of it to read, offline: questions, states, workflows, operations    |
| \`REVIEW.md\`         | our questions, with what we assume until they are answered              |
| \`ERRORS.md\`         | every error: code, texts, what a person does next, order of checks      |
| \`PRIVACY.md\`        | personal data by class, with purpose, legal basis and retention         |
| \`CHANGELOG.md\`      | what changed, and whom it breaks                                        |
| \`test-control.yaml\` | what a test server may offer so that more can be verified; optional     |
| \`workflows/\`        | a parent’s ways through the API, as Arazzo documents                    |
| \`collections/\`      | requests for Postman (import the file) and Bruno (open the folder)      |
| \`verify.js\`         | verifies a server against the contract; needs Node 20 or newer, no more |

\`\`\`sh
npx --package=./nabta-contract-${version}.tgz verify --base-url http://localhost:8080/api/v1 --tag payments
\`\`\`

or, after \`tar -xf\`, \`node package/verify.js\` with the same options; \`--help\` lists them. It writes \`reports/contract-verify.md\`,
which begins with what is implemented so far, and the same as \`.json\` and as \`.xml\` (JUnit). The exit code is 1 after a failure, and 2
(with one line of explanation) if the command could not run. An interrupted run goes on with \`--resume\`.

## One tag at a time

${section(suite, 'One tag at a time')}

## What it checks

${section(suite, 'What it checks')}

## Variables for a server

${section(suite, 'Variables for a server').split('\nThe mock over HTTP')[0]?.trim() ?? ''}
`;
}

wantsNothing(command, `npm run ${command}`);
const { version } = readContract(bundlePath);
const page = await contractPage().catch((error: unknown) => {
  if (error instanceof ContractError) refuse(command, error.errors);
  throw error;
});

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
await build({
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  ssr: { noExternal: true, target: 'node' },
  build: {
    ssr: 'tests/contract/packaged.ts',
    outDir: folder,
    target: 'node20',
    minify: false,
    license: { fileName: 'third-party-licences.md' },
    rolldownOptions: { output: { entryFileNames: 'verify.js', codeSplitting: false } },
  },
});
for (const [from, to] of Object.entries(files)) copyFileSync(from, join(folder, to));
writeCollections(join(folder, 'collections'));
mkdirSync(join(folder, 'workflows'));
for (const file of workflowFiles()) {
  const text = readFileSync(file, 'utf8').replace('url: ../dist/openapi.yaml', 'url: ../openapi.yaml');
  writeFileSync(join(folder, 'workflows', basename(file)), text);
}
writeFileSync(join(folder, 'contract.html'), page);
writeFileSync(join(folder, 'README.md'), readme(version));
const manifest = {
  name: 'nabta-contract',
  version,
  description: 'The contract of Nabta’s API, and a command that verifies a server against it.',
  license: 'UNLICENSED',
  type: 'module',
  bin: { verify: 'verify.js' },
  engines: { node: '>=20' },
};
writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
const packed = await runCommand('npm', ['pack', `./${folder}`, '--pack-destination', 'build', '--loglevel=error']);
if (packed.code !== 0) refuse(command, packed.output.trim());
process.stdout.write(
  `build/nabta-contract-${version}.tgz: the contract ${version} with \`verify\`; README.md in it says how\n`,
);
