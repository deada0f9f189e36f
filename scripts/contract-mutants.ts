/**
 * Mutation test of the conformance suite: changes the mock's handlers and rules one at a time, and expects the suite to
 * find each change. `npm run contract:mutants`; `--list` only shows the changes. Writes build/contract-mutants.md and
 * .json after each change, so that `--resume` can go on. Exit code 1 if the suite finds too few.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readContract } from '../tests/contract/contract.ts';
import { outdatedEquivalents, reasonWhyEquivalent } from '../tests/contract/mutants/equivalent.ts';
import { readCoverage } from '../tests/contract/mutants/coverage.ts';
import { mutantsReport, scoreOf, titleOf } from '../tests/contract/mutants/mutants-report.ts';
import { createPlanner } from '../tests/contract/mutants/planner.ts';
import { type MutantResult, runMutant } from '../tests/contract/mutants/run-mutant.ts';
import { allMutants, selectMutants } from '../tests/contract/mutants/select.ts';
import { refuse, refuseInput } from './command-line.ts';
import { bundlePath } from './redocly.ts';

const command = 'contract:mutants';
const usage = `npm run ${command} -- [--list] [--only TEXT] [--sample N] [--seed N] [--minutes N] [--jobs N] [--resume | --survivors]`;
const reportPath = 'build/contract-mutants';

function read() {
  try {
    return parseArgs({
      options: {
        list: { type: 'boolean', default: false },
        only: { type: 'string', default: '' },
        sample: { type: 'string', default: '240' },
        seed: { type: 'string', default: '1' },
        minutes: { type: 'string', default: '5' },
        jobs: { type: 'string', default: '2' },
        resume: { type: 'boolean', default: false },
        survivors: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    return refuseInput(command, error, usage);
  }
}

function wholeNumber(name: string, text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) refuse(command, `--${name}: a whole number from 1`);
  return Number(text);
}

/** The results of the last run, by the title of the mutant. */
function lastResults(): Map<string, MutantResult> {
  if (!existsSync(`${reportPath}.json`)) refuse(command, `${reportPath}.json: there is no earlier run`);
  const results = JSON.parse(readFileSync(`${reportPath}.json`, 'utf8')) as MutantResult[];
  return new Map(results.map((each) => [titleOf(each.mutant), each]));
}

const say = (text: string) => process.stdout.write(`${text}\n`);

const { only, list, resume, survivors, ...texts } = read();
const sample = wholeNumber('sample', texts.sample);
const seed = wholeNumber('seed', texts.seed);
const limitSeconds = wholeNumber('minutes', texts.minutes) * 60;
const jobs = wholeNumber('jobs', texts.jobs);

const all = allMutants();
const outdated = outdatedEquivalents([...all.values()].flat());
if (outdated.length > 0)
  refuse(
    command,
    outdated.map((each) => `equivalent.ts describes no mutant: ${each}`),
  );
const chosen = new Map([...all].filter(([file]) => file.includes(only)));
const selected = selectMutants(chosen, sample, seed);
if (selected.length === 0) refuse(command, `--only ${only}: there is no mutant in such a file`);

const before = resume || survivors ? lastResults() : new Map<string, MutantResult>();
const isKept = (outcome: MutantResult['outcome']) => resume || outcome === 'killed' || outcome === 'invalid';

/** Plays the selected mutants, some at the same time: the suite and each mock have a thread of their own. */
async function playAll(): Promise<MutantResult[]> {
  const contract = readContract(bundlePath);
  mkdirSync('build', { recursive: true });
  const coverage = await readCoverage(`${reportPath}-coverage.json`, contract, [...all.values()].flat(), say);
  const planner = createPlanner(coverage, survivors);
  const known = new Set([...all.values()].flat().map(titleOf));
  const results = new Map([...before].filter(([title, { outcome }]) => known.has(title) && isKept(outcome)));
  for (const { mutant, unit } of results.values()) if (unit !== null) planner.learn(mutant, unit);
  const played = () => selected.flatMap((mutant) => results.get(titleOf(mutant)) ?? []);
  const waiting = selected.filter((mutant) => !results.has(titleOf(mutant)));
  const save = () => {
    // With the results of mutants that were not selected this time: another run may select them.
    writeFileSync(`${reportPath}.json`, `${JSON.stringify([...results.values()], null, 2)}\n`);
    writeFileSync(`${reportPath}.md`, `${mutantsReport(played(), seed)}\n`);
  };
  if (results.size > 0) say(`${played().length} of ${selected.length} are known from the last run`);
  async function playNext(): Promise<void> {
    const mutant = waiting.shift();
    if (!mutant) return;
    // A mutant that nobody can find takes the longest, so it is played with the survivors only.
    const isPlayed = survivors || reasonWhyEquivalent(mutant) === null;
    const result = isPlayed
      ? await runMutant(contract, mutant, limitSeconds, planner.runsFor(mutant))
      : { mutant, outcome: 'survived' as const, message: 'not played', unit: null, requests: 0, seconds: 0 };
    results.set(titleOf(mutant), result);
    const { outcome, seconds, message, unit } = result;
    if (unit !== null) planner.learn(mutant, unit);
    const isLeft = outcome !== 'killed' && outcome !== 'invalid';
    const shown = isLeft && reasonWhyEquivalent(mutant) !== null ? 'equivalent' : outcome;
    say(`${played().length}/${selected.length} ${shown} ${seconds.toFixed(1)} s ${titleOf(mutant)}`);
    if (message !== null) say(`    ${message.split('\n')[0] ?? ''}`);
    save();
    return playNext();
  }
  await Promise.all(Array.from({ length: jobs }, playNext));
  save();
  return played();
}

if (list) {
  for (const mutant of selected) say(titleOf(mutant));
  say(`${selected.length} of ${[...all.values()].flat().length} mutants, seed ${seed}`);
} else {
  const { killed, survived, equivalent, invalid, score, isEnough } = scoreOf(await playAll());
  say(`Report: ${reportPath}.md`);
  say(
    `${killed} killed, ${survived} survived, ${equivalent} equivalent, ${invalid} invalid: ${(score * 100).toFixed(1)} %`,
  );
  process.exitCode = isEnough ? 0 : 1;
}
