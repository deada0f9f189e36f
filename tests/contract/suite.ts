import { type Client, createClient, Unreachable } from './client.ts';
import type { Contract, Operation } from './contract.ts';
import type { ExampleResult } from './examples.ts';
import { type Evidence, evidenceOf } from './exchange.ts';
import { type GivenRequests, withGivenRequests } from './given-requests.ts';
import type { Note } from './matrix.ts';
import type { NegativeResult } from './negative-cases.ts';
import type { PropertyResult } from './property.ts';
import type { Recipe } from './recipe.ts';
import { recipes } from './recipes.ts';
import { Scene } from './scene.ts';
import { createSecrets, type Secrets } from './secrets.ts';
import { createValidators, type Validators } from './validators.ts';
import type { World } from './world.ts';

/** The parts that the suite consists of. */
export const phases = ['matrix', 'examples', 'negatives', 'properties'] as const;
export type Phase = (typeof phases)[number];

/** The scope of a run. */
export interface SuiteOptions {
  seed: number;
  /** 1 sends about six thousand negative cases, 2 about twice as many. */
  scale: number;
  /** If omitted, all operations. */
  operations?: readonly string[];
  /** These operations come before the others. */
  first?: readonly string[];
  /** Whether the run ends after the first failure. */
  bail?: boolean;
  /** Requests that the server accepts with its present data, instead of those that other operations lead to. */
  requests?: GivenRequests;
  /** In the order in which they run. */
  phases?: readonly Phase[];
  /** Whether a unit runs; all do if omitted. A unit is what `guard` runs, and its name is the same in each run. */
  isUnitChosen?: (unit: string) => boolean;
}

/** An exception that ended one part of the suite for an operation. */
export interface Crash {
  part: Phase;
  /** Null for a part of several operations. */
  operation: string | null;
  message: string;
  stack: string;
  /** The latest request before it. */
  evidence: Evidence | null;
}

/** What the parts have found so far. */
export interface Results {
  notes: Map<string, Map<number, Note>>;
  examples: ExampleResult[];
  negatives: NegativeResult[];
  properties: PropertyResult[];
  crashes: Crash[];
}

/** The data and tools that all parts share. */
export interface Suite {
  contract: Contract;
  validators: Validators;
  world: World;
  client: Client;
  scene: Scene;
  secrets: Secrets;
  recipes: Record<string, Recipe | undefined>;
  /** The chosen operations. */
  operations: Operation[];
  options: SuiteOptions;
  results: Results;
  /** Reports the progress inside a long part. */
  progress: (text: string) => void;
  /**
   * Runs something of a part. An exception becomes a failed check, and ends nothing else.
   * @param name what is run, if its number among those of this part and operation is no name
   */
  guard: (part: Phase, operation: string | null, run: () => Promise<void>, name?: string) => Promise<void>;
  /** Runs something of a part for each chosen operation, and reports the progress. */
  forEachOperation: (part: Phase, run: (operation: Operation) => Promise<void>) => Promise<void>;
  /** Whether nothing more is sent: the server does not answer any more, or the run ends after the first failure. */
  isStopped: () => boolean;
}

/** The operations in their order, with the preferred ones first. */
function inOrder(operations: readonly Operation[], first: readonly string[]): Operation[] {
  const isFirst = ({ id }: Operation) => first.includes(id);
  return [...operations.filter(isFirst), ...operations.filter((each) => !isFirst(each))];
}

interface Observers {
  onProgress?: (text: string) => void;
  /** Called after each unit with its name. */
  onUnit?: (unit: string) => Promise<void> | void;
  hasFailed?: (suite: Suite) => boolean;
}

/** Creates the suite for one server. */
export function createSuite(
  contract: Contract,
  world: World,
  options: SuiteOptions,
  { onProgress = () => undefined, onUnit = () => undefined, hasFailed = () => false }: Observers = {},
): Suite {
  const secrets = createSecrets();
  for (const [credentials, prefix] of [
    [world.parent, ''],
    [world.other, 'OTHER_'],
  ] as const) {
    secrets.add(credentials?.password, `${prefix}PASSWORD`);
    secrets.add(credentials?.mobileNumber, `${prefix}MOBILE_NUMBER`);
    if (credentials) secrets.add(world.givenToken?.(credentials.mobileNumber), `${prefix}TOKEN`);
  }
  secrets.add(world.expiredToken, 'EXPIRED_TOKEN');
  secrets.add(world.unverifiedToken, 'UNVERIFIED_TOKEN');
  const validators = createValidators(contract);
  const client = createClient(contract, validators, world, secrets);
  const { operations: wanted, first = [] } = options;
  const results: Results = { notes: new Map(), examples: [], negatives: [], properties: [], crashes: [] };
  let isStopped = false;
  const runs = new Map<string, number>();

  function unitOf(part: Phase, operation: string | null, name?: string): string {
    const group = `${part} ${operation ?? 'of all'}`;
    if (name !== undefined) return `${group}: ${name}`;
    const run = (runs.get(group) ?? 0) + 1;
    runs.set(group, run);
    return `${group} ${run}`;
  }

  async function guard(part: Phase, operation: string | null, run: () => Promise<void>, name?: string): Promise<void> {
    if (isStopped) return;
    const unit = unitOf(part, operation, name);
    if (options.isUnitChosen?.(unit) === false) return;
    try {
      await run();
    } catch (error) {
      const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
      results.crashes.push({ part, operation, message, stack, evidence: evidenceOf(client.last()) });
      // A server that is gone fails every further call.
      if (error instanceof Unreachable) isStopped = true;
    }
    onProgress(`${part}${operation === null ? '' : ` of ${operation}`}, ${client.count()} requests`);
    await onUnit(unit);
    if (options.bail === true && hasFailed(suite)) isStopped = true;
  }

  const suite: Suite = {
    contract,
    validators,
    world,
    client,
    scene: new Scene(world, client),
    secrets,
    recipes: options.requests === undefined ? recipes : withGivenRequests(recipes, options.requests, contract),
    operations: inOrder(
      contract.operations.filter(({ id }) => wanted === undefined || wanted.includes(id)),
      first,
    ),
    options,
    results,
    progress: (text) => {
      onProgress(`${text}, ${client.count()} requests`);
    },
    guard,
    async forEachOperation(part, run) {
      for (const operation of suite.operations) await guard(part, operation.id, async () => run(operation));
    },
    isStopped: () => isStopped,
  };
  return suite;
}
