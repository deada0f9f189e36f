import { ApiError } from '#src/api/errors.ts';

/** The ids of messages for failures without a message from the server. */
export type ErrorMessageId =
  | 'errors.offline'
  | 'errors.network'
  | 'errors.timeout'
  | 'errors.tooMany'
  | 'errors.server'
  | 'errors.unexpected';

/** Returns the text of a message in the page's language. */
export type ErrorTextOf = (id: ErrorMessageId, values?: { minutes: number }) => string;

function textsOf(error: unknown, messageOf: ErrorTextOf): string[] {
  if (!(error instanceof ApiError)) return [messageOf('errors.unexpected')];
  if (error.isSessionExpired || error.isInvalidToken || error.isNotVerified) return [];
  if (error.kind === 'offline') return [messageOf('errors.offline')];
  if (error.kind === 'network') return [messageOf('errors.network')];
  if (error.kind === 'timeout') return [messageOf('errors.timeout')];
  // Only `Retry-After` has the time to wait, so it comes before the server's text.
  const isTimed = error.retryAfterSeconds !== undefined && error.retryAfterSeconds > 0;
  if (error.status === 429 && (isTimed || error.messages.length === 0)) {
    return [messageOf('errors.tooMany', { minutes: Math.ceil((error.retryAfterSeconds ?? 0) / 60) })];
  }
  if (error.messages.length > 0) return error.messages;
  return [error.message === '' ? messageOf('errors.server') : error.message];
}

/**
 * The messages of a failed request (rules.md#error-messages): all messages of a list, or the single one; for too many
 * requests the time to wait; the error's
 * own message if the response had no body; the reason if there was no response. Duplicates are removed. The end of a
 * session and an unverified number have none here, because they have their own message.
 * @param error an `ApiError`, or an error with one as its `cause`
 * @param messageOf returns the text of a message in the page's language
 */
export function errorTexts(error: unknown, messageOf: ErrorTextOf): string[] {
  const isWrapped = error instanceof Error && !(error instanceof ApiError) && error.cause instanceof ApiError;
  return [...new Set(textsOf(isWrapped ? error.cause : error, messageOf))];
}
