import type { AttemptKeys } from './attempts.ts';

// The keys are also kept in memory, by request and unstored part: without storage, a second click must still send the key of
// the first one.
const remembered = new Map<string, Map<string, string>>();

const storageName = (request: string) => `attempt.${request}`;

/** Applies a function to the tab's storage; undefined where it is not available. */
function fromStorage<T>(apply: (storage: Storage) => T): T | undefined {
  try {
    return apply(sessionStorage);
  } catch {
    return undefined;
  }
}

/**
 * The keys of attempts to order or pay, which survive a reload and the way to the provider's page and back. A key is stored
 * with its request, so the request contains ids only.
 * @param unstored the part of the request that may not be stored, such as what a parent acknowledges about allergies. In this
 *   page another such part has another key; after a reload the stored key is used whatever it is.
 */
export function storedAttemptKeys(unstored: unknown): AttemptKeys {
  const part = JSON.stringify(unstored);
  return {
    get(request) {
      const keys = remembered.get(request);
      return keys ? keys.get(part) : (fromStorage((storage) => storage.getItem(storageName(request))) ?? undefined);
    },
    set(request, key) {
      remembered.set(request, new Map([...(remembered.get(request) ?? []), [part, key]]));
      fromStorage((storage) => {
        storage.setItem(storageName(request), key);
      });
    },
    delete(request) {
      remembered.get(request)?.delete(part);
      fromStorage((storage) => {
        storage.removeItem(storageName(request));
      });
    },
  };
}
