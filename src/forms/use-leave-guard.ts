import { useBlocker } from '@tanstack/react-router';
import { useState } from 'react';
import { isSignedIn, readSession, storedLanguage } from '#src/auth/session.ts';
import { useLanguage } from '#src/i18n/use-language.ts';

interface LeaveGuardOptions {
  /** Whether leaving now would lose something; called when the page is left. */
  isUnsaved: () => boolean;
  /** Whether even a reload would: what no draft stores. */
  isLostOnReload?: () => boolean;
}

/**
 * Stops a navigation away from unsaved input until it is confirmed. A session that ended or began since then is not stopped, nor
 * is another parent's. The dialog itself belongs to the page.
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
    // A change of language reloads too, after a dialog of its own.
    enableBeforeUnload: () => isLostOnReload() && storedLanguage() === language && isSameSession(),
    withResolver: true,
  });
  return {
    isBlocked: blocker.status === 'blocked',
    leave: () => blocker.proceed?.(),
    stay: () => blocker.reset?.(),
  };
}
