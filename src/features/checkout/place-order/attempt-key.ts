// Kept in memory too: without storage a second click must still send the first one's key.
const remembered = new Map<string, string>();

const storageName = (attempt: string) => `attempt.${attempt}`;

function stored(attempt: string): string | null {
  try {
    return sessionStorage.getItem(storageName(attempt));
  } catch {
    return null;
  }
}

/**
 * The Idempotency-Key of one attempt to order or pay: made once, and the same after a double click, a lost connection and a
 * reload, until the server has answered it (row O06).
 * @param attempt names what is attempted, with all that may not change under the same key
 */
export function attemptKey(attempt: string): string {
  const known = remembered.get(attempt) ?? stored(attempt);
  const key =
    known ??
    [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36).padStart(7, '0')).join('-');
  remembered.set(attempt, key);
  try {
    sessionStorage.setItem(storageName(attempt), key);
  } catch {
    // The one in memory has to do.
  }
  return key;
}

/** Forgets an attempt's key: the server has answered, what comes next is another attempt. */
export function forgetAttempt(attempt: string): void {
  remembered.delete(attempt);
  try {
    sessionStorage.removeItem(storageName(attempt));
  } catch {
    // Nothing was stored either.
  }
}
