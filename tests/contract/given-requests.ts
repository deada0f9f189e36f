import { readFileSync } from 'node:fs';
import * as zod from 'zod';
import type { Contract, Operation } from './contract.ts';
import type { Ready } from './exchange.ts';
import type { Arrange, Recipe } from './recipe.ts';
import { UsageError } from './server-world.ts';

const fields = {
  path: zod.record(zod.string(), zod.union([zod.string(), zod.number()])).optional(),
  query: zod.record(zod.string(), zod.unknown()).optional(),
  body: zod.unknown().optional(),
};

const request = zod.strictObject(fields);

/** One operation's requests: the one that it accepts, by status those that it refuses, and one for the other parent's record. */
const given = zod.strictObject({
  ...fields,
  refused: zod.record(zod.string().regex(/^4\d\d$/), request).optional(),
  foreign: request.optional(),
});

/** The requests that a server accepts with its present data, by operation. */
export type GivenRequests = Readonly<Record<string, zod.infer<typeof given>>>;

/**
 * Reads a file of given requests.
 * @throws UsageError with one line for a file that can't be read, or for an operation that the contract does not have
 */
export function readGivenRequests(file: string, { operations }: Contract): GivenRequests {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new UsageError(`--requests ${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
  const read = zod.record(zod.string(), given).safeParse(json);
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new UsageError(`--requests ${file}: ${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'is invalid'}`);
  }
  const unknown = Object.keys(read.data).find((id) => operations.every((each) => each.id !== id));
  if (unknown !== undefined) throw new UsageError(`--requests ${file}: the contract has no operation ${unknown}`);
  return read.data;
}

const arranged =
  ({ security }: Operation, { path, query, body }: zod.infer<typeof request>): Arrange =>
  async (scene) =>
    ({
      ...(path && { path }),
      ...(query && { query }),
      ...(body !== undefined && { body }),
      ...(security.some((each) => each.includes('bearerAuth')) && { token: await scene.token() }),
    }) satisfies Ready;

/** The recipes with the given requests instead of the calls of other operations that lead to such requests. */
export function withGivenRequests(
  recipes: Readonly<Record<string, Recipe | undefined>>,
  requests: GivenRequests,
  { operations }: Contract,
): Record<string, Recipe | undefined> {
  const changed = operations.flatMap((operation) => {
    const own = requests[operation.id];
    if (own === undefined) return [];
    const refused = Object.entries(own.refused ?? {}).map(([status, each]) => [status, arranged(operation, each)]);
    const recipe: Recipe = {
      ...recipes[operation.id],
      accepted: arranged(operation, own),
      ...(own.foreign && { foreign: arranged(operation, own.foreign) }),
      refused: { ...recipes[operation.id]?.refused, ...(Object.fromEntries(refused) as Recipe['refused']) },
    };
    return [[operation.id, recipe] as const];
  });
  return { ...recipes, ...Object.fromEntries(changed) };
}
