import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { isSignedIn, readSession } from '#src/auth/session.ts';
import { returnTarget, validateReturnSearch } from '#src/features/sign-in/return-path.ts';

/**
 * Around the screens that only visitors need. Whoever is signed in, or signs in here or in another tab, goes where they were
 * headed, else home.
 */
export const Route = createFileRoute('/_signed-out')({
  validateSearch: validateReturnSearch,
  beforeLoad: ({ search }) => {
    if (isSignedIn(readSession())) throw redirect({ ...returnTarget(search.redirect), replace: true });
  },
  // No file of its own for that little.
  codeSplitGroupings: [],
  component: Outlet,
});
