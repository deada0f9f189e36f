import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { copyContract } from '../scripts/contract-copy.ts';
import { bundlePath, contractRoot } from '../scripts/redocly.ts';
import { runCommand } from '../scripts/run-command.ts';

/** How `npm run contract:release` hands over a version, tested in a copy of the contract. */
const copy = copyContract();
afterAll(() => {
  copy.remove();
});

const changelog = 'openapi/CHANGELOG.md';
const pathOf = (file: string) => join(copy.folder, file);
const read = (file: string) => readFileSync(pathOf(file), 'utf8');
const release = async () => runCommand('node', ['scripts/contract-release.ts'], { cwd: copy.folder });

test('a release keeps its contract alone, heads the changelog with it, and happens once', async () => {
  const version = '99.0.0';
  writeFileSync(pathOf(contractRoot), read(contractRoot).replace(/^( {2}version: ).*$/m, `$1${version}`));
  const earlier = '## 0.1.0\n\nThe first version that is handed over.\n';
  writeFileSync(pathOf(changelog), `# Changes\n\n## ${version}\n\n### In short\n\n- Much.\n\n${earlier}`);

  const first = await release();
  expect(first.output).toContain(`Released ${version} as openapi/released/${version}.yaml.`);
  expect(first.output).toContain(`git tag contract-v${version}`);
  expect(first.code).toBe(0);
  expect(readdirSync(pathOf('openapi/released'))).toEqual([`${version}.yaml`]);
  expect(read(`openapi/released/${version}.yaml`)).toBe(read(bundlePath));
  const start = new RegExp(`^# Changes\n\n## ${version}\n\nSince [^\n]+\n\n### In short\n\n- Much\\.\n`);
  expect(read(changelog)).toMatch(start);
  expect(read(changelog).endsWith(earlier)).toBe(true);

  const { code, output } = await release();
  expect(output).toBe(`contract:release: ${version} was released already; raise info.version in ${contractRoot}\n`);
  expect(code).toBe(2);
}, 120_000);
