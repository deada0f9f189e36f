import { useSyncExternalStore } from 'react';
import { chooseColourScheme, chosenColourScheme, type ColourScheme, onColourScheme } from '#src/theme/colour-scheme.ts';

/** The colours one can choose: as the system has them, light or dark. */
export const colourSchemes: readonly ColourScheme[] = ['auto', 'light', 'dark'];

/** The colours chosen on this device, and how to choose others. Null while unknown: on a server and during hydration. */
export function useColourScheme(): [ColourScheme | null, (scheme: ColourScheme) => void] {
  const chosen = useSyncExternalStore<ColourScheme | null>(onColourScheme, chosenColourScheme, () => null);
  return [chosen, chooseColourScheme];
}
