import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../scripts/run-command.ts';
import { startMockWorld } from './contract/mock-world.ts';
import type { World } from './contract/world.ts';

/** The package that `npm run contract:pack` makes, unpacked outside of this repository. */
describe("the backend team's package", () => {
  const folder = mkdtempSync(join(tmpdir(), 'contract-pack-'));
  let world: World;
  let output: string;

  beforeAll(async () => {
    const packed = await runCommand('node', ['scripts/contract-pack.ts']);
    ({ output } = packed);
    const [file] = /build\/nabta-contract-\S+\.tgz/.exec(output) ?? [];
    if (packed.code !== 0 || file === undefined) throw new Error(output);
    const unpacked = await runCommand('tar', ['-xf', file, '-C', folder]);
    if (unpacked.code !== 0) throw new Error(unpacked.output);
    world = await startMockWorld();
  }, 120_000);
  afterAll(async () => world.close());

  const verify = async (...args: string[]) => {
    const env = { CONTRACT_RATE: 'none', BASE_URL: '' };
    const { code, output: printed } = await runCommand('node', ['package/verify.js', ...args], { cwd: folder, env });
    return { code, lines: printed.trim().split('\n') };
  };

  it('contains the contract, its documents and the command, and depends on nothing', () => {
    expect(readdirSync(join(folder, 'package')).toSorted()).toEqual([
      'CHANGELOG.md',
      'ERRORS.md',
      'PRIVACY.md',
      'README.md',
      'REVIEW.md',
      'collections',
      'contract.html',
      'openapi.yaml',
      'package.json',
      'test-control.yaml',
      'third-party-licences.md',
      'verify.js',
      'workflows',
    ]);
    const inPackage = (path: string) => join(folder, 'package', path);
    expect(readdirSync(inPackage('collections'))).toEqual(['bruno', 'nabta.postman_collection.json']);
    const workflow = readFileSync(inPackage('workflows/cancel.arazzo.yaml'), 'utf8');
    for (const [, url = ''] of workflow.matchAll(/url: ([^,]+),/g)) {
      expect(existsSync(join(inPackage('workflows'), url)), url).toBe(true);
    }
    const manifest = JSON.parse(readFileSync(join(folder, 'package/package.json'), 'utf8')) as Record<string, unknown>;
    expect(manifest).toMatchObject({ bin: { verify: 'verify.js' } });
    expect(manifest).not.toHaveProperty('dependencies');
    const readme = readFileSync(join(folder, 'package/README.md'), 'utf8');
    expect(readme).toContain('CONTRACT_ALLOW_WRITES');
    expect(readme).toContain('Operation × documented status');
    expect(readme).toContain('## One tag at a time');
    for (const [, file = ''] of readme.matchAll(/`([\w-]+\.(?:md|yaml|html|js))`/g)) {
      expect(existsSync(inPackage(file)), file).toBe(true);
    }
    expect(readme).not.toMatch(/`(?:src|openapi|tests|oracle)\//);
  });

  it('verifies the operations of a tag', async () => {
    const { code, lines } = await verify('--base-url', world.baseUrl, '--tag', 'settings', '--scale', '0.1');
    expect(lines.at(-1)).toMatch(/^[1-9]\d* passed, 0 failed$/);
    expect(code).toBe(0);
    expect(readFileSync(join(folder, 'reports/contract-verify.md'), 'utf8')).toContain('| getSettings | yes');
    expect(readFileSync(join(folder, 'reports/contract-verify.xml'), 'utf8')).toContain('name="getSettings 200"');
  }, 60_000);

  it('needs the address of a server', async () => {
    const { code, lines } = await verify();
    expect(lines).toEqual(['verify: --base-url: the address of the server to verify is missing']);
    expect(code).toBe(2);
  });
});
