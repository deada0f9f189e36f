import { useBlocker } from '@tanstack/react-router';
import { useState } from 'react';
import { isSignedIn, readSession, storedLanguage } from '#src/auth/session.ts';

interface LeaveGuardOptions {
  /** Whether leaving now would lose something; asked at the moment of leaving. */
  isUnsaved: () => boolean;
  /** Whether even a reload would: what no draft keeps. */
  isLostOnReload?: () => boolean;
  /** The language the page is in. */
  language: ReturnType<typeof storedLanguage>;
}

/**
 * Holds a person back who leaves a page with unsaved input, until they have answered. A session that ended or began since
 * is not held up, nor is another parent's. The dialog itself is the page's.
 */
export function useLeaveGuard({ isUnsaved, isLostOnReload = () => false, language }: LeaveGuardOptions): {
  isAsking: boolean;
  leave: () => void;
  stay: () => void;
} {
  const [before] = useState(readSession);
  const isTheirs = () => {
    const session = readSession();
    return isSignedIn(session) === isSignedIn(before) && session.userId === before.userId;
  };
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && isUnsaved() && isTheirs(),
    // A change of language reloads too, and has asked already.
    enableBeforeUnload: () => isLostOnReload() && storedLanguage() === language && isTheirs(),
    withResolver: true,
  });
  return {
    isAsking: blocker.status === 'blocked',
    leave: () => blocker.proceed?.(),
    stay: () => blocker.reset?.(),
  };
}
