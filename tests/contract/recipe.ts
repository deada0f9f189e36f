import type { Ready } from './exchange.ts';
import type { JsonObject } from './json.ts';
import type { Scene } from './scene.ts';

/** Sets up a state and returns a request for it. Throws MissingState if this server can't have the state. */
export type Arrange = (scene: Scene) => Promise<Ready>;

/**
 * A rule of the contract that a schema can't express: the values that it refuses (422, or 400 in a query), and the fields
 * of the body, or the query parameters, for them, from those of the accepted request.
 */
export interface Rule {
  place: string;
  in?: 'body' | 'query';
  values: readonly unknown[];
  changed: (value: unknown, before: JsonObject) => JsonObject;
}

/** How to get the replies that an operation documents. */
export interface Recipe {
  /** Sets up a state and returns a request that succeeds in it. */
  accepted: Arrange;
  /** Refusals that need their own state or request, by status; the others are derived from the contract. */
  refused?: Partial<Record<number, Arrange>>;
  /** The accepted request, changed to name a record of the other parent. */
  foreign?: (scene: Scene, ready: Ready) => Promise<Ready>;
  /** The rules that the schemas of the request do not contain. */
  rules?: readonly Rule[];
  /**
   * Fits an example of the contract to the state: ids, versions and dates that only the server knows come from the
   * accepted request, the rest stays. Omitted if the examples can be sent unchanged.
   */
  fitted?: (example: unknown, ready: Ready, scene: Scene) => Promise<unknown>;
}
