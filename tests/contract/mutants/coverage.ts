import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Contract } from '../contract.ts';
import { verify } from '../verify.ts';
import type { World } from '../world.ts';
import type { Mutant } from './mutators.ts';
import { startThreadWorld } from './mutant-world.ts';
import { mutantSuite } from './run-mutant.ts';

/** Which mutants the units of the suite run, measured once on the mock without a change. */
export interface Coverage {
  /** Changes with the code of the mutants. */
  stamp: string;
  units: { name: string; seconds: number }[];
  /** The indices of the units that run a mutant, by the place of the mutant; null if it is run before all units. */
  runBy: Record<string, number[] | null>;
}

/** The key of a mutant in `runBy`. */
export const placeOf = ({ file, start }: Pick<Mutant, 'file' | 'start'>) => `${file}:${start}`;

const stampOf = (mutants: readonly Mutant[]) =>
  createHash('sha1')
    .update(mutants.map((each) => `${placeOf(each)} ${each.before}`).join('\n'))
    .digest('hex');

/** The names of all units of the suite, without running one. */
async function unitNames(contract: Contract, world: World): Promise<string[]> {
  const names: string[] = [];
  const isUnitChosen = (name: string) => {
    names.push(name);
    return false;
  };
  await verify(contract, world, { ...mutantSuite, isUnitChosen });
  return names;
}

/** Runs each unit of the suite alone, which has to pass, and collects which mutants it runs. */
async function measured(contract: Contract, mutants: readonly Mutant[], say: (text: string) => void) {
  const places = [...new Map(mutants.map((each) => [placeOf(each), each]))];
  const points = places.map(([, { file, start }]) => ({ url: pathToFileURL(resolve(file)).href, offset: start }));
  const world = await startThreadWorld({ points });
  try {
    const first = new Set(await world.covered());
    const runBy: Coverage['runBy'] = Object.fromEntries(
      places.map(([place], index) => [place, first.has(index) ? null : []]),
    );
    const units: Coverage['units'] = [];
    const names = await unitNames(contract, world);
    for (const name of names) {
      await world.covered();
      const { checks, seconds } = await verify(contract, world, {
        ...mutantSuite,
        isUnitChosen: (each) => each === name,
      });
      const failed = checks.find(({ outcome }) => outcome === 'failed');
      if (failed) throw new Error(`Without a mutant, ${name} fails: ${failed.name}: ${failed.message ?? ''}`);
      for (const index of await world.covered()) runBy[places[index]?.[0] ?? '']?.push(units.length);
      units.push({ name, seconds });
      if (units.length % 100 === 0) say(`… ${units.length} of ${names.length} units of the suite`);
    }
    return { stamp: stampOf(mutants), units, runBy };
  } finally {
    await world.close();
  }
}

/** The coverage of the suite: that of the last run if the mutants are still the same. */
export async function readCoverage(
  path: string,
  contract: Contract,
  mutants: readonly Mutant[],
  say: (text: string) => void,
): Promise<Coverage> {
  const before = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Coverage) : null;
  if (before?.stamp === stampOf(mutants)) return before;
  say('Measuring what each unit of the suite runs …');
  const coverage = await measured(contract, mutants, say);
  writeFileSync(path, JSON.stringify(coverage));
  return coverage;
}
