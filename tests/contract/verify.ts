import type { Contract } from './contract.ts';
import { verifyExamples } from './examples.ts';
import { pairsOf, verifyMatrix } from './matrix.ts';
import { verifyNegatives } from './negative-cases.ts';
import { noProgress, type Progress } from './progress.ts';
import { verifyProperties } from './properties.ts';
import { type Findings, redacted, type Report, reportOf } from './report.ts';
import { createSuite, phases as allPhases, type Suite, type SuiteOptions } from './suite.ts';
import type { World } from './world.ts';

interface Observers {
  /** Receives a text after each part of the run. */
  onProgress?: (text: string) => void;
  /** Called after each unit of the suite with its name. */
  onUnit?: (unit: string) => Promise<void> | void;
  /** The record from which an interrupted run can be continued. */
  progress?: Pick<Progress, 'done' | 'add'>;
}

/** What a suite has found so far. */
function findingsOf(
  { contract, world, options, client, results, operations, ...suite }: Suite,
  seconds: number,
): Findings {
  const { notes: _notes, ...lists } = results;
  return {
    baseUrl: world.baseUrl,
    isMock: world.isMock,
    contract: { version: contract.version, hash: contract.hash },
    seed: options.seed,
    scale: options.scale,
    phases: options.phases ?? allPhases,
    isPartial: options.operations !== undefined,
    isStopped: suite.isStopped(),
    requests: client.count(),
    seconds,
    matrix: pairsOf({ operations, client, results }),
    ...lists,
    // Other operations are called only to reach the states that the chosen ones need.
    replies: client.findings.filter((each) => operations.some(({ id }) => id === each.operation)),
  };
}

/** Whether something has failed; the parts that are not finished count as passed. */
const hasFailed = (suite: Suite) => reportOf({ ...findingsOf(suite, 0), isPartial: true }).failed > 0;

/**
 * Verifies a server against the contract, or only against the chosen parts and operations of it. An exception in the
 * suite, or a server that stops answering, is a failed check: the report always comes.
 * @returns the report, without secrets
 * @throws Unreachable if the server does not answer the first request
 */
export async function verify(
  contract: Contract,
  world: World,
  options: SuiteOptions,
  { onProgress = () => undefined, onUnit = () => undefined, progress = noProgress }: Observers = {},
): Promise<Report> {
  const started = performance.now();
  const suite = createSuite(contract, world, options, { onProgress, onUnit, hasFailed });
  const { client } = suite;
  // A server that does not answer this call is not reachable.
  await client.send(client.operation('getSettings'), {});
  const parts = {
    matrix: verifyMatrix,
    examples: verifyExamples,
    negatives: async () => verifyNegatives(suite, progress),
    properties: verifyProperties,
  };
  for (const phase of options.phases ?? allPhases) await parts[phase](suite);
  await suite.guard('properties', null, async () => suite.scene.reset());
  const report = reportOf(findingsOf(suite, (performance.now() - started) / 1_000));
  return redacted(report, suite.secrets.redact);
}
