/**
 * Mutation test of rules: changes files of `src/domain` one place at a time, and expects the test beside the file to
 * fail. `npm run domain:mutants -- src/domain/meal-safety.ts …`; nothing is written into the work tree. Exit code 1 if
 * a change is not found.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createVitest, type Vitest } from 'vitest/node';
import { titleOf } from '../tests/contract/mutants/mutants-report.ts';
import { isValid, type Mutant, mutated, mutantsOf } from '../tests/contract/mutants/mutators.ts';
import { refuse } from './command-line.ts';

const command = 'domain:mutants';
const usage = `npm run ${command} -- src/domain/FILE.ts …`;

/** A change that causes an endless loop is found after this time. */
const limitMs = 20_000;

const files = process.argv.slice(2);
if (files.length === 0) refuse(command, usage);
const testOf = (file: string) => file.replace(/\.ts$/, '.test.ts');
for (const file of files) {
  if (!/^src\/domain\/[\w-]+\.ts$/.test(file) || !existsSync(testOf(file))) {
    refuse(command, `${file}: no file of src/domain with a test beside it`);
  }
}

/** Source texts that replace files, by their absolute path. */
const replaced = new Map<string, string>();

async function startVitest(test: string): Promise<Vitest> {
  const plugins = [{ name: 'mutant', enforce: 'pre' as const, load: (id: string) => replaced.get(id) }];
  // Only the plugins of a project see the modules of its tests, and only what is not in the cache of transformed modules.
  const projects = [
    { plugins, test: { name: 'mutant', include: [test], maxWorkers: 1, pool: 'forks', fsModuleCache: false } },
  ];
  return createVitest({ config: false, watch: false, reporters: [{}], bail: 1, projects });
}

/** Whether a test passes with the replaced source; `late` if it does not end. */
async function outcomeOf(test: string): Promise<'passed' | 'failed' | 'late'> {
  // A new one for each change: no module is kept from the run before.
  const vitest = await startVitest(test);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((done) => {
    timer = setTimeout(done, limitMs, 'late');
  });
  const run = vitest.start().then(({ testModules, unhandledErrors }) => {
    const hasPassed = testModules.length > 0 && testModules.every((each) => each.ok()) && unhandledErrors.length === 0;
    return hasPassed ? 'passed' : 'failed';
  });
  const outcome = await Promise.race([run, late]);
  clearTimeout(timer);
  // Vitest waits for its process, which an endless loop keeps busy.
  if (outcome === 'late') spawnSync('pkill', ['-KILL', '-P', String(process.pid)]);
  await vitest.close();
  return outcome;
}

const say = (text: string) => process.stdout.write(`${text}\n`);
const survivors: Mutant[] = [];
let count = 0;

for (const file of files) {
  const source = readFileSync(file, 'utf8');
  const path = resolve(file);
  // The other files are as they are on disk.
  replaced.clear();
  replaced.set(path, source);
  const unchanged = await outcomeOf(testOf(file));
  if (unchanged !== 'passed') refuse(command, `${testOf(file)} without a change: ${unchanged}`);
  const mutants = mutantsOf(file, source).filter((each) => isValid(file, mutated(source, each)));
  for (const mutant of mutants) {
    replaced.set(path, mutated(source, mutant));
    const outcome = await outcomeOf(testOf(file));
    count += 1;
    if (outcome === 'passed') survivors.push(mutant);
    say(`${outcome === 'passed' ? 'survived' : 'killed'} ${titleOf(mutant)}`);
  }
}

say(`${count - survivors.length} of ${count} changes are found by the tests`);
for (const mutant of survivors) say(`Not found: ${titleOf(mutant)}`);
process.exit(survivors.length === 0 ? 0 : 1);
