import { createFileRoute, Outlet } from '@tanstack/react-router';
import { isSignedIn, readSession } from '#src/auth/session.ts';
import { SignInRequired } from '#src/auth/sign-in-required.ts';

/** Around every screen of a signed-in parent (rules.md#roles): visitors see 'You cannot access this page'. */
export const Route = createFileRoute('/_signed-in')({
  beforeLoad: async ({ context }) => {
    if (!isSignedIn(readSession())) throw new SignInRequired();
    await context.texts('parent');
  },
  // No file of its own for that little.
  codeSplitGroupings: [],
  component: Outlet,
});
