import { ownBuild, serverBuild } from './build-number.ts';
import { isSensitiveFilled } from '#src/auth/language-switch.ts';
import { forgetLostScripts } from './lost-scripts.ts';
import { forgetStoredPages } from './stored-pages.ts';

/**
 * What a file belongs to that could not be fetched: the page a parent goes to, something they pressed for in a page, or a
 * part around the page.
 */
export type LostFileOf = 'page' | 'press' | 'frame';

/** What the entry of the tab's history says of such a load: it survives the load even where storage is refused. */
interface EntryState {
  /** The build that the server had when the document was loaded for a lost file. */
  loadedFor?: string;
  /** A press came to nothing: the parent has to press again. */
  pressAgain?: boolean;
}

const entryState = () => (window.history.state ?? {}) as EntryState;

/** Past the router, which follows every change of the history made through `window.history`. */
function setEntryState(state: EntryState): void {
  History.prototype.replaceState.call(window.history, state, '');
}

let isLeaving = false;
let dueBuild: string | null = null;
const listeners = new Set<() => void>();

async function leave(state: EntryState = {}): Promise<void> {
  isLeaving = true;
  setEntryState({ ...entryState(), ...state });
  await Promise.all([forgetLostScripts(), forgetStoredPages()]);
  window.location.reload();
}

/** Loads the current address as a document, because the parent asks for it after a file could not be fetched. */
export function loadDocumentAgain(): void {
  if (!isLeaving && navigator.onLine) void leave();
}

/**
 * Loads the current address as a document, because a file could not be fetched: a release has removed it, or the browser
 * remembers that a first try failed. At most once for each entry of the history and build of the server. It does not load
 * while offline or where the server does not answer; not for a frame of the server's own build, which tries again by itself;
 * and not where something typed would be lost: then the parent decides (`documentDue`).
 * @returns whether the document is on its way
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

/** Loads the document that is due. Called by the parent's press, and when another page is opened. */
export function loadDueDocument(): void {
  if (dueBuild !== null && !isLeaving) void leave({ loadedFor: dueBuild });
}

/** Whether only another document helps, and waits because something typed would be lost. */
export const documentDue = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  read: () => dueBuild !== null,
};

/** Whether this document was loaded because a press came to nothing; true once. */
export function takePressAgain(): boolean {
  const { pressAgain, ...rest } = entryState();
  if (pressAgain !== true) return false;
  setEntryState(rest);
  return true;
}
