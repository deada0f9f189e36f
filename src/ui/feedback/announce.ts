/** A text that screen readers announce. */
export interface Announcement {
  key: number;
  text: string;
  /** `Date.now()` of the moment it was announced. */
  at: number;
}

/**
 * The delay before a text is added, in ms: by then the region is rendered, and the newly focused element is read first.
 */
const pauseMs = 100;
/** Texts announced within this number of ms stay together; an older one is removed when the next is added. */
const readTogetherMs = 1_000;

let current: readonly Announcement[] = [];
let count = 0;
const listeners = new Set<() => void>();

/**
 * Announces a text to screen readers politely, after the current speech. Use it for a change that neither moves the
 * focus nor shows a toast, since both are announced already. `Announcer` renders the live region.
 */
export function announce(text: string): void {
  setTimeout(() => {
    const at = Date.now();
    count += 1;
    current = [...current.filter((each) => at - each.at < readTogetherMs), { key: count, text, at }];
    for (const listener of listeners) listener();
  }, pauseMs);
}

export const announcements = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  current: () => current,
};
