import { createFileRoute, Outlet } from '@tanstack/react-router';
import { isSignedIn, readSession } from '#src/auth/session.ts';
import { SignInRequired } from '#src/auth/sign-in-required.ts';

/** The layout of all pages for signed-in parents (rules.md#roles): visitors see 'You cannot access this page'. */
export const Route = createFileRoute('/_signed-in')({
  beforeLoad: async ({ context }) => {
    if (!isSignedIn(readSession())) throw new SignInRequired();
    await context.texts('parent');
  },
  // Too small for a separate chunk.
  codeSplitGroupings: [],
  component: Outlet,
});
