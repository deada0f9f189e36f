import type { Ready } from './exchange.ts';
import type { Scene } from './scene.ts';

/** How a state is got into, and the request that fits it. Throws MissingState where this server has no such state. */
export type Arrange = (scene: Scene) => Promise<Ready>;

/** A rule of the contract that no schema can say: values that it refuses (422), and the fields of the body that carry them. */
export interface Rule {
  place: string;
  values: readonly unknown[];
  changed: (value: unknown) => Record<string, unknown>;
}

/** How to reach what an operation documents. */
export interface Recipe {
  /** A state and a request that succeeds in it. */
  accepted: Arrange;
  /** Refusals that need a state or a request of their own, by status; the others follow from the contract. */
  refused?: Partial<Record<number, Arrange>>;
  /** The accepted request, naming a thing of the other parent. */
  foreign?: (scene: Scene, ready: Ready) => Promise<Ready>;
  /** Rules beyond the schema of the body. */
  rules?: readonly Rule[];
  /**
   * An example of the contract made to fit the state: ids, versions and dates that only the server knows come from the
   * accepted request, everything else stays. Left out where examples can go as they are.
   */
  fitted?: (example: unknown, ready: Ready, scene: Scene) => Promise<unknown>;
}
