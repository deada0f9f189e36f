import type { QueryClient } from '@tanstack/react-query';
import type { Operations } from './generated/operations.ts';

/** An operation that reads. Its answers are cached under keys that begin with its id (`useOperationIdAsQueryKey` of Orval). */
export type ReadOperationId = {
  [Id in keyof Operations]: Operations[Id]['method'] extends 'get' ? Id : never;
}[keyof Operations];

/** A reading operation with an id in its path, such as `getOrder`. */
type ReadByIdOperationId = {
  [Id in ReadOperationId]: '{id}' extends PathPart<Operations[Id]['path']> ? Id : never;
}[ReadOperationId];

type PathPart<Path extends string> = Path extends `${infer Part}/${infer Rest}` ? Part | PathPart<Rest> : Path;

/** All answers of an operation, or its answer about one thing: `['getOrder', order.id]`. */
export type StaleAnswers = ReadOperationId | readonly [operationId: ReadByIdOperationId, id: number];

/**
 * Marks cached answers as out of date after a write: those in use are requested again, the others when they are next used.
 * @returns when the answers in use have been replaced, or their requests have failed
 */
export async function invalidate(queryClient: QueryClient, answers: readonly StaleAnswers[]): Promise<void> {
  const keys = answers.map((each) => (typeof each === 'string' ? [each] : each));
  await Promise.all(keys.map(async (queryKey) => queryClient.invalidateQueries({ queryKey })));
}
