import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import type { IntlShape } from 'react-intl';

interface RootContext {
  queryClient: QueryClient;
  intl: IntlShape;
  /** Resolves once the texts of every page are there. */
  texts: () => Promise<void>;
}

export const Route = createRootRouteWithContext<RootContext>()({
  beforeLoad: async ({ context, location }) => {
    // Home starts on its own texts; whatever follows it waits for the rest.
    if (location.pathname !== '/') await context.texts();
  },
  component: Outlet,
});
