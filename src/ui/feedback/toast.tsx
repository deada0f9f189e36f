import type { ReactNode } from 'react';

export type ToastKind = 'success' | 'info' | 'error';

export interface Toast {
  kind: ToastKind;
  title: string;
  /** One line more. */
  text?: ReactNode;
  /** The icon of its tile, 20 px; each kind has its own when left out. */
  icon?: ReactNode;
  /** A second toast with the id of one on screen is not shown; its texts when left out. */
  id?: string | undefined;
  /** Keeps a success or info until it is closed. Errors always stay. */
  stays?: boolean | undefined;
}

const LEAVES_AFTER_MS = 5_000;

// The notifications library loads with the region that shows toasts, after the first page is shown.
const load = async () => (await import('@mantine/notifications')).notifications;
// One promise for all calls, so that toasts are shown and hidden in the order of the calls.
let loading: ReturnType<typeof load> | undefined;
const keeper = () =>
  (loading ??= load().catch((error: unknown) => {
    // The next toast tries again.
    loading = undefined;
    throw error;
  }));

let openRegion: (value?: undefined) => void;
const isRegionOpen = new Promise<undefined>((resolve) => {
  openRegion = resolve;
});
const wanting = new Set<() => void>();
let isWanted = false;

/** Calls back when the first toast is shown: its region has to come now. Returns the function that stops listening. */
export function onToastWanted(listener: () => void): () => void {
  if (isWanted) listener();
  wanting.add(listener);
  return () => wanting.delete(listener);
}

/** Lets toasts come: the region is in the page, and was there before them. */
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

/** Takes a toast away before its time. */
export function hideToast(id: string): void {
  void Promise.all([keeper(), isRegionOpen]).then(([notifications]) => notifications.hide(id));
}

/** Takes all toasts away that were shown so far: those that stay may name children. */
export function clearToasts(): void {
  // Where none was shown yet nothing is fetched for it.
  if (!loading) return;
  Promise.all([loading, isRegionOpen]).then(
    ([notifications]) => {
      notifications.clean();
    },
    () => undefined,
  );
}
