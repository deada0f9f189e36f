import {
  claimDrafts,
  forgetDrafts,
  isLoggedOut,
  isSignedIn,
  onSessionChange,
  onSessionEnd,
  readSession,
  type Session,
} from '#src/auth/session.ts';
import { clearToasts, showToast } from '#src/ui/feedback/toast.tsx';
import type { ReturnSearch } from '#src/features/sign-in/return-path.ts';
import type { AppParts } from './create-app.ts';
import { isFramed } from './layout/layout.tsx';

// No dialog of a page holds up the end of a session.
const onward = { replace: true, ignoreBlocker: true };

const parentOf = (session: Session) => (isSignedIn(session) ? session.userId : null);

/**
 * Follows the session in every open tab: an expired or invalid one is reported once (rules.md#session-expired), and the cached
 * data of a parent who leaves is cleared. Starts before the first page loads: its calls may be refused.
 * @returns the function that stops it
 */
export function watchSession({ intl, queryClient, router }: AppParts): () => void {
  const stopEnd = onSessionEnd((end) => {
    if (end === 'invalid-token') {
      showToast({ id: 'invalid-token', kind: 'error', title: intl.formatMessage({ id: 'errors.session.invalid' }) });
      void router.navigate({ to: '/', ...onward });
      return;
    }
    showToast({ id: 'session-expired', kind: 'error', title: intl.formatMessage({ id: 'errors.session.expired' }) });
    const { pathname, href, search } = router.latestLocation;
    // Calls that fail together lead there once: the page the parent was on is where sign-in leads back to.
    if (pathname === '/signin') return;
    // The pages around signing in lead on to where the parent was headed before, not back to themselves.
    const redirect = isFramed(pathname) ? (search as ReturnSearch).redirect : href;
    void router.navigate({ to: '/signin', search: redirect === undefined ? {} : { redirect }, ...onward });
  });

  let before = readSession();
  // The parent whose pages may still be on screen.
  let owner = parentOf(before);
  claimDrafts(before);
  const stopChange = onSessionChange(() => {
    const after = readSession();
    const parent = parentOf(after);
    if (owner !== null && parent !== null && parent !== owner) {
      // Forms that stand would be sent in the other's name. Their drafts go on being written until the page is gone, so they
      // stay marked as the first one's: the page that begins anew forgets them.
      window.location.reload();
      return;
    }
    owner ??= parent;
    if (after.token !== before.token) queryClient.clear();
    // The reason why the session ended is shown after this.
    if (after.token === null && before.token !== null) clearToasts();
    // Drafts are each tab's own: those of this tab go too when the parent logs out in another.
    if (isLoggedOut(after) && !isLoggedOut(before)) forgetDrafts();
    claimDrafts(after);
    if (isSignedIn(after) !== isSignedIn(before)) {
      void router.invalidate().then(() => {
        owner = parentOf(readSession());
      });
    }
    before = after;
  });

  return () => {
    stopEnd();
    stopChange();
  };
}
