import { useMantineColorScheme } from '@mantine/core';
import { useSyncExternalStore } from 'react';

/** The colours one can choose: as the system has them, light or dark. */
export const colourSchemes = ['auto', 'light', 'dark'] as const;

export type ColourScheme = (typeof colourSchemes)[number];

const never = () => () => undefined;

/** The colours chosen on this device, and how to choose others. Null where nobody knows yet: on a server, and over its markup. */
export function useColourScheme(): [ColourScheme | null, (scheme: ColourScheme) => void] {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const known = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return [known ? colorScheme : null, setColorScheme];
}
