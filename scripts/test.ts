/**
 * Runs every check and test, past failures, and adds up what the runners themselves report: `npm test`, or
 * `npm test -- unit e2e` for some parts. With --full the main journey is run ten times over as well, the
 * other engines play all of their tests, and two more accessibility engines look at every page.
 * The last line is always `N passed, N failed`; any failure makes the exit code 1.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { runCommand } from './run-command.ts';
import { type FileTime, playwrightFiles, slowestFiles, vitestFiles } from './slowest-files.ts';
import { pickByName, type StepReport } from './steps.ts';

interface Count {
  passed: number;
  failed: number;
}

interface Part {
  name: string;
  about: string;
  command: readonly [string, ...string[]];
  report: string;
  count: (report: string) => Count;
  /** Returns the test files in the report, if it contains any. */
  files?: (report: string, root: string) => FileTime[];
  env?: Record<string, string>;
  /**
   * Parts of one round run in parallel, three at a time, because each of them leaves a processor idle: in sequences of
   * programs, for its last files, or while servers and browsers start.
   */
  round?: 'programs' | 'servers';
}

function countSteps(report: string): Count {
  const { passed, failed } = JSON.parse(report) as StepReport;
  return { passed, failed };
}

/** Skipped tests and files that could not be loaded count as failed, because they prove nothing. */
function countVitest(report: string): Count {
  const { numPassedTests, numTotalTests, testResults } = JSON.parse(report) as {
    numPassedTests: number;
    numTotalTests: number;
    testResults: { status: string; assertionResults: unknown[] }[];
  };
  const unloaded = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length;
  return { passed: numPassedTests, failed: numTotalTests - numPassedTests + unloaded };
}

function countPlaywright(report: string): Count {
  const { stats, errors } = JSON.parse(report) as {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
    errors: unknown[];
  };
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped + errors.length };
}

