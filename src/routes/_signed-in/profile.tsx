import { createFileRoute, Outlet, useMatches } from '@tanstack/react-router';
import { AccountLayout } from '#src/features/account/account-layout.tsx';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /**
     * A form or a detail inside the profile: on a phone its link back replaces the account's chips. A function if the search
     * params decide, such as a list that shows one of its orders with `?order=`.
     */
    hasWayBack?: boolean | ((search: object) => boolean);
  }
}

/** The layout of every page below /profile: the account's side menu, on a phone its chips. */
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
