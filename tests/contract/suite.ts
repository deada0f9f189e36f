import { type Client, createClient } from './client.ts';
import type { Contract, Operation } from './contract.ts';
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
  phases?: readonly Phase[];
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
  /** Reports the progress. */
  report: (text: string) => void;
}

/** Creates the suite for one server. */
export function createSuite(
  contract: Contract,
  world: World,
  options: SuiteOptions,
  report: (text: string) => void = () => undefined,
): Suite {
  const secrets = createSecrets();
  for (const [credentials, prefix] of [
    [world.parent, ''],
    [world.other, 'OTHER_'],
  ] as const) {
    secrets.add(credentials?.password, `${prefix}PASSWORD`);
    secrets.add(credentials?.mobileNumber, `${prefix}MOBILE_NUMBER`);
  }
  secrets.add(world.expiredToken, 'EXPIRED_TOKEN');
  const validators = createValidators(contract);
  const client = createClient(contract, validators, world, secrets);
  const { operations: wanted } = options;
  return {
    contract,
    validators,
    world,
    client,
    scene: new Scene(world, client),
    secrets,
    recipes,
    operations: contract.operations.filter(({ id }) => wanted === undefined || wanted.includes(id)),
    options,
    report,
  };
}
