import { ApiError } from '#src/api/errors.ts';
import { attemptKey, forgetAttempt } from './attempt-key.ts';

/** Whether nobody can say if the server did it: no answer came, it broke down on the way, or it said nothing that is known. */
export function isUnknownOutcome(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const isRefused = error.status >= 400 && error.status < 500;
  return error.status >= 500 || (error.kind !== 'status' && !isRefused);
}

/**
 * Sends an attempt to order or pay under its own Idempotency-Key, which is kept while the outcome is unknown: trying again
 * then can't do it twice.
 * @throws what `send` throws
 */
export async function withAttemptKey<T>(attempt: string, send: (init: RequestInit) => Promise<T>): Promise<T> {
  try {
    const answer = await send({ headers: { 'Idempotency-Key': attemptKey(attempt) } });
    forgetAttempt(attempt);
    return answer;
  } catch (error) {
    if (!isUnknownOutcome(error)) forgetAttempt(attempt);
    throw error;
  }
}
