import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { isSignedIn, readSession } from '#src/auth/session.ts';

/** Around the screens that only visitors need; a signed-in parent is sent home. */
export const Route = createFileRoute('/_signed-out')({
  beforeLoad: () => {
    if (isSignedIn(readSession())) redirect({ to: '/', replace: true, throw: true });
  },
  component: Outlet,
});
