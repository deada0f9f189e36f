import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { isSignedIn, readSession } from '#src/auth/session.ts';
import { returnTarget, validateReturnSearch } from '#src/features/sign-in/return-path.ts';

/**
 * The layout of pages for visitors. A parent who is signed in, or signs in here or in another tab, is redirected to the
 * `redirect` of the address or to the home page.
 */
export const Route = createFileRoute('/_signed-out')({
  validateSearch: validateReturnSearch,
  beforeLoad: ({ search }) => {
    if (isSignedIn(readSession())) throw redirect({ ...returnTarget(search.redirect), replace: true });
  },
  // Too small for a separate chunk.
  codeSplitGroupings: [],
  component: Outlet,
});
