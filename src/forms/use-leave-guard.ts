import { useBlocker } from '@tanstack/react-router';
import { useState } from 'react';
import { isSignedIn, readSession, storedLanguage } from '#src/auth/session.ts';
import { useLanguage } from '#src/i18n/use-language.ts';

interface LeaveGuardOptions {
  /** Whether leaving now would lose input; called when the user leaves the page. */
  isUnsaved: () => boolean;
  /** Whether a reload would also lose input, because no draft stores it. */
  isLostOnReload?: () => boolean;
}

/**
 * Blocks a navigation away from unsaved input until it is confirmed. If the session has started or ended since, or
 * belongs to another parent, the navigation is not blocked. The page renders the dialog itself.
 */
export function useLeaveGuard({ isUnsaved, isLostOnReload = () => false }: LeaveGuardOptions): {
  isBlocked: boolean;
  leave: () => void;
  stay: () => void;
} {
  const language = useLanguage();
  const [before] = useState(readSession);
  const isSameSession = () => {
    const session = readSession();
    return isSignedIn(session) === isSignedIn(before) && session.userId === before.userId;
  };
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && isUnsaved() && isSameSession(),
    // A language change also reloads the page, but has its own dialog.
    enableBeforeUnload: () => isLostOnReload() && storedLanguage() === language && isSameSession(),
    withResolver: true,
  });
  return {
    isBlocked: blocker.status === 'blocked',
    leave: () => blocker.proceed?.(),
    stay: () => blocker.reset?.(),
  };
}
