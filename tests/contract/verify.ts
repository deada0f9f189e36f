import type { Contract } from './contract.ts';
import { verifyExamples } from './examples.ts';
import { pairsOf, verifyMatrix } from './matrix.ts';
import { verifyNegatives } from './negative-cases.ts';
import { noProgress, type Progress } from './progress.ts';
import { verifyProperties } from './properties.ts';
import { redacted, type Report, reportOf } from './report.ts';
import { createSuite, phases as allPhases, type SuiteOptions } from './suite.ts';
import type { World } from './world.ts';

interface Observers {
  /** Receives a text after each part of the run. */
  onProgress?: (text: string) => void;
  /** The record from which an interrupted run can be continued. */
  progress?: Pick<Progress, 'done' | 'add'>;
}

/**
 * Verifies a server against the contract, or only against the chosen parts and operations of it.
 * @returns the report, without secrets
 * @throws Unreachable if the server does not answer
 */
export async function verify(
  contract: Contract,
  world: World,
  options: SuiteOptions,
  { onProgress = () => undefined, progress = noProgress }: Observers = {},
): Promise<Report> {
  const started = performance.now();
  const { phases = allPhases } = options;
  const suite = createSuite(contract, world, options, onProgress);
  const { client } = suite;
  // A server that does not answer this call is not reachable.
  await client.send(client.operation('getSettings'), {});
  const notes = phases.includes('matrix') ? await verifyMatrix(suite) : new Map<string, Map<number, string>>();
  const examples = phases.includes('examples') ? await verifyExamples(suite) : [];
  const negatives = phases.includes('negatives') ? await verifyNegatives(suite, progress) : [];
  const properties = phases.includes('properties') ? await verifyProperties(suite) : [];
  await suite.scene.reset();
  const report = reportOf({
    baseUrl: world.baseUrl,
    isMock: world.isMock,
    contract: { version: contract.version, hash: contract.hash },
    seed: options.seed,
    scale: options.scale,
    phases,
    isPartial: options.operations !== undefined,
    requests: client.count(),
    seconds: (performance.now() - started) / 1_000,
    matrix: phases.includes('matrix') ? pairsOf(suite, notes) : [],
    examples,
    negatives,
    properties,
    // Other operations are called only to reach the states that the chosen ones need.
    replies: client.findings.filter((each) => suite.operations.some(({ id }) => id === each.operation)),
  });
  return redacted(report, suite.secrets.redact);
}
