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

// A page's leave dialog must not block the end of a session.
const onward = { replace: true, ignoreBlocker: true };

const parentOf = (session: Session) => (isSignedIn(session) ? session.userId : null);

/**
 * Follows the session in every open tab: an expired or invalid one is reported once (rules.md#session-expired), and the cached
 * data of a parent who logs out is cleared. Starts before the first page loads, because its calls may be refused.
 * @returns a function that stops it
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
    // Of several calls that fail together, the first one opens sign-in.
    if (pathname === '/signin') return;
    // Pages such as sign-up keep their own `redirect` and are no target themselves.
    const redirect = isFramed(pathname) ? (search as ReturnSearch).redirect : href;
    void router.navigate({ to: '/signin', search: redirect === undefined ? {} : { redirect }, ...onward });
  });

  let before = readSession();
  // The parent of the pages that may still be on screen.
  let owner = parentOf(before);
  claimDrafts(before);
  const stopChange = onSessionChange(() => {
    const after = readSession();
    const parent = parentOf(after);
    if (owner !== null && parent !== null && parent !== owner) {
      // Open forms would be sent as the other parent. Their drafts are written until the page unloads, so they stay marked as
      // the first parent's, and the reloaded page removes them.
      window.location.reload();
      return;
    }
    owner ??= parent;
    if (after.token !== before.token) queryClient.clear();
    // The reason why the session ended is shown after this.
    if (after.token === null && before.token !== null) clearToasts();
    // Each tab has its own drafts: logging out in another tab removes those of this one.
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
