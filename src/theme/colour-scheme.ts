/** The parent's choice of colours; `auto` follows the system. */
export type ColourScheme = 'auto' | 'light' | 'dark';

// The name that index.html reads before the first paint.
const storageKey = 'mantine-color-scheme-value';
const darkSystem = '(prefers-color-scheme: dark)';
const listeners = new Set<() => void>();
// What storage did not take holds as long as the page.
let unstored: ColourScheme | null = null;

/** What was chosen on this device, or on this page where storage is closed; `auto` where nothing was. */
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

/** Chooses the colours on this device (design.md#dark-scheme). */
export function chooseColourScheme(scheme: ColourScheme): void {
  try {
    localStorage.setItem(storageKey, scheme);
    unstored = null;
  } catch {
    unstored = scheme;
  }
  show();
}

/** Follows the system and the other tabs from now on. Answers how to stop. */
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

/** Calls the listener after each change of the choice, here or in another tab, and of the system. Answers how to stop. */
export function onColourScheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Which of the two is shown now; light on a server. */
export function shownScheme(): 'light' | 'dark' {
  return typeof document !== 'undefined' && document.documentElement.dataset['mantineColorScheme'] === 'dark'
    ? 'dark'
    : 'light';
}
