import { ApiError, isUnknownOutcome } from '#src/api/errors.ts';
import { attemptKey, forgetAttempt } from './attempt-key.ts';

/**
 * Sends an attempt to order or pay under its own Idempotency-Key, which is kept while the outcome is unknown: trying again
 * then can't do it twice.
 * @param holds whether an answer holds what was asked for; one off the contract says as little as none
 * @throws what `send` throws, and an ApiError of unknown outcome for an answer off the contract
 */
export async function withAttemptKey<T>(
  attempt: string,
  send: (init: RequestInit) => Promise<T>,
  holds: (answer: T) => boolean,
): Promise<T> {
  try {
    const answer = await send({ headers: { 'Idempotency-Key': attemptKey(attempt) } });
    if (!holds(answer)) throw new ApiError('', { kind: 'unreadable', status: 200 });
    forgetAttempt(attempt);
    return answer;
  } catch (error) {
    if (!isUnknownOutcome(error)) forgetAttempt(attempt);
    throw error;
  }
}
