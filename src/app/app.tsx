import 'virtual:theme/variables.css';
import '#src/theme/global.css';
import '#src/theme/print.css';
import '#src/theme/fonts.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import { RawIntlProvider } from 'react-intl';
import { directionOf } from '#src/i18n/direction.ts';
import { followColourScheme } from '#src/theme/colour-scheme.ts';
import { idle } from '#src/ui/layout/idle.ts';
import type { AppParts } from './create-app.ts';
import { stopFindingFocus } from './find-focus.ts';
import { MantineTheme } from './mantine-theme.tsx';
import { fetchErrorPages } from './router.tsx';
import { Toasts } from './toasts.tsx';

// `__DEMO__` is a build constant, so that other builds do not contain the badge.
const DemoBadge = __DEMO__ ? lazy(async () => ({ default: (await import('./demo-badge.tsx')).DemoBadge })) : null;

/** The whole app: theme, texts, query cache, router. */
export function App({ language, intl, queryClient, router }: AppParts) {
  useEffect(followColourScheme, []);
  useEffect(() => stopFindingFocus, []);
  useEffect(() => {
    // A mark for measurements (npm run bench): from now on the page responds to input.
    performance.mark('app-usable');
  }, []);
  useEffect(() => {
    idle()
      .then(fetchErrorPages)
      .catch(() => undefined);
  }, []);
  return (
    <RawIntlProvider value={intl}>
      <QueryClientProvider client={queryClient}>
        <MantineTheme direction={directionOf(language)}>
          <RouterProvider router={router} />
          <Toasts />
          {DemoBadge ? (
            <Suspense fallback={null}>
              <DemoBadge />
            </Suspense>
          ) : null}
        </MantineTheme>
      </QueryClientProvider>
    </RawIntlProvider>
  );
}
