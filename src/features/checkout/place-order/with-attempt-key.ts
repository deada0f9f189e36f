import { ApiError, isUnknownOutcome } from '#src/api/errors.ts';
import { attemptKey, forgetAttempt } from './attempt-key.ts';

/**
 * Sends an attempt to order or pay under its own Idempotency-Key, which is kept while the outcome is unknown: trying again
 * then can't do it twice.
 * @param read maps the answer; an answer that it can't read leaves the outcome as unknown as none
 * @throws what `send` throws, and an ApiError of unknown outcome for an answer off the contract
 */
export async function withAttemptKey<Answer, T>(
  attempt: string,
  send: (init: RequestInit) => Promise<Answer>,
  read: (answer: Answer) => T,
): Promise<T> {
  try {
    const answer = await send({ headers: { 'Idempotency-Key': attemptKey(attempt) } });
    const result = readable(answer, read);
    forgetAttempt(attempt);
    return result;
  } catch (error) {
    if (!isUnknownOutcome(error)) forgetAttempt(attempt);
    throw error;
  }
}

function readable<Answer, T>(answer: Answer, read: (answer: Answer) => T): T {
  try {
    return read(answer);
  } catch {
    throw new ApiError('', { kind: 'unreadable', status: 200 });
  }
}
