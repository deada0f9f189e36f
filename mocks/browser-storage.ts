import { clockOffset, setClock, setClockOffset } from './clock.ts';
import { type Controls, controlsSchema, defaultControls, parseControls } from './controls.ts';
import type { SnapshotStore } from './backend.ts';

const keys = {
  controls: 'nabta-mock-controls',
  clock: 'nabta-mock-clock',
  snapshot: 'nabta-mock',
  revision: 'nabta-mock-revision',
} as const;

/** The snapshot in `localStorage`, shared by all tabs. The revision stands apart, so that asking for it reads few bytes. */
export const browserStore: SnapshotStore = {
  revision: () => localStorage.getItem(keys.revision),
  read: () => localStorage.getItem(keys.snapshot),
  write(text) {
    localStorage.setItem(keys.snapshot, text);
    localStorage.setItem(keys.revision, String(Number(localStorage.getItem(keys.revision) ?? 0) + 1));
  },
};

/** One call at a time over all tabs; where the browser has no locks, over this tab alone. */
export async function lockTabs<T>(run: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request('nabta-mock', run) : run();
}

interface KeptClock {
  clock: string;
  offsetMs: number;
}

function keptClock(): KeptClock | null {
  const [clock, offsetMs] = (localStorage.getItem(keys.clock) ?? '').split(' ');
  return clock && offsetMs ? { clock, offsetMs: Number(offsetMs) } : null;
}

/** Sets the clock as the controls say. An instant seen before runs on from where it stood: time never jumps back on a reload. */
function followClock(clock: string | null): void {
  const kept = keptClock();
  if (clock === null) {
    setClock(null);
    localStorage.removeItem(keys.clock);
  } else if (kept?.clock === clock) {
    setClockOffset(kept.offsetMs);
  } else {
    setClock(new Date(clock));
    localStorage.setItem(keys.clock, `${clock} ${clockOffset()}`);
  }
}

let last: { text: string | null; controls: Controls } | undefined;

/** The controls of this browser. Asked before each call, so that what one tab chooses holds in all. */
export function readBrowserControls(): Controls {
  const text = localStorage.getItem(keys.controls);
  if (last && last.text === text) return last.controls;
  const controls = text === null ? defaultControls : parseControls(text);
  // oxlint-disable-next-line eslint/no-console -- whoever wrote the controls by hand has to see this
  if (controls === null) console.info(`Mock: ${keys.controls} holds no valid controls and is ignored.`);
  last = { text, controls: controls ?? defaultControls };
  followClock(last.controls.clock);
  return last.controls;
}

/** Changes some of the controls, for all tabs. */
export function changeBrowserControls(changes: Partial<Controls>): void {
  localStorage.setItem(keys.controls, JSON.stringify({ ...readBrowserControls(), ...changes }));
  readBrowserControls();
}

/**
 * Takes over what a link asks for: `?scenario=`, `?clock=`, `?latency=`, `?persona=` stay in the address, so that the link
 * can be passed on, and hold until something else is chosen.
 */
export function takeControlsFromLink(search: string): void {
  const asked = new URLSearchParams(search);
  const latency = asked.get('latency');
  const changes = {
    ...(asked.has('scenario') && { scenario: asked.get('scenario') }),
    ...(asked.has('clock') && { clock: asked.get('clock') === 'now' ? null : asked.get('clock') }),
    ...(latency !== null && { latency: /^\d+$/.test(latency) ? Number(latency) : latency }),
  };
  if (Object.keys(changes).length === 0) return;
  const parsed = controlsSchema.partial().safeParse(changes);
  if (parsed.success) changeBrowserControls(changes as Partial<Controls>);
  // oxlint-disable-next-line eslint/no-console -- a link that can't be followed has to say so
  else console.info(`Mock: the link's settings are not valid and are ignored: ${search}`);
}
