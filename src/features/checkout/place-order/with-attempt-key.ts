import { ApiError, isUnknownOutcome } from '#src/api/errors.ts';
import { attemptKey, forgetAttempt } from './attempt-key.ts';

/**
 * Sends an attempt to order or pay with its own Idempotency-Key. The key is kept while the outcome is unknown, so that
 * a retry can't order or pay twice.
 * @param read maps the response; a response that it can't map leaves the outcome unknown, as no response does
 * @throws what `send` throws, and an ApiError with unknown outcome for a response that breaks the contract
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
