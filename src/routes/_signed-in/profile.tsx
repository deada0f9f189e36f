import { createFileRoute, Outlet, useMatches } from '@tanstack/react-router';
import { AccountLayout } from '#src/features/account/account-layout.tsx';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /**
     * Whether the page is a form or a detail page in the profile: on a phone, its back link replaces the account's
     * chips. A function if the search params decide, such as for a list that shows one of its orders with `?order=`.
     */
    hasWayBack?: boolean | ((search: object) => boolean);
  }
}

/** The layout of all pages below /profile, with the account's side menu, or chips on a phone. */
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
