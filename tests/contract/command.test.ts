import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { runCommand } from '../../scripts/run-command.ts';
import { listen } from './listen.ts';
import { readOptions } from './options.ts';
import { serverWorld, UsageError } from './server-world.ts';

// Whole parts of the suite run here, which takes a while on a busy machine.
vi.setConfig({ testTimeout: 90_000 });

const folder = mkdtempSync(join(tmpdir(), 'contract-verify-'));

async function run(args: string[], env: Record<string, string> = {}) {
  const command = ['scripts/contract-verify.ts', '--report', folder, ...args];
  // Vitest itself sets a variable of this name.
  const { code, output } = await runCommand('node', command, { env: { BASE_URL: '', ...env } });
  return { code, lines: output.trim().split('\n') };
}

function contractFile(name: string, change: (text: string) => string): string {
  const path = join(folder, name);
  writeFileSync(path, change(readFileSync('openapi/dist/openapi.yaml', 'utf8')));
  return path;
}

function requestsFile(name: string, requests: object): string {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(requests));
  return path;
}

describe('npm run contract:verify', () => {
  it.each<[string, string[], Record<string, string>, RegExp]>([
    ['an unknown option', ['--colour'], {}, /^contract:verify: Unknown option '--colour'$/],
    [
      'an operation that is none',
      ['--only', 'getOrder,listUnicorns'],
      {},
      /--only: the contract has no operation listUnicorns$/,
    ],
    [
      'a tag that is none',
      ['--tag', 'payments,unicorns'],
      {},
      /--tag: unicorns is none of session, users, .*, payments/,
    ],
    ['no run to go on with', ['--resume', '--only', 'getSettings'], {}, /--resume: no interrupted run in /],
    ['a report that can’t be written', ['--report', 'package.json'], {}, /--report package\.json: no folder/],
    ['a contract that is not there', ['--contract', 'openapi/none.yaml'], {}, /openapi\/none\.yaml: no such file/],
    ['given requests that are not there', ['--requests', 'none.json'], {}, /--requests none\.json: ENOENT/],
    [
      'given requests of no operation',
      ['--requests', requestsFile('unicorns.json', { listUnicorns: {} })],
      {},
      /--requests .*unicorns\.json: the contract has no operation listUnicorns$/,
    ],
    [
      'given requests that are wrong',
      ['--requests', requestsFile('wrong.json', { getOrder: { paths: { id: 1 } } })],
      {},
      /--requests .*wrong\.json: getOrder: Unrecognized key: "paths"$/,
    ],
    [
      'a variable that is wrong',
      [],
      { BASE_URL: 'localhost:4010' },
      /BASE_URL: an address as https:\/\/host\/api\/v1$/,
    ],
    [
      'a server that can’t be reached',
      [],
      { BASE_URL: 'http://localhost:9/api/v1' },
      /http:\/\/localhost:9 can't be reached/,
    ],
  ])('reports %s in one line, with exit code 2', async (_case, args, env, line) => {
    const { code, lines } = await run(args, env);
    expect(code).toBe(2);
    expect(lines.at(-1)).toMatch(line);
    expect(lines.filter((each) => !each.startsWith('Verifying '))).toHaveLength(1);
  });

  it.each<[string, (text: string) => string, RegExp]>([
    ['broken YAML', (text) => text.replace('paths:\n', 'paths:\n\t- [\n'), /broken YAML\.yaml:\d+: /],
    ['no paths', () => 'openapi: 3.1.0\n', /no paths\.yaml: no OpenAPI document with paths/],
    [
      'a reference to nothing',
      (text) => text.replace('#/components/responses/ServerError', '#/components/responses/Sky'),
      /nothing is at #\/components\/responses\/Sky/,
    ],
  ])('reports a contract with %s in one line, with exit code 2', async (name, change, line) => {
    const { code, lines } = await run(['--contract', contractFile(`${name}.yaml`, change)]);
    expect(code).toBe(2);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(line);
  });

  it('reports a schema that can’t be compiled in one line, with exit code 2', async () => {
    const path = contractFile('type.yaml', (text) => text.replaceAll('type: integer', 'type: whole'));
    const { code, lines } = await run(['--contract', path, '--only', 'getSettings']);
    expect(code).toBe(2);
    expect(lines.at(-1)).toMatch(/^contract:verify: a schema can't be compiled: /);
  });

  it('ends with 1, a report and a curl command where a server is wrong', async () => {
    const server = createServer((_incoming, outgoing) => {
      outgoing.writeHead(200, { 'Content-Type': 'application/json' });
      outgoing.end('{"custom_status":200,"data":{}}');
    });
    const address = ['--base-url', await listen(server)];
    const chosen = ['--tag', 'settings,content', '--only', 'getSettings,listPartners,listMeals', '--seed', '7'];
    const { code, lines } = await run([...address, ...chosen], { CONTRACT_RATE: 'none' });
    server.close();
    expect(code).toBe(1);
    expect(lines.at(-1)).toMatch(/^\d+ passed, [1-9]\d* failed$/);
    const report = readFileSync(join(folder, 'contract-verify.md'), 'utf8');
    expect(report).toContain("getSettings 200: body: /data must have required property 'settings'");
    expect(report).toMatch(/curl -i -X GET 'http:\/\/localhost:\d+\/api\/v1\/settings'/);
    expect(report).toContain('CONTRACT_SEED=7');
    expect(report).toMatch(/^\| getSettings \| in part: \d+ failed \| \d+ of \d+ \|$/m);
    expect(report).not.toContain('listMeals');
    const junit = readFileSync(join(folder, 'contract-verify.xml'), 'utf8');
    expect(junit).toMatch(/<testsuite name="getSettings" tests="\d+" failures="[1-9]\d*" skipped="\d+">/);
    expect(junit).toContain(`<failure message="/data must have required property 'settings'`);
  });
});

describe('a run in which nothing could be tried', () => {
  it('counts as a failure', async () => {
    const server = createServer((_incoming, outgoing) => {
      outgoing.writeHead(404);
      outgoing.end();
    });
    const { code, lines } = await run(['--base-url', await listen(server), '--only', 'markNotificationRead'], {
      CONTRACT_RATE: 'none',
    });
    server.close();
    expect(code).toBe(1);
    expect(lines).toContain('Implemented so far: 0 of 1 operations.');
    expect(lines).toContain('Nothing was verified, which counts as a failure.');
    expect(lines.at(-1)).toBe('0 passed, 0 failed');
    expect(lines.join('\n')).toMatch(/not tried \(\d+\): writes are not allowed here; CONTRACT_ALLOW_WRITES=yes/);
  });
});

describe('the options', () => {
  it('draw a seed, unless one is given', () => {
    expect(readOptions([], {})?.suite.seed).not.toBe(readOptions([], {})?.suite.seed);
    expect(readOptions([], { CONTRACT_SEED: '42' })?.suite.seed).toBe(42);
    expect(readOptions(['--seed', '7'], { CONTRACT_SEED: '42' })?.suite.seed).toBe(7);
    expect(readOptions(['--help'], {})).toBeNull();
  });

  it.each<[string[], Record<string, string>, string]>([
    [['--seed', 'many'], {}, '--seed: a whole number up to 2147483647'],
    [[], { CONTRACT_SEED: '-1' }, 'CONTRACT_SEED: a whole number up to 2147483647'],
    [['--scale', '0'], {}, '--scale: a number from 0.1 to 20'],
    [[], { CONTRACT_SCALE: 'all' }, 'CONTRACT_SCALE: a number from 0.1 to 20'],
    [['--only'], {}, "Option '--only <value>' argument missing"],
    [['extra'], {}, "Unexpected argument 'extra'"],
  ])('refuse %j %j', (args, environment, message) => {
    expect(() => readOptions(args, environment)).toThrow(UsageError);
    expect(() => readOptions(args, environment)).toThrow(message);
  });
});

describe('the variables of a server', () => {
  const base = { BASE_URL: 'https://staging-api.nabta.example/api/v1/' };
  const credentials = { CONTRACT_MOBILE_NUMBER: '+966512344821', CONTRACT_PASSWORD: 'Lunchbox-2026' };

  it('keep to what is harmless by default', () => {
    const world = serverWorld({ ...base, ...credentials, CONTRACT_SETTLE_URL: '' });
    expect(world).toMatchObject({
      baseUrl: 'https://staging-api.nabta.example/api/v1',
      isMock: false,
      allowsWrites: false,
      ratePerSecond: 10,
      other: null,
    });
  });

  it('allow writes, another pace and another parent', () => {
    const world = serverWorld({
      ...base,
      ...credentials,
      CONTRACT_OTHER_MOBILE_NUMBER: '+966556120943',
      CONTRACT_OTHER_PASSWORD: 'Nabta-Box-77',
      CONTRACT_ALLOW_WRITES: 'yes',
      CONTRACT_RATE: 'none',
    });
    expect(world).toMatchObject({ allowsWrites: true, ratePerSecond: null, other: { mobileNumber: '+966556120943' } });
  });

  it.each([
    [{ BASE_URL: 'ftp://host' }, 'BASE_URL: an address as https://host/api/v1'],
    [{ CONTRACT_ALLOW_WRITES: 'perhaps' }, 'CONTRACT_ALLOW_WRITES: yes or no'],
    [{ CONTRACT_TOKEN: 'x' }, 'CONTRACT_TOKEN: its parent’s number and password are missing'],
    [{ ...credentials, CONTRACT_OTHER_TOKEN: 'x' }, 'CONTRACT_OTHER_TOKEN: its parent’s number and password'],
    [{ CONTRACT_TEST_CONTROL: 'localhost' }, 'CONTRACT_TEST_CONTROL: an address as https://host'],
    [{ CONTRACT_RATE: '0' }, 'CONTRACT_RATE: more than 0 requests a second, or none'],
    [{ CONTRACT_RATE: 'fast' }, 'CONTRACT_RATE: requests a second, or none'],
    [{ CONTRACT_MOBILE_NUMBER: '0512344821' }, 'CONTRACT_MOBILE_NUMBER: a Saudi mobile number'],
    [
      { CONTRACT_MOBILE_NUMBER: '+966512344821', CONTRACT_PASSWORD: '' },
      'CONTRACT_PASSWORD: missing beside its partner',
    ],
    [
      { ...credentials, CONTRACT_OTHER_MOBILE_NUMBER: '+966512344821', CONTRACT_OTHER_PASSWORD: 'x' },
      'CONTRACT_OTHER_MOBILE_NUMBER: has to be another parent’s',
    ],
  ])('refuse %j', (wrong, message) => {
    expect(() => serverWorld({ ...base, ...wrong })).toThrow(UsageError);
    expect(() => serverWorld({ ...base, ...wrong })).toThrow(message);
  });
});
