import { endSession, readSession, storedLanguage } from '#src/auth/session.ts';
import type { Language } from '#src/domain/language.ts';
import { takeFirstCall } from './first-calls.ts';
import { ApiError, customStatusOf, isRecord, refusal } from './errors.ts';

/** The error type of generated hooks; Orval reads this name. */
export type ErrorType<_Documented> = ApiError;

const cacheControl = 'public, max-age=31536000, immutable';

const api: { origin: string; language: Language | null } = { origin: '', language: null };

/**
 * Sets the API's origin (empty for the app's own) and the request language, by default the device's. Called before the
 * first request.
 */
export function provideApi(settings: Partial<typeof api>): void {
  Object.assign(api, settings);
}

function headersFor(init: RequestInit, token: string | null, firebaseToken: string | null): Headers {
  const headers = new Headers(init.headers);
  headers.set('Accept', 'application/json');
  headers.set('Accept-Language', api.language ?? storedLanguage());
  headers.set('Cache-Control', cacheControl);
  if (token !== null) {
    headers.set('Authorization', `Bearer ${token}`);
    headers.set('platform', 'web');
  }
  // A call that proves a number of its own brings the token of this number.
  if (firebaseToken !== null && !headers.has('firebase-token')) headers.set('firebase-token', firebaseToken);
  return headers;
}

/** The timeout of a request, including reading the response. */
const timeoutMs = 30_000;

/** A signal that aborts a request when the caller aborts it or the timeout is over. */
function limited(caller: AbortSignal | null | undefined): {
  signal: AbortSignal;
  isLate: () => boolean;
  stop: () => void;
} {
  const control = new AbortController();
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    control.abort();
  }, timeoutMs);
  const giveUp = () => {
    control.abort(caller?.reason);
  };
  if (caller?.aborted === true) giveUp();
  caller?.addEventListener('abort', giveUp);
  return {
    signal: control.signal,
    isLate: () => late,
    stop: () => {
      clearTimeout(timer);
      caller?.removeEventListener('abort', giveUp);
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * The `fetch` function of the app, used by the generated code: it adds the headers of rules.md#request-headers, throws
 * one error type, and ends the session when the server reports its end (rules.md#session-expired).
 * @param path path below the API's version prefix
 * @throws ApiError for every unsuccessful request, and for a response to a parent who has signed out in the meantime;
 * an aborted request throws the platform's AbortError
 */
export async function http<T>(path: string, init: RequestInit): Promise<T> {
  const { token, userId, firebaseToken } = readSession();
  const { signal, isLate, stop } = limited(init.signal);
  let response: Response;
  let text: string;
  try {
    const url = `${api.origin}/api/v1${path}`;
    const headers = headersFor(init, token, firebaseToken);
    const first = init.method === 'GET' ? takeFirstCall(url, headers, signal) : null;
    // Responses may be personal: the browser must not cache them, even if the request's own header allows it.
    response = await (first ?? fetch(url, { ...init, cache: 'no-store', headers, signal }));
    text = await response.text();
  } catch (cause) {
    if (init.signal?.aborted === true) throw cause;
    const message = cause instanceof Error ? cause.message : String(cause);
    const kind = isLate() ? 'timeout' : navigator.onLine ? 'network' : 'offline';
    throw new ApiError(message, { kind, status: 0, cause });
  } finally {
    stop();
  }

  const now = readSession();
  // The parent signed out, or another one signed in: the response must not be shown or processed further.
  if (token !== null && (now.token === null || now.userId !== userId)) {
    throw new ApiError('', { kind: 'status', status: 401 });
  }

  const body = parsed(text);
  const customStatus = customStatusOf(body);
  const failed = !response.ok || (customStatus !== undefined && customStatus >= 400);
  if (!failed && (response.status === 204 || isRecord(body))) return body as T;

  const error = refusal(response, body, text === '');
  // A late response to an old token must not end the current session.
  if (now.token === token) {
    if (error.isSessionExpired) {
      const isShown = endSession('expired');
      // The server's message is about a session, which the parent has ended.
      if (!isShown) throw new ApiError('', { kind: 'status', status: 401, isAfterLogOut: true });
    } else if (error.isInvalidToken) endSession('invalid-token');
    else if (error.isNotVerified && now.isVerified === 'true') endSession('not-verified');
  }
  throw error;
}
