import 'virtual:theme/mantine.css';
import { DirectionProvider, MantineProvider, type MantineColorSchemeManager } from '@mantine/core';
import type { ReactNode } from 'react';
import { shownScheme } from '#src/theme/colour-scheme.ts';
import { theme } from '#src/theme/theme.ts';

type MantineThemeProps = {
  direction: 'ltr' | 'rtl';
  children: ReactNode;
};

// The document already has its colour scheme (src/theme/colour-scheme.ts): Mantine only reads it.
const givenColours: MantineColorSchemeManager = {
  get: shownScheme,
  set: () => undefined,
  subscribe: () => undefined,
  unsubscribe: () => undefined,
  clear: () => undefined,
};

/**
 * Mantine's provider, rendered once around the app. Each component imports only the styles it needs from
 * `@mantine/core/styles/X.layer.css`: in their own cascade layer, they never override a CSS module.
 */
export function MantineTheme({ direction, children }: MantineThemeProps) {
  return (
    <DirectionProvider initialDirection={direction} detectDirection={false}>
      <MantineProvider
        theme={theme}
        colorSchemeManager={givenColours}
        withCssVariables={false}
        withGlobalClasses={false}
      >
        {children}
      </MantineProvider>
    </DirectionProvider>
  );
}
