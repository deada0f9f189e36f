import { endSession, readSession, storedLanguage } from '#src/auth/session.ts';
import { ApiError, customStatusOf, refusal } from './errors.ts';

/** What generated hooks throw; Orval reads this name. */
export type ErrorType<_Documented> = ApiError;

const cacheControl = 'public, max-age=31536000, immutable';

/** Where the API stands: the configured origin, else the app's own; the version prefix of spec §7 always. */
export const apiBaseUrl = `${import.meta.env.NABTA_API_ORIGIN ?? ''}/api/v1`;

function headersFor(init: RequestInit, token: string | null, firebaseToken: string | null): Headers {
  const headers = new Headers(init.headers);
  headers.set('Accept', 'application/json');
  headers.set('Accept-Language', storedLanguage());
  headers.set('Cache-Control', cacheControl);
  if (token !== null) {
    headers.set('Authorization', `Bearer ${token}`);
    headers.set('platform', 'web');
  }
  if (firebaseToken !== null) headers.set('firebase-token', firebaseToken);
  return headers;
}

async function parsed(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * The one fetch of the app: headers of spec §7 on every call, one error type for every failure, and the end of the session
 * told where the server says so (spec §4, §8). Generated code calls it.
 * @param path path below the API's version prefix
 * @throws ApiError for everything but a success; aborted calls keep the platform's AbortError
 */
export async function http<T>(path: string, init: RequestInit): Promise<T> {
  const { token, firebaseToken } = readSession();
  let response: Response;
  let body: unknown;
  try {
    response = await fetch(`${apiBaseUrl}${path}`, {
      ...init,
      // Answers may be personal: the browser keeps none of them, whatever the request's own header says.
      cache: 'no-store',
      headers: headersFor(init, token, firebaseToken),
    });
    body = await parsed(response);
  } catch (cause) {
    if (init.signal?.aborted === true) throw cause;
    const message = cause instanceof Error ? cause.message : String(cause);
    throw new ApiError(message, { kind: navigator.onLine ? 'network' : 'offline', status: 0, cause });
  }

  const customStatus = customStatusOf(body);
  const failed = !response.ok || (customStatus !== undefined && customStatus >= 400);
  if (!failed && (response.status === 204 || body !== undefined)) return body as T;

  const error = refusal(response, body);
  // A late answer to an old token must not end the session that followed it.
  if (readSession().token === token) {
    if (error.isSessionExpired) endSession('expired');
    else if (error.isInvalidToken) endSession('invalid-token');
  }
  throw error;
}
