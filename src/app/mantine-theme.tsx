import '@mantine/core/styles/default-css-variables.layer.css';
import 'virtual:theme/mantine.css';
import { DirectionProvider, MantineProvider, type MantineColorSchemeManager } from '@mantine/core';
import type { ReactNode } from 'react';
import { shownScheme } from '#src/theme/colour-scheme.ts';
import { theme } from '#src/theme/theme.ts';

type MantineThemeProps = {
  direction: 'ltr' | 'rtl';
  children: ReactNode;
};

// The document already has its colours (src/theme/colour-scheme.ts): Mantine reads them and changes nothing.
const givenColours: MantineColorSchemeManager = {
  get: shownScheme,
  set: () => undefined,
  subscribe: () => undefined,
  unsubscribe: () => undefined,
  clear: () => undefined,
};

/**
 * Mantine's provider, once around the whole app. Styles come one component at a time from
 * `@mantine/core/styles/X.layer.css`, beside the component that uses them: in their own cascade layer they never beat a CSS module.
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
