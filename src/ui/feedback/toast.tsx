import type { ReactNode } from 'react';

export type ToastKind = 'success' | 'info' | 'error';

export interface Toast {
  kind: ToastKind;
  title: string;
  /** An additional line. */
  text?: ReactNode;
  /** The icon in the tile, 20 px; each kind has a default. */
  icon?: ReactNode;
  /** A toast whose id is already on screen is not shown again; by default the id consists of the texts. */
  id?: string | undefined;
  /** Keeps a success or info toast until it is closed. Errors always stay. */
  stays?: boolean | undefined;
}

const LEAVES_AFTER_MS = 5_000;

// The notifications library loads together with the toast region, after the first page is shown.
const load = async () => (await import('@mantine/notifications')).notifications;
// One promise for all calls, so that toasts are shown and hidden in call order.
let loading: ReturnType<typeof load> | undefined;
const keeper = () =>
  (loading ??= load().catch((error: unknown) => {
    // The next toast retries.
    loading = undefined;
    throw error;
  }));

let openRegion: (value?: undefined) => void;
const isRegionOpen = new Promise<undefined>((resolve) => {
  openRegion = resolve;
});
const wanting = new Set<() => void>();
let isWanted = false;

/** Registers a callback for the first toast, when the region has to load. Returns a function that removes it. */
export function onToastWanted(listener: () => void): () => void {
  if (isWanted) listener();
  wanting.add(listener);
  return () => wanting.delete(listener);
}

/** Allows toasts to be shown: the region is now in the page, before any toast. */
export function openToastRegion(): void {
  openRegion();
}

/**
 * Shows a toast in the app's ToastRegion: success and info leave after 5 s, errors stay (design.md#toasts).
 * @returns its id, for `hideToast`
 */
export function showToast({ kind, title, text, icon, id: givenId, stays = false }: Toast): string {
  const id = givenId ?? [kind, title, ...(typeof text === 'string' ? [text] : [])].join(' ');
  isWanted = true;
  for (const listener of wanting) listener();
  void Promise.all([keeper(), isRegionOpen]).then(([notifications]) =>
    notifications.show({
      id,
      title,
      message: text,
      icon,
      'data-kind': kind,
      // The region announces toasts and ToastCard is the alert: around it Mantine would make every toast an alert.
      role: 'presentation',
      autoClose: kind === 'error' || stays ? false : LEAVES_AFTER_MS,
    }),
  );
  return id;
}

/** Removes a toast early. */
export function hideToast(id: string): void {
  void Promise.all([keeper(), isRegionOpen]).then(([notifications]) => notifications.hide(id));
}

/** Removes all toasts shown so far: those that stay may contain names of students. */
export function clearToasts(): void {
  // If no toast was shown yet, the library is not loaded.
  if (!loading) return;
  Promise.all([loading, isRegionOpen]).then(
    ([notifications]) => {
      notifications.clean();
    },
    () => undefined,
  );
}
