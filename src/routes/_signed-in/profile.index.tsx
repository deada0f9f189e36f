import { createFileRoute, redirect } from '@tanstack/react-router';

/** The profile begins with its first place, My Account. */
export const Route = createFileRoute('/_signed-in/profile/')({
  beforeLoad: () => {
    throw redirect({ href: '/profile/my-account/account-setting', replace: true });
  },
});
