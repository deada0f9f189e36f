import { useSyncExternalStore } from 'react';
import { chooseColourScheme, chosenColourScheme, type ColourScheme, onColourScheme } from '#src/theme/colour-scheme.ts';

/** The colour schemes a user can select: the system's, light or dark. */
export const colourSchemes: readonly ColourScheme[] = ['auto', 'light', 'dark'];

/**
 * The colour scheme selected on this device, and its setter. Null while unknown: on the server and during hydration.
 */
export function useColourScheme(): [ColourScheme | null, (scheme: ColourScheme) => void] {
  const chosen = useSyncExternalStore<ColourScheme | null>(onColourScheme, chosenColourScheme, () => null);
  return [chosen, chooseColourScheme];
}
