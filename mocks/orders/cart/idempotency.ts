import { db, nextId } from '#mocks/store/db.ts';

/** One attempt of a parent, as its Idempotency-Key names it. */
export interface Attempt {
  userId: number;
  key: string;
  /** Operation, path and body: what has to be the same the second time. */
  request: string;
}

/** Puts an attempt together. The contract asks for the header, so that it is there. */
export function attemptOf(userId: number, headers: Headers, operation: string, ...request: unknown[]): Attempt {
  return { userId, key: headers.get('Idempotency-Key') ?? '', request: JSON.stringify([operation, ...request]) };
}

/** An attempt's first call answered this, as JSON; or its key belongs to another request, or nobody has seen it. */
export type EarlierAnswer = { kind: 'same'; answer: string } | { kind: 'reused' } | { kind: 'new' };

/** Looks an attempt up by its key. */
export function earlierAnswer({ userId, key, request }: Attempt): EarlierAnswer {
  const known = db.idempotencyKeys.findFirst((query) => query.where({ user_id: userId, key }));
  if (!known) return { kind: 'new' };
  return known.request === request ? { kind: 'same', answer: known.answer } : { kind: 'reused' };
}

/** Keeps the answer of an attempt that succeeded. A refused one may be tried again under its key. */
export async function keepAnswer({ userId, key, request }: Attempt, body: unknown): Promise<void> {
  await db.idempotencyKeys.create({
    id: nextId('idempotencyKeys'),
    user_id: userId,
    key,
    request,
    answer: JSON.stringify(body),
  });
}
