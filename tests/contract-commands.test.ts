import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { copyContract } from '../scripts/contract-copy.ts';
import { bundlePath, contractRoot } from '../scripts/redocly.ts';
import { releasedContract } from '../scripts/released-contract.ts';
import { runCommand } from '../scripts/run-command.ts';

const folder = mkdtempSync(join(tmpdir(), 'nabta-commands-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const run = (script: string, ...args: string[]) => runCommand('node', [`scripts/${script}.ts`, ...args]);
const linesOf = (output: string) => output.trim().split('\n');

describe('bad input gets one line and exit code 2:', () => {
  test.each([
    ['generate', ['--nonsense'], "generate: Unknown option '--nonsense'; usage: npm run generate [-- --watch]"],
    ['start', ['--port', '99999'], 'start: "99999" is not a port; usage: npm start [-- --port 5173]'],
    ['build-demo', ['--base'], /^build:demo: Option '--base <value>' argument missing; usage: npm run build:demo \[/],
    [
      'build-demo',
      ['--base', '-x'],
      /^build:demo: Option '--base' argument is ambiguous; usage: npm run build:demo \[/,
    ],
    ['build-demo', ['--base', 'nabta'], /^build:demo: --base nabta: a path such as \/nabta\/; usage: /],
    ['wander', ['--sed', '7'], "wander: Unknown option '--sed'; usage: npm run wander [-- --seed 7 --actions 2000]"],
    ['wander', ['--seed', 'x'], /^wander: --seed takes a whole number, not "x"; usage: npm run wander \[/],
    ['check', ['nonsense'], /^check: there is no part "nonsense"; the parts are types, lint, .+, messages$/],
    ['test', ['nonsense'], /^test: there is no part "nonsense"; the parts are check, verify, .+$/],
    [
      'contract-docs',
      ['page.html'],
      /^contract:docs: Unexpected argument 'page\.html'.*; usage: npm run contract:docs$/,
    ],
    ['contract-diff', ['--nonsense'], /^contract:diff: Unknown option '--nonsense'; usage: /],
    ['contract-diff', ['one', 'two'], /^contract:diff: One git ref or file, not more; usage: /],
    ['contract-diff', ['nowhere'], `contract:diff: nowhere is neither a file nor a git ref with ${bundlePath}`],
    ['contract-diff', ['openapi'], 'contract:diff: openapi is not a file'],
    ['contract-diff', ['README.md'], 'contract:diff: README.md is no OpenAPI contract'],
    [
      'contract-release',
      ['0.2.0'],
      /^contract:release: Unexpected argument '0\.2\.0'.*; usage: npm run contract:release$/,
    ],
  ])('%s %j', async (script, args, words) => {
    const { code, output } = await run(script, ...args);
    expect({ code, lines: linesOf(output) }).toEqual({
      code: 2,
      lines: [typeof words === 'string' ? words : expect.stringMatching(words)],
    });
  });

  test('a version that was released already', async () => {
    const copy = copyContract();
    try {
      const { version } = releasedContract() ?? {};
      if (version === undefined) throw new Error('No version was released yet');
      const root = join(copy.folder, contractRoot);
      writeFileSync(root, readFileSync(root, 'utf8').replace(/^( {2}version: ).*$/m, `$1${version}`));
      const { code, output } = await runCommand('node', ['scripts/contract-release.ts'], { cwd: copy.folder });
      expect(linesOf(output)).toEqual([
        `contract:release: ${version} was released already; raise info.version in ${contractRoot}`,
      ]);
      expect(code).toBe(2);
    } finally {
      copy.remove();
    }
  });

  test('an error of the contract, with file and line', async () => {
    const copy = copyContract();
    try {
      const file = join(copy.folder, 'openapi/schemas/review.yaml');
      writeFileSync(file, readFileSync(file, 'utf8').replace('    rating:', '   rating:'));
      const runs = ['generate', 'contract-docs', 'contract-diff'].map((script) =>
        runCommand('node', [`scripts/${script}.ts`, ...(script === 'contract-diff' ? [bundlePath] : [])], {
          cwd: copy.folder,
        }),
      );
      for (const { code, output } of await Promise.all(runs)) {
        expect(output).toMatch(/^\w+(?::\w+)?: openapi\/schemas\/review\.yaml:\d+:\d+ .+\n$/);
        expect(code).toBe(2);
      }
    } finally {
      copy.remove();
    }
  }, 60_000);
});

describe('contract:diff', () => {
  // The previous version had one more field in a reply: removing a field breaks clients.
  const bundle = readFileSync(bundlePath, 'utf8');
  const richer = bundle.replace(
    /^( {4}Review:\n(?: {6}.*\n)*? {6}properties:\n)/m,
    '$1        mood: { type: string }\n',
  );
  const before = join(folder, 'before.yaml');

  test('fails where something breaks under the same version, and writes the changelog', async () => {
    expect(richer).not.toBe(bundle);
    writeFileSync(before, richer);
    const out = join(folder, 'entry.md');
    const { code, output } = await run('contract-diff', before, '--out', out);
    expect(code).toBe(1);
    expect(output).toMatch(
      /contract:diff: 1 breaking change since (\S+), but info\.version is \1; it has to be \S+ or higher/,
    );
    expect(readFileSync(out, 'utf8')).toContain(
      '### Breaks clients\n\n- `Review.mood`: Property `mood` of `Review` was removed.\n',
    );
  }, 60_000);

  test('passes where the version announces it', async () => {
    writeFileSync(before, richer.replace(/^( {2}version: ).*$/m, '$10.0.1'));
    const { code, output } = await run('contract-diff', before);
    expect(code).toBe(0);
    expect(output).toMatch(
      /^Since 0\.0\.1: 1 breaking \(0 for clients and servers, 1 for clients only\), 0 for servers only, 0 harmless/m,
    );
  }, 60_000);

  test('compares with a commit', async () => {
    const { output } = await run('contract-diff', 'HEAD');
    expect(output).toMatch(/^(?:Nothing changed since|Since) /m);
  }, 60_000);
});
