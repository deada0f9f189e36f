const inMemory = new Map<string, string>();

/** Uses localStorage, or memory if the browser refuses it, for example if cookies are blocked. */
function withStorage<T>(work: (storage: Storage) => T, otherwise: () => T): T {
  try {
    return work(localStorage);
  } catch {
    return otherwise();
  }
}

/** This origin’s localStorage. If the browser refuses it, values last until the page closes. */
export const deviceStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
  getItem: (key) =>
    withStorage(
      (storage) => storage.getItem(key),
      () => inMemory.get(key) ?? null,
    ),
  setItem: (key, value) => {
    withStorage(
      (storage) => {
        storage.setItem(key, value);
      },
      () => {
        inMemory.set(key, value);
      },
    );
  },
  removeItem: (key) => {
    inMemory.delete(key);
    withStorage(
      (storage) => {
        storage.removeItem(key);
      },
      () => undefined,
    );
  },
};
