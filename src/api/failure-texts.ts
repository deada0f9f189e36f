import { ApiError } from './errors.ts';

/** Texts of the interface for failures that carry no words of the server's. */
export type FailureMessageId = 'errors.offline' | 'errors.network' | 'errors.server' | 'errors.unexpected';

/**
 * What to tell about a failed call, by spec §8: each message of a list, a single one alone, the error's own message where the
 * answer had no body, and the reason where there was no answer. Empty for the end of a session, which is told once, elsewhere.
 * @param say the interface's texts in the language in use
 */
export function failureTexts(error: unknown, say: (id: FailureMessageId) => string): string[] {
  if (!(error instanceof ApiError)) return [say('errors.unexpected')];
  if (error.isSessionExpired || error.isInvalidToken) return [];
  if (error.kind === 'offline') return [say('errors.offline')];
  if (error.kind === 'network') return [say('errors.network')];
  if (error.messages.length > 0) return error.messages;
  return [error.message === '' ? say('errors.server') : error.message];
}
