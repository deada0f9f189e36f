/** The selected colour scheme; `auto` follows the system. */
export type ColourScheme = 'auto' | 'light' | 'dark';

// index.html reads the same key before the first paint.
const storageKey = 'mantine-color-scheme-value';
const darkSystem = '(prefers-color-scheme: dark)';
const listeners = new Set<() => void>();
// A value that could not be stored stays in memory until the page is closed.
let unstored: ColourScheme | null = null;

/** The scheme selected on this device, or on this page if storage is blocked; `auto` by default. */
export function chosenColourScheme(): ColourScheme {
  if (unstored !== null) return unstored;
  try {
    const stored = localStorage.getItem(storageKey);
    return stored === 'light' || stored === 'dark' ? stored : 'auto';
  } catch {
    return 'auto';
  }
}

function show(): void {
  const chosen = chosenColourScheme();
  const isDark = chosen === 'dark' || (chosen === 'auto' && matchMedia(darkSystem).matches);
  document.documentElement.dataset['mantineColorScheme'] = isDark ? 'dark' : 'light';
  for (const listener of listeners) listener();
}

/** Selects the colour scheme on this device (design.md#dark-scheme). */
export function chooseColourScheme(scheme: ColourScheme): void {
  try {
    localStorage.setItem(storageKey, scheme);
    unstored = null;
  } catch {
    unstored = scheme;
  }
  show();
}

/** Follows the system and the other tabs from now on. Returns a function that stops this. */
export function followColourScheme(): () => void {
  const system = matchMedia(darkSystem);
  const onStorage = (event: StorageEvent) => {
    if (event.key === storageKey || event.key === null) show();
  };
  system.addEventListener('change', show);
  window.addEventListener('storage', onStorage);
  return () => {
    system.removeEventListener('change', show);
    window.removeEventListener('storage', onStorage);
  };
}

/**
 * Calls the listener when the choice, in any tab, or the system's scheme changes. Returns a function that removes it.
 */
export function onColourScheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The scheme that is shown now; light on a server. */
export function shownScheme(): 'light' | 'dark' {
  return typeof document !== 'undefined' && document.documentElement.dataset['mantineColorScheme'] === 'dark'
    ? 'dark'
    : 'light';
}
