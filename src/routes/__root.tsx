import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, redirect } from '@tanstack/react-router';
import type { IntlShape } from 'react-intl';
import type { TextPart } from '#src/i18n/messages.ts';

interface RootContext {
  queryClient: QueryClient;
  intl: IntlShape;
  /** Resolves when a part of the messages is loaded. */
  texts: (part: TextPart) => Promise<void>;
}

/** Paths without their own page: each redirects to the first page below it. */
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
    // The home page starts with only its own messages.
    if (location.pathname !== '/') await context.texts('public');
  },
});
