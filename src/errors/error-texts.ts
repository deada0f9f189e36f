import { ApiError } from '#src/api/errors.ts';

/** The messages for failures without a message of the server. */
export type ErrorMessageId =
  'errors.offline' | 'errors.network' | 'errors.timeout' | 'errors.tooMany' | 'errors.server' | 'errors.unexpected';

/** The text of such a message in the language of the page. */
export type ErrorTextOf = (id: ErrorMessageId, values?: { minutes: number }) => string;

function textsOf(error: unknown, messageOf: ErrorTextOf): string[] {
  if (!(error instanceof ApiError)) return [messageOf('errors.unexpected')];
  if (error.isSessionExpired || error.isInvalidToken) return [];
  if (error.kind === 'offline') return [messageOf('errors.offline')];
  if (error.kind === 'network') return [messageOf('errors.network')];
  if (error.kind === 'timeout') return [messageOf('errors.timeout')];
  if (error.messages.length > 0) return error.messages;
  if (error.status === 429) {
    return [messageOf('errors.tooMany', { minutes: Math.ceil((error.retryAfterSeconds ?? 0) / 60) })];
  }
  return [error.message === '' ? messageOf('errors.server') : error.message];
}

/**
 * The messages of a failed call (rules.md#error-messages): each message of a list, a single one alone, the error's own message where the
 * answer had no body, and the reason where there was no answer. Each once; none for the end of a session, which has its own.
 * @param error an `ApiError`, or an error with one as its `cause`
 * @param messageOf the text of a message in the language of the page
 */
export function errorTexts(error: unknown, messageOf: ErrorTextOf): string[] {
  const isWrapped = error instanceof Error && !(error instanceof ApiError) && error.cause instanceof ApiError;
  return [...new Set(textsOf(isWrapped ? error.cause : error, messageOf))];
}