function vitest(name: string, about: string): Part {
  const report = `reports/${name}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return {
    name,
    about,
    command: ['vitest', 'run', '--project', `${name}*`, ...reporters],
    report,
    count: countVitest,
    files: vitestFiles,
    round: 'programs',
  };
}

function playwright(
  name: string,
  about: string,
  options: readonly string[],
  env: Record<string, string> = {},
  config = 'e2e/playwright.config.ts',
): Part {
  const report = `reports/${name}.json`;
  return {
    name,
    about,
    command: ['playwright', 'test', '--config', config, ...options],
    report,
    count: countPlaywright,
    files: playwrightFiles,
    env: { ...env, E2E_REPORT: report },
  };
}

const words = process.argv.slice(2);
const full = words.includes('--full');

/** For parts that play all pairs of language and width, instead of two. */
const inEveryPair = { E2E_EVERY_PAIR: 'true' };

const parts: readonly Part[] = [
  {
    name: 'check',
    about: 'types, lint, format and the like',
    command: ['node', 'scripts/check.ts'],
    report: 'reports/check.json',
    count: countSteps,
    round: 'programs',
  },
  {
    name: 'verify',
    about: 'the conformance suite against the mock over HTTP',
    command: ['node', 'scripts/contract-verify.ts'],
    report: 'reports/contract-verify.json',
    count: countSteps,
    round: 'programs',
    // The full test uses another seed each time, and twice as many random cases. BASE_URL is cleared, because this run
    // tests only the mock.
    env: { BASE_URL: '', CONTRACT_SEED: full ? '' : '2026', CONTRACT_SCALE: full ? '1' : '0.5' },
  },
  {
    name: 'build',
    about: 'builds, their size and content',
    command: ['node', 'scripts/check-build.ts'],
    report: 'reports/build.json',
    count: countSteps,
    round: 'programs',
  },
  // The longest first, so that the others fill the rest of the round.
  {
    ...vitest('contract', 'mock against contract, and the repository itself'),
    // The tests of tools that take long.
    env: { TEST_FULL: String(full) },
  },
  vitest('unit', 'rules and mock, without a page'),
  vitest('dom', 'building blocks and screens in jsdom'),
  // These tests use the production build that `build` has created. In the full test the engines have many more.
  {
    ...playwright(
      'real',
      'production build, web server, real codes',
      [],
      full ? inEveryPair : {},
      'e2e/real/playwright.config.ts',
    ),
    ...(!full && { round: 'servers' }),
  },
  {
    ...playwright(
      'engines',
      full
        ? 'Firefox, WebKitGTK, WPE WebKit and Chromium of three kinds'
        : 'the main steps in Firefox, WebKitGTK and Chromium 109',
      [],
      full ? {} : { ENGINES_SHORT: 'true' },
      'e2e/engines/playwright.config.ts',
    ),
    ...(!full && { round: 'servers' }),
  },
  playwright('e2e', 'journeys in Chromium', []),
];
const everyPair = playwright('e2e', 'journeys in Chromium, in every pair of language and width', [], {
  ...inEveryPair,
  WANDER_ACTIONS: '2000',
});
const journey = playwright(
  'journey',
  'the main journey, ten times over',
  [
    '--grep',
    '@journey',
    '--repeat-each',
    '10',
    // Playwright empties this folder first; that of `e2e` keeps what failed there.
    '--output',
    'test-results/journey',
  ],
  inEveryPair,
);
const pictures = playwright(
  'pictures',
  'key screens beside committed pictures',
  [],
  inEveryPair,
  'e2e/pictures/playwright.config.ts',
);
const gallery = playwright('gallery', 'every component of the gallery', [], {}, 'gallery/playwright.config.ts');
const audit = playwright(
  'audit',
  "IBM's and Siteimprove's accessibility engines",
  [],
  {},
  'e2e/audit/playwright.config.ts',
);

const summaryFile = 'reports/summary.txt';

interface Result extends Count {
  seconds: number;
  files: FileTime[];
  output: string;
}

/** The end of a failed part's output: its errors, or why its servers did not start. */
function endOf(output: string): string {
  return output.trimEnd().split('\n').slice(-60).join('\n');
}

/** Runs a part. Its output is shown while it runs, or at the end if other parts run in parallel. */
async function runPart(part: Part, live: boolean, isBuilt = false): Promise<Result> {
  const title = `\n── ${part.name}: ${part.about}\n`;
  if (live) process.stdout.write(title);
  rmSync(part.report, { force: true });
  const [program, ...args] = part.command;
  const env = { ...part.env, ...(isBuilt && { E2E_IS_BUILT: 'true' }) };
  const { code, output, seconds } = await runCommand(program, args, { live, env });
  process.stdout.write(`${live ? '' : title + output}── ${part.name} took ${seconds.toFixed(0)} s\n`);
  if (!existsSync(part.report)) return { passed: 0, failed: 1, seconds, files: [], output };
  const report = readFileSync(part.report, 'utf8');
  const { passed, failed } = part.count(report);
  const files = part.files?.(report, process.cwd()) ?? [];
  // A runner that fails without a failed test, or passes without any test, also counts as a failure.
  return { passed, failed: failed === 0 && (code !== 0 || passed === 0) ? 1 : failed, seconds, files, output };
}

const chosen = pickByName(
  'test',
  full ? [...parts.filter(({ name }) => name !== 'e2e'), everyPair, journey, pictures, gallery, audit] : parts,
  words.filter((word) => word !== '--full'),
);

mkdirSync('reports', { recursive: true });
rmSync(summaryFile, { force: true });
process.stdout.write(`Running ${chosen.map((part) => part.name).join(', ')}.\n`);

/** The parts in the order in which they run; those of one round together. */
function roundsOf(all: readonly Part[]): Part[][] {
  const rounds = new Map<string, Part[]>();
  for (const part of all) {
    const round = part.round ?? part.name;
    rounds.set(round, [...(rounds.get(round) ?? []), part]);
  }
  return [...rounds.values()];
}

/** How many parts of a round run in parallel. */
const atOnce = 3;

const started = performance.now();
const results = new Map<Part, Result>();
for (const round of roundsOf(chosen)) {
  // The tests of `e2e` use the mock build of this run.
  const isBuilt = [...results].some(([{ name }, { failed }]) => name === 'build' && failed === 0);
  const waiting = [...round];
  const runNext = async (): Promise<void> => {
    const part = waiting.shift();
    if (part === undefined) return;
    results.set(part, await runPart(part, round.length === 1, isBuilt));
    await runNext();
  };
  await Promise.all(Array.from({ length: atOnce }, runNext));
}

const total = { passed: 0, failed: 0, seconds: (performance.now() - started) / 1000 };
const rows: string[] = [];
const files: FileTime[] = [];
const row = (name: string, { passed, failed, seconds }: Count & { seconds: number }) =>
  `${name.padEnd(10)}${String(passed).padStart(8)}${String(failed).padStart(8)}${seconds.toFixed(0).padStart(8)} s`;
for (const [part, result] of results) {
  rows.push(row(part.name, result));
  files.push(...result.files);
  total.passed += result.passed;
  total.failed += result.failed;
}

// Shown again, because other parts have written hundreds of lines since.
for (const [{ name }, { failed, output }] of results) {
  if (failed > 0) process.stdout.write(`\n── ${name} failed, its last lines:\n${endOf(output)}\n`);
}
if (files.length > 0) process.stdout.write(`\nSlowest files\n${slowestFiles(files, 5).join('\n')}\n`);
const summary = `${total.passed} passed, ${total.failed} failed`;
process.stdout.write(
  `\n${'part'.padEnd(10)}  passed  failed    time\n${rows.join('\n')}\n${row('all', total)}\n\n${summary}\n`,
);
writeFileSync(summaryFile, `${summary}\n`);
process.exitCode = total.failed > 0 ? 1 : 0;
