import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, redirect } from '@tanstack/react-router';
import type { IntlShape } from 'react-intl';

interface RootContext {
  queryClient: QueryClient;
  intl: IntlShape;
  /** Resolves once the texts of every page are there. */
  texts: () => Promise<void>;
}

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
    // Home starts on its own texts; whatever follows it waits for the rest.
    if (location.pathname !== '/') await context.texts();
  },
});
