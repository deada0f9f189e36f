/**
 * Mutation test of the conformance suite: changes the mock's handlers and rules one at a time, and expects the suite to
 * find each change. `npm run contract:mutants`; `--list` only shows the changes. Writes build/contract-mutants.md and
 * .json. Exit code 1 if the suite finds too few.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readContract } from '../tests/contract/contract.ts';
import { outdatedEquivalents, reasonWhyEquivalent } from '../tests/contract/mutants/equivalent.ts';
import { mutantsReport, scoreOf, titleOf } from '../tests/contract/mutants/mutants-report.ts';
import { type MutantResult, runMutant } from '../tests/contract/mutants/run-mutant.ts';
import { allMutants, selectMutants } from '../tests/contract/mutants/select.ts';
import { refuse, refuseInput } from './command-line.ts';
import { bundlePath } from './redocly.ts';

const command = 'contract:mutants';
const usage = `npm run ${command} -- [--list] [--only TEXT] [--sample N] [--seed N] [--minutes N] [--resume | --survivors]`;
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
const isKept = (outcome: MutantResult['outcome'] | undefined) =>
  outcome !== undefined && (resume || outcome === 'killed' || outcome === 'invalid');

if (list) {
  for (const mutant of selected) say(titleOf(mutant));
  say(`${selected.length} of ${[...all.values()].flat().length} mutants, seed ${seed}`);
} else {
  const contract = readContract(bundlePath);
  mkdirSync('build', { recursive: true });
  const results: MutantResult[] = [];
  for (const [index, mutant] of selected.entries()) {
    const earlier = before.get(titleOf(mutant));
    const result = earlier && isKept(earlier.outcome) ? earlier : await runMutant(contract, mutant, limitSeconds);
    results.push(result);
    const { outcome, seconds, message } = result;
    const reason = outcome === 'killed' || outcome === 'invalid' ? null : reasonWhyEquivalent(mutant);
    say(
      `${index + 1}/${selected.length} ${reason === null ? outcome : 'equivalent'} ${seconds.toFixed(0)} s ${titleOf(mutant)}`,
    );
    if (message !== null) say(`    ${message.split('\n')[0] ?? ''}`);
    // After each mutant, with the earlier results of those to come, so that an interrupted run can go on.
    const toCome = selected.slice(index + 1).flatMap((each) => before.get(titleOf(each)) ?? []);
    writeFileSync(`${reportPath}.json`, `${JSON.stringify([...results, ...toCome], null, 2)}\n`);
    writeFileSync(`${reportPath}.md`, `${mutantsReport(results, seed)}\n`);
  }
  const { killed, survived, equivalent, invalid, score, isEnough } = scoreOf(results);
  say(`Report: ${reportPath}.md`);
  say(
    `${killed} killed, ${survived} survived, ${equivalent} equivalent, ${invalid} invalid: ${(score * 100).toFixed(1)} %`,
  );
  process.exitCode = isEnough ? 0 : 1;
}
