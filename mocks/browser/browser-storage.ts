import { clockOffset, setClock, setClockOffset } from '#mocks/clock.ts';
import { type Controls, defaultControls, parseControls } from '#mocks/controls.ts';
import { deviceStorage } from '#mocks/store/device-storage.ts';
import { type LinkChoices, linkWith, readLink } from './link.ts';
import type { PersonaName } from '#mocks/personas.ts';
import type { SnapshotStore } from '#mocks/backend.ts';

const keys = {
  controls: 'nabta-mock-controls',
  clock: 'nabta-mock-clock',
} as const;

const database = 'nabta-mock';
const shelf = 'state';

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => {
      resolve(request.result);
    });
    request.addEventListener('error', () => {
      reject(request.error ?? new Error('IndexedDB refused'));
    });
  });
}

async function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(database, 1);
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore(shelf);
  });
  return settled(request);
}

let opened: Promise<IDBDatabase> | undefined;

async function shelfFor(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  opened ??= openDatabase();
  return (await opened).transaction(shelf, mode).objectStore(shelf);
}

const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null);

/**
 * The snapshot, shared by all tabs. It is in IndexedDB, because a write to `localStorage` reaches other tabs with a
 * delay, and a call in between would overwrite it. The revision is a separate entry, so that reading it is cheap.
 */
const browserStore: SnapshotStore = {
  revision: async () => textOrNull(await settled<unknown>((await shelfFor('readonly')).get('revision'))),
  read: async () => textOrNull(await settled<unknown>((await shelfFor('readonly')).get('snapshot'))),
  async write(text) {
    const store = await shelfFor('readwrite');
    const last = Number(textOrNull(await settled<unknown>(store.get('revision'))) ?? 0);
    store.put(text, 'snapshot');
    await settled(store.put(String(last + 1), 'revision'));
  },
};

/**
 * Opens the store of this browser; null if the browser refuses one, for example if cookies are blocked. Each page then
 * starts from the seeds.
 */
export async function openBrowserStore(): Promise<SnapshotStore | null> {
  try {
    await browserStore.revision();
    return browserStore;
  } catch {
    return null;
  }
}

/** Runs one call at a time across all tabs; only within this tab if the browser has no locks. */
export async function lockTabs<T>(run: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request('nabta-mock', run) : run();
}

interface KeptClock {
  clock: string;
  offsetMs: number;
}

function keptClock(): KeptClock | null {
  const [clock, offsetMs] = (deviceStorage.getItem(keys.clock) ?? '').split(' ');
  return clock && offsetMs ? { clock, offsetMs: Number(offsetMs) } : null;
}

/**
 * Sets the clock to the controls. If the instant is the same as before, the clock continues: a reload never sets it
 * back.
 */
function followClock(clock: string | null): void {
  const kept = keptClock();
  if (clock === null) {
    setClock(null);
    deviceStorage.removeItem(keys.clock);
  } else if (kept?.clock === clock) {
    setClockOffset(kept.offsetMs);
  } else {
    setClock(new Date(clock));
    deviceStorage.setItem(keys.clock, `${clock} ${clockOffset()}`);
  }
}

let last: { text: string | null; controls: Controls } | undefined;

/** The controls of this browser. They are read before each call, so that a choice in one tab applies to all tabs. */
export function readBrowserControls(): Controls {
  const text = deviceStorage.getItem(keys.controls);
  if (last && last.text === text) return last.controls;
  const controls = text === null ? defaultControls : parseControls(text);
  // oxlint-disable-next-line eslint/no-console -- the developer who wrote the controls by hand has to see this
  if (controls === null) console.info(`Mock: ${keys.controls} holds no valid controls and is ignored.`);
  last = { text, controls: controls ?? defaultControls };
  followClock(last.controls.clock);
  return last.controls;
}

/** Removes choices from the address. Otherwise a reload would restore them after another choice. */
function forgetLink(names: readonly string[]): void {
  const url = new URL(location.href);
  const linked = names.filter((name) => url.searchParams.has(name));
  if (linked.length === 0) return;
  for (const name of linked) url.searchParams.delete(name);
  history.replaceState(history.state, '', url);
}

/** Changes some of the controls, for all tabs. */
export function changeBrowserControls(changes: Partial<Controls>): void {
  forgetLink(Object.keys(changes));
  storeControls(changes);
}

function storeControls(changes: Partial<Controls>): void {
  const wasOffline = readBrowserControls().scenario === 'offline';
  deviceStorage.setItem(keys.controls, JSON.stringify({ ...readBrowserControls(), ...changes }));
  const isOffline = readBrowserControls().scenario === 'offline';
  if (isOffline !== wasOffline) window.dispatchEvent(new Event(isOffline ? 'offline' : 'online'));
}

/** Changes some of the controls and shows them in the address, so that it can be shared. */
export function chooseInAddress({ persona, ...choices }: LinkChoices): void {
  storeControls(choices);
  history.replaceState(history.state, '', linkWith(location.href, { ...(persona && { persona }), ...choices }));
}

/**
 * Applies the choices of a link. They stay in the address until something else is chosen, so that the link can be
 * shared.
 * @returns the persona to sign in, for which the caller needs the mock's records; null if the link has none
 */
export function takeControlsFromLink(search: string): PersonaName | null {
  const { choices, errors } = readLink(search);
  // oxlint-disable-next-line eslint/no-console -- the developer has to see why a link has no effect
  for (const error of errors) console.info(`Mock: the link can't be followed: ${error}.`);
  const { persona, ...others } = choices;
  if (Object.keys(others).length > 0) storeControls(others);
  return persona ?? null;
}
