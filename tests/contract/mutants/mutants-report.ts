import { reasonWhyEquivalent } from './equivalent.ts';
import type { Mutant } from './mutators.ts';
import type { MutantResult } from './run-mutant.ts';

/** The part of the mutants that has to be found. */
const leastScore = 0.95;

/** The results in numbers. */
export interface Score {
  killed: number;
  /** Not found, and no reason is known; mutants that ran out of time are among them. */
  survived: number;
  /** Not found, with a reason in `equivalent.ts`. */
  equivalent: number;
  invalid: number;
  /** Killed, as a part of killed and survived. */
  score: number;
  isEnough: boolean;
}

/** The place and the change of a mutant in one line. */
export const titleOf = ({ file, line, mutator, before, after }: Mutant) =>
  `${file}:${line} ${mutator}: ${before} → ${after}`;

const isLeft = ({ outcome }: MutantResult) => outcome === 'survived' || outcome === 'out of time';

/** Counts the results. */
export function scoreOf(results: readonly MutantResult[]): Score {
  const killed = results.filter(({ outcome }) => outcome === 'killed').length;
  const left = results.filter(isLeft);
  const survived = left.filter(({ mutant }) => reasonWhyEquivalent(mutant) === null).length;
  const score = killed + survived === 0 ? 0 : killed / (killed + survived);
  return {
    killed,
    survived,
    equivalent: left.length - survived,
    invalid: results.filter(({ outcome }) => outcome === 'invalid').length,
    score,
    isEnough: score >= leastScore,
  };
}

const listed = (results: readonly MutantResult[]) =>
  results
    .map(({ mutant, message }) => {
      const reason = reasonWhyEquivalent(mutant) ?? message;
      return `- \`${titleOf(mutant)}\`${reason === null ? '' : `: ${reason.split('\n')[0] ?? ''}`}`;
    })
    .join('\n');

/** The report in Markdown, survivors first. */
export function mutantsReport(results: readonly MutantResult[], seed: number): string {
  const { killed, survived, equivalent, invalid, score } = scoreOf(results);
  const left = results.filter(isLeft);
  const sections: [string, MutantResult[]][] = [
    ['Survived', left.filter(({ mutant }) => reasonWhyEquivalent(mutant) === null)],
    ['Equivalent', left.filter(({ mutant }) => reasonWhyEquivalent(mutant) !== null)],
    ['Invalid', results.filter(({ outcome }) => outcome === 'invalid')],
    ['Killed', results.filter(({ outcome }) => outcome === 'killed')],
  ];
  return [
    '# Mutants of the mock',
    `${killed} killed, ${survived} survived, ${equivalent} equivalent, ${invalid} invalid: ${(score * 100).toFixed(1)} %. Seed ${seed}.`,
    ...sections.filter(([, each]) => each.length > 0).map(([title, each]) => `## ${title}\n\n${listed(each)}`),
  ].join('\n\n');
}
