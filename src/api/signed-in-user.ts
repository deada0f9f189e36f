import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { readSession, useSession } from '#src/auth/session.ts';
import type { UserDto } from './generated/client.schemas.ts';
import { getGetUserQueryOptions, getGetUserSuspenseQueryOptions } from './generated/users/users.ts';

/**
 * The signed-in parent, once known (operation `getUser`). An error is shown by the pages that need the parent, not by the bars
 * and menus that only name them.
 */
export function useSignedInUser(): UserDto | undefined {
  const id = Number(useSession().userId);
  const known = Number.isSafeInteger(id) && id > 0;
  const { data } = useQuery(getGetUserQueryOptions(id, { query: { enabled: known, meta: { isBackground: true } } }));
  return data?.data.user;
}

/** What loaders of pages about the parent await (operation `getUser`). */
export function signedInUserQuery() {
  return getGetUserSuspenseQueryOptions(Number(readSession().userId));
}

/** The signed-in parent on a page that has loaded them. */
export function useLoadedUser(): UserDto {
  return useSuspenseQuery(signedInUserQuery()).data.data.user;
}
