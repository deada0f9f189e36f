/** A text that is read to screen readers. */
export interface Announcement {
  key: number;
  text: string;
  /** `Date.now()` of the moment it was announced. */
  at: number;
}

/** The delay of a text in ms: by then the region is rendered, and the new focus is read first. */
const pauseMs = 100;
/** Texts announced within this number of ms are all read; an older one is removed by the next. */
const readTogetherMs = 1_000;

let current: readonly Announcement[] = [];
let count = 0;
const listeners = new Set<() => void>();

/**
 * Announces a text to screen readers, politely: after what is being read. For a change that neither moves the focus nor
 * shows a toast, since both are read already. `Announcer` holds the live region.
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
