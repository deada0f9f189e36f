import { isUnknownOutcome } from '#src/api/errors.ts';
import { attemptKey, forgetAttempt } from './attempt-key.ts';

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
