import { createFileRoute, Outlet, useMatches } from '@tanstack/react-router';
import { AccountLayout } from '#src/features/account/account-layout.tsx';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /**
     * A form or a detail inside the profile: on a phone its own way back stands in the place of the account's chips. A
     * function where the address's search decides, such as a list that shows one of its own by `?order=`.
     */
    hasWayBack?: boolean | ((search: object) => boolean);
  }
}

/** Around every page below /profile: the account's side menu, on a phone its chips. */
export const Route = createFileRoute('/_signed-in/profile')({
  component: function ProfileRoute() {
    const hasWayBack = useMatches({
      select: (matches) =>
        matches.some(({ staticData, search }) =>
          typeof staticData.hasWayBack === 'function' ? staticData.hasWayBack(search) : staticData.hasWayBack === true,
        ),
    });
    return (
      <AccountLayout chips={!hasWayBack}>
        <Outlet />
      </AccountLayout>
    );
  },
});
