/**
 * Measures the production build on a simulated phone with a slow connection: `npm run bench`, or `npm run bench -- home
 * packages` for some rows. A complete run writes docs/performance.md; every run writes reports/bench.json. Exit code 1
 * if a goal was missed, and more than `bench/unreached.ts` allows; the output names it.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { startBrowser } from './bench/browser.ts';
import { driftOf, gatesOf, holds, isKept } from './bench/gates.ts';
import { machineOf } from './bench/machine.ts';
import { addLighthouse, type Bench, measurePages, measureStaticPage, measureSteps } from './bench/measure.ts';
import { readOptions } from './bench/options.ts';
import { gateLine, performancePage } from './bench/report.ts';
import type { Results } from './bench/results.ts';
import { rowNames } from './bench/rows.ts';
import { startServers } from './bench/servers.ts';
import { runCommand } from './run-command.ts';

const { rows, rounds, withLighthouse, reuse, folder } = readOptions(process.argv.slice(2), rowNames);
const isWhole = rows.length === rowNames.length && rounds > 1 && withLighthouse && !reuse && folder === null;

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function buildApp(): Promise<number> {
  say('building …');
  const { code, output, seconds } = await runCommand('npm', ['run', 'build'], { minutes: 5 });
  if (code !== 0) throw new Error(`the build failed:\n${output.trim()}`);
  return seconds;
}

async function run(): Promise<Results> {
  const at = new Date().toISOString();
  const built = reuse || folder !== null ? null : await buildApp();
  const servers = await startServers(folder);
  const buildSeconds = built === null ? null : built + servers.prerenderSeconds;
  const browser = await startBrowser();
  try {
    const bench: Bench = { browser, servers, rounds, say };
    const first = await measureStaticPage(bench);
    const visited = await measurePages(bench, rows);
    const pages = withLighthouse ? await addLighthouse(bench, visited) : visited;
    const steps = await measureSteps(bench, rows);
    const last = await measureStaticPage(bench);
    return {
      at,
      rounds,
      machine: await machineOf(browser),
      buildSeconds,
      staticPage: { first, last },
      pages,
      steps,
    };
  } finally {
    await browser.close();
    await servers.stop();
  }
}

const results = await run();
mkdirSync('reports', { recursive: true });
writeFileSync('reports/bench.json', `${JSON.stringify(results, null, 2)}\n`);
const before = JSON.parse(readFileSync(`${import.meta.dirname}/bench/before.json`, 'utf8')) as Results;
const gates = gatesOf(results, before);
const missed = gates.filter((gate) => !isKept(gate));
const unreached = gates.filter((gate) => isKept(gate) && !holds(gate));
if (isWhole) writeFileSync('docs/performance.md', await performancePage(results, before));
const drift = driftOf(results);
if (drift > 0.15) {
  say(
    `The static page took ${(drift * 100).toFixed(0)} % more or less at the end: the machine was busy, measure again.`,
  );
}
for (const gate of missed) say(gateLine(gate));
say(
  `${gates.length - missed.length - unreached.length} goals reached, ${unreached.length} not reached for a known reason, ${missed.length} missed`,
);
process.exitCode = missed.length > 0 ? 1 : 0;
