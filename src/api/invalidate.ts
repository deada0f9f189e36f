import type { QueryClient } from '@tanstack/react-query';
import type { Operations } from './generated/operations.ts';

/**
 * An operation that reads data. The cache keys of its responses start with its id (Orval's `useOperationIdAsQueryKey`).
 */
export type ReadOperationId = {
  [Id in keyof Operations]: Operations[Id]['method'] extends 'get' ? Id : never;
}[keyof Operations];

/** A read operation with an id in its path, such as `getOrder`. */
type ReadByIdOperationId = {
  [Id in ReadOperationId]: '{id}' extends PathPart<Operations[Id]['path']> ? Id : never;
}[ReadOperationId];

type PathPart<Path extends string> = Path extends `${infer Part}/${infer Rest}` ? Part | PathPart<Rest> : Path;

/** All responses of an operation, or its response for one record: `['getOrder', order.id]`. */
export type StaleAnswers = ReadOperationId | readonly [operationId: ReadByIdOperationId, id: number];

/**
 * Invalidates cached responses after a write: active queries are requested again, the others on their next use.
 * @returns a promise that resolves when the active queries have been updated or have failed
 */
export async function invalidate(queryClient: QueryClient, answers: readonly StaleAnswers[]): Promise<void> {
  const keys = answers.map((each) => (typeof each === 'string' ? [each] : each));
  await Promise.all(keys.map(async (queryKey) => queryClient.invalidateQueries({ queryKey })));
}
