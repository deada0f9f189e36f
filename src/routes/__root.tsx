import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, redirect } from '@tanstack/react-router';
import type { IntlShape } from 'react-intl';
import type { TextPart } from '#src/i18n/messages.ts';

interface RootContext {
  queryClient: QueryClient;
  intl: IntlShape;
  /** Resolves once a part of the texts has loaded. */
  texts: (part: TextPart) => Promise<void>;
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
    // Home starts with its own texts alone.
    if (location.pathname !== '/') await context.texts('public');
  },
});
