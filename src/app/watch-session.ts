import {
  claimDrafts,
  forgetDrafts,
  isLoggedOut,
  isSignedIn,
  onSessionChange,
  onSessionEnd,
  readSession,
  type Session,
  type SessionEnd,
} from '#src/auth/session.ts';
import { clearToasts, showToast } from '#src/ui/feedback/toast.tsx';
import type { ReturnSearch } from '#src/features/sign-in/return-path.ts';
import type { AppParts } from './create-app.ts';
import { isFramed } from './layout/layout.tsx';

// The leave dialog of a page must not block the end of a session.
const onward = { replace: true, ignoreBlocker: true };

const parentOf = (session: Session) => (isSignedIn(session) ? session.userId : null);

/**
 * Follows the session in every open tab: reports an expired or invalid session once (rules.md#session-expired), asks for
 * the code of a number that is not verified (rules.md#not-verified), and clears the cached data when a parent logs out.
 * Starts before the first page loads, because its requests may already be refused.
 * @returns a function that stops watching
 */
export function watchSession({ intl, queryClient, router }: AppParts): () => void {
  // True from logging out, here or in another tab, until a parent signs in or proves a number.
  let hasLoggedOut = false;
  const showEnd = (end: SessionEnd) => {
    if (end === 'invalid-token') {
      showToast({ id: 'invalid-token', kind: 'error', title: intl.formatMessage({ id: 'errors.session.invalid' }) });
      void router.navigate({ to: '/', ...onward });
      return;
    }
    const { pathname, href, search } = router.latestLocation;
    // Pages such as sign-up keep their own `redirect` and are not a target themselves.
    const redirect = isFramed(pathname) ? (search as ReturnSearch).redirect : href;
    const back: ReturnSearch = redirect === undefined ? {} : { redirect };
    if (end === 'not-verified') {
      showToast({ id: 'not-verified', kind: 'error', title: intl.formatMessage({ id: 'errors.session.notVerified' }) });
      void router.navigate({ to: '/verify', search: { purpose: 'sign-up', ...back }, ...onward });
      return;
    }
    showToast({ id: 'session-expired', kind: 'error', title: intl.formatMessage({ id: 'errors.session.expired' }) });
    // If several requests fail together, only the first one opens sign-in.
    if (pathname === '/signin') return;
    void router.navigate({ to: '/signin', search: back, ...onward });
  };
  const stopEnd = onSessionEnd((end) => {
    // Requests that the page was preparing while the parent logged out leave without a token: the server refuses them.
    if (end === 'expired' && hasLoggedOut) return false;
    showEnd(end);
    return true;
  });

  let before = readSession();
  // The parent whose pages may still be on screen.
  let owner = parentOf(before);
  claimDrafts(before);
  const stopChange = onSessionChange(() => {
    const after = readSession();
    const parent = parentOf(after);
    if (owner !== null && parent !== null && parent !== owner) {
      // Open forms would be sent as the other parent. Their drafts are written until the page unloads, so they stay
      // marked as the first parent's, and the reloaded page removes them.
      window.location.reload();
      return;
    }
    owner ??= parent;
    if (after.token !== before.token) queryClient.clear();
    // The reason for the end of the session is shown after this.
    if (after.token === null && before.token !== null) clearToasts();
    // Each tab has its own drafts: logging out in another tab also removes this tab's drafts.
    if (isLoggedOut(after) && !isLoggedOut(before)) {
      hasLoggedOut = true;
      forgetDrafts();
    }
    // Another tab clears its keys one by one: a proof that is still stored is the former parent's.
    const isNew = (key: 'token' | 'firebaseToken') => after[key] !== null && after[key] !== before[key];
    if (isNew('token') || isNew('firebaseToken')) hasLoggedOut = false;
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
