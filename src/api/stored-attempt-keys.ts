import type { AttemptKeys } from './attempts.ts';

// The keys are also kept in memory: without storage, a second click must still send the key of the first one.
const remembered = new Map<string, string>();

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
 * The keys of attempts to order or pay, which survive a reload and the way to the provider's page and back. Their
 * requests are stored with them, so they contain ids only.
 */
export const storedAttemptKeys: AttemptKeys = {
  get: (request) =>
    remembered.get(request) ?? fromStorage((storage) => storage.getItem(storageName(request))) ?? undefined,
  set(request, key) {
    remembered.set(request, key);
    fromStorage((storage) => {
      storage.setItem(storageName(request), key);
    });
  },
  delete(request) {
    remembered.delete(request);
    fromStorage((storage) => {
      storage.removeItem(storageName(request));
    });
  },
};
