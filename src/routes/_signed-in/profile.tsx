import { createFileRoute, Outlet, useMatches } from '@tanstack/react-router';
import { AccountLayout } from '#src/features/account/account-layout.tsx';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** A form or a detail inside the profile: on a phone its own way back stands in the place of the account's chips. */
    hasWayBack?: boolean;
  }
}

/** Around every page below /profile: the account's side menu, on a phone its chips. */
export const Route = createFileRoute('/_signed-in/profile')({
  component: function ProfileRoute() {
    const hasWayBack = useMatches({
      select: (matches) => matches.some(({ staticData }) => staticData.hasWayBack === true),
    });
    return (
      <AccountLayout chips={!hasWayBack}>
        <Outlet />
      </AccountLayout>
    );
  },
});
