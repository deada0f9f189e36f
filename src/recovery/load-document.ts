import { ownBuild, serverBuild } from './build-number.ts';
import { isSensitiveFilled } from '#src/auth/language-switch.ts';
import { forgetLostScripts } from './lost-scripts.ts';
import { forgetStoredPages } from './stored-pages.ts';

/** Where the missing file is used: in a page that is opening, in a part that a press opens, or around the page. */
export type LostFileOf = 'page' | 'press' | 'frame';

/** Kept in the tab's history entry, which survives the load even if storage is blocked. */
interface EntryState {
  /** The build that the server had when the document was loaded for a lost file. */
  loadedFor?: string;
  /** A press had no effect: the parent has to press again. */
  pressAgain?: boolean;
}

const entryState = () => (window.history.state ?? {}) as EntryState;

/** Bypasses the router, which patches `window.history`. */
function setEntryState(state: EntryState): void {
  History.prototype.replaceState.call(window.history, state, '');
}

let isLeaving = false;
let dueBuild: string | null = null;
const listeners = new Set<() => void>();

/** If the page is still there after this time, in milliseconds, the parent has chosen to stay on it. */
const longestReload = 5000;

async function leave(state: EntryState = {}): Promise<void> {
  isLeaving = true;
  setEntryState({ ...entryState(), ...state });
  await Promise.all([forgetLostScripts(), forgetStoredPages()]);
  window.location.reload();
  setTimeout(() => {
    isLeaving = false;
  }, longestReload);
}

/**
 * Loads the current address as a document, after the parent presses the button for it. A second press loads it too: the
 * browser may have asked whether to leave, and the parent may have stayed.
 */
export function loadDocumentAgain(): void {
  if (navigator.onLine) void leave();
}

/**
 * Loads the current address as a document, because a file could not be fetched: a release has removed it, or the browser has
 * cached the failure. At most once per history entry and build of the server. It does not load while offline or if the server
 * does not respond, nor for a part around the page if the build is current, because that part retries by itself. If typed text
 * would be lost, the parent decides (`documentDue`).
 * @returns whether the document is loading
 */
export async function loadDocument(lost: LostFileOf): Promise<boolean> {
  if (isLeaving) return true;
  if (!navigator.onLine) return false;
  const { href } = window.location;
  const build = await serverBuild();
  if (isLeaving) return true;
  if (build === null || window.location.href !== href) return false;
  if (lost === 'frame' && build === ownBuild()) return false;
  if (entryState().loadedFor === build) return false;
  if (lost !== 'page' && isSensitiveFilled()) {
    dueBuild = build;
    for (const listener of listeners) listener();
    return false;
  }
  await leave({ loadedFor: build, ...(lost === 'press' && { pressAgain: true }) });
  return true;
}

/** Loads the document that is due: when the parent presses the button, or opens another page. */
export function loadDueDocument(): void {
  if (dueBuild !== null) void leave({ loadedFor: dueBuild });
}

/** Whether a document is due, but not loaded because typed text would be lost. */
export const documentDue = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  read: () => dueBuild !== null,
};

/** Whether this document was loaded because a press had no effect; returns true only once. */
export function takePressAgain(): boolean {
  const { pressAgain, ...rest } = entryState();
  if (pressAgain !== true) return false;
  setEntryState(rest);
  return true;
}
