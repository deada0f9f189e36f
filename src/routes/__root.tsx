import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, lazyRouteComponent, Outlet, redirect, useMatches } from '@tanstack/react-router';
import type { IntlShape } from 'react-intl';
import { directionOf } from '#src/i18n/direction.ts';
import { useLanguage } from '#src/i18n/use-language.ts';

interface RootContext {
  queryClient: QueryClient;
  intl: IntlShape;
  /** Resolves once the texts of every page are there. */
  texts: () => Promise<void>;
}

const MantineTheme = lazyRouteComponent(async () => import('#src/ui/mantine-theme.tsx'), 'MantineTheme');

/** Addresses that others only begin with: each leads to the first page of its kind. */
const firstPages: Partial<Record<string, string>> = {
  '/cart': '/cart/choose-applicants',
  '/profile': '/profile/my-account/account-setting',
  '/profile/my-account': '/profile/my-account/account-setting',
  '/profile/my-orders': '/profile/my-orders/current-orders',
};

export const Route = createRootRouteWithContext<RootContext>()({
  beforeLoad: async ({ context, location }) => {
    const firstPage = firstPages[location.pathname.replace(/\/$/, '')];
    if (firstPage !== undefined) throw redirect({ href: firstPage, replace: true });
    // Home starts on its own texts and blocks; whatever follows it waits for the rest.
    if (location.pathname !== '/') await Promise.all([context.texts(), MantineTheme.preload?.()]);
  },
  component: Root,
});

function Root() {
  const isHome = useMatches({ select: (matches) => matches.some(({ routeId }) => routeId === '/') });
  const direction = directionOf(useLanguage());
  if (isHome) return <Outlet />;
  return (
    <MantineTheme direction={direction}>
      <Outlet />
    </MantineTheme>
  );
}
