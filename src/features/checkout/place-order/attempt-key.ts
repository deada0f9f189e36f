// The key is also kept in memory: without storage, a second click must still send the key of the first one.
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
 * The Idempotency-Key of one attempt to order or pay. It is created once and stays the same after a double click, a
 * lost connection or a reload, until the server has answered (row O06).
 * @param attempt identifies the attempt; contains everything that must not change under the same key
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
    // Storage is not available: the key in memory is used.
  }
  return key;
}

/** Deletes the key of an attempt that the server has answered; the next request is a new attempt. */
export function forgetAttempt(attempt: string): void {
  remembered.delete(attempt);
  try {
    sessionStorage.removeItem(storageName(attempt));
  } catch {
    // Storage is not available, so no key was stored there.
  }
}
