import { DirectionProvider, MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { RawIntlProvider } from 'react-intl';
import { directionOf } from '#src/i18n/direction.ts';
import { cssVariablesResolver } from '#src/theme/css-variables.ts';
import { theme } from '#src/theme/theme.ts';
import type { AppParts } from './create-app.ts';
import { SessionWatch } from './session-watch.tsx';
import { Toasts } from './toasts.tsx';

/** The whole app: theme, direction, texts, cache, router. */
export function App({ language, intl, queryClient, router }: AppParts) {
  return (
    <DirectionProvider initialDirection={directionOf(language)} detectDirection={false}>
      <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} defaultColorScheme="auto">
        <RawIntlProvider value={intl}>
          <QueryClientProvider client={queryClient}>
            <SessionWatch router={router} />
            <RouterProvider router={router} />
            <Toasts />
          </QueryClientProvider>
        </RawIntlProvider>
      </MantineProvider>
    </DirectionProvider>
  );
}
