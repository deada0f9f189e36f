import { db, nextId } from '#mocks/store/db.ts';

/** One attempt of a parent, identified by its Idempotency-Key. */
export interface Attempt {
  userId: number;
  key: string;
  /** Operation, path and body. They have to be the same in a repeated call. */
  request: string;
}

/** The attempt of a request. The contract requires the header, so it is present. */
export function attemptOf(userId: number, headers: Headers, operation: string, ...request: unknown[]): Attempt {
  return { userId, key: headers.get('Idempotency-Key') ?? '', request: JSON.stringify([operation, ...request]) };
}

/** The stored state of a key: the response to its first call as JSON, another request, or nothing. */
export type EarlierAnswer = { kind: 'same'; answer: string } | { kind: 'reused' } | { kind: 'new' };

/** Finds an attempt by its key. */
export function earlierAnswer({ userId, key, request }: Attempt): EarlierAnswer {
  const known = db.idempotencyKeys.findFirst((query) => query.where({ user_id: userId, key }));
  if (!known) return { kind: 'new' };
  return known.request === request ? { kind: 'same', answer: known.answer } : { kind: 'reused' };
}

/** Stores the response of a successful attempt. A refused attempt can be repeated with the same key. */
export async function keepAnswer({ userId, key, request }: Attempt, body: unknown): Promise<void> {
  await db.idempotencyKeys.create({
    id: nextId('idempotencyKeys'),
    user_id: userId,
    key,
    request,
    answer: JSON.stringify(body),
  });
}
