import { ApiError } from '#src/api/errors.ts';

/** Texts of the interface for failures that carry no words of the server's. */
export type ErrorMessageId =
  'errors.offline' | 'errors.network' | 'errors.timeout' | 'errors.tooMany' | 'errors.server' | 'errors.unexpected';

/** Says such a text in the language in use. */
export type ErrorTextOf = (id: ErrorMessageId, values?: { minutes: number }) => string;

function textsOf(error: unknown, say: ErrorTextOf): string[] {
  if (!(error instanceof ApiError)) return [say('errors.unexpected')];
  if (error.isSessionExpired || error.isInvalidToken) return [];
  if (error.kind === 'offline') return [say('errors.offline')];
  if (error.kind === 'network') return [say('errors.network')];
  if (error.kind === 'timeout') return [say('errors.timeout')];
  if (error.messages.length > 0) return error.messages;
  if (error.status === 429) {
    return [say('errors.tooMany', { minutes: Math.ceil((error.retryAfterSeconds ?? 0) / 60) })];
  }
  return [error.message === '' ? say('errors.server') : error.message];
}

/**
 * The messages of a failed call (rules.md#error-messages): each message of a list, a single one alone, the error's own message where the
 * answer had no body, and the reason where there was no answer. Each once; none for the end of a session, which has its own.
 * @param error an `ApiError`, or an error with one as its `cause`
 * @param say the interface's texts in the language in use
 */
export function errorTexts(error: unknown, say: ErrorTextOf): string[] {
  const isWrapped = error instanceof Error && !(error instanceof ApiError) && error.cause instanceof ApiError;
  return [...new Set(textsOf(isWrapped ? error.cause : error, say))];
}
