import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import {
  claimDrafts,
  forgetDrafts,
  isLoggedOut,
  isSignedIn,
  onSessionChange,
  onSessionEnd,
  readSession,
} from '#src/auth/session.ts';
import { showToast } from '#src/ui/toast.tsx';
import type { ReturnSearch } from '#src/features/sign-in/return-path.ts';
import type { AppParts } from './create-app.ts';
import { isFramed } from './layout/layout.tsx';

/**
 * Follows the session in every open tab: an expired one is told once and leads to sign-in, an invalid token leads home (spec
 * §4, §8), and whoever signs in or out, here or elsewhere, takes the cached data of the one before along.
 */
export function SessionWatch({ router }: Pick<AppParts, 'router'>) {
  const intl = useIntl();
  const queryClient = useQueryClient();

  useEffect(() => {
    const stopEnd = onSessionEnd((end) => {
      if (end === 'invalid-token') {
        void router.navigate({ to: '/', replace: true });
        return;
      }
      showToast({ id: 'session-expired', kind: 'error', title: intl.formatMessage({ id: 'errors.session.expired' }) });
      const { pathname, href, search } = router.latestLocation;
      // Calls that fail together lead there once: the page the parent was on is where sign-in leads back to.
      if (pathname === '/signin') return;
      // The pages around signing in lead on to where the parent was headed before, not back to themselves.
      const redirect = isFramed(pathname) ? (search as ReturnSearch).redirect : href;
      void router.navigate({ to: '/signin', search: redirect === undefined ? {} : { redirect }, replace: true });
    });

    // This effect runs before those of the pages below: no form has looked for its draft yet.
    let before = readSession();
    claimDrafts(before);
    const stopChange = onSessionChange(() => {
      const after = readSession();
      if (after.token !== before.token) queryClient.clear();
      // Drafts are each tab's own: those of this tab go too when the parent logs out in another.
      if (isLoggedOut(after) && !isLoggedOut(before)) forgetDrafts();
      claimDrafts(after);
      if (isSignedIn(after) !== isSignedIn(before)) void router.invalidate();
      before = after;
    });

    return () => {
      stopEnd();
      stopChange();
    };
  }, [intl, queryClient, router]);

  return null;
}
