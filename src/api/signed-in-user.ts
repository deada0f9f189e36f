import { type QueryClient, queryOptions, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { readSession, useSession } from '#src/auth/session.ts';
import type { User, UserInput } from '#src/domain/user.ts';
import type { ApiError } from './errors.ts';
import type { UserAnswerDto } from './generated/client.schemas.ts';
import { getGetUserQueryKey, getUser, updateUser } from './generated/users/users.ts';

/** The user of an answer (operations `getUser`, `updateUser`, `verifyUserFirebase`). */
export function userOf({ data: { user } }: UserAnswerDto): User {
  return {
    id: user.id,
    name: user.full_name,
    email: user.email,
    mobileNumber: user.mobile_number,
    unconfirmedMobileNumber: user.unconfirmed_mobile_number,
    isVerified: user.is_verified,
    passwordChangedAt: user.password_changed_at,
  };
}

function userQuery(id: number) {
  return queryOptions<User, ApiError>({
    queryKey: getGetUserQueryKey(id),
    queryFn: async ({ signal }) => userOf(await getUser(id, { signal })),
  });
}

/**
 * The signed-in parent, once known (operation `getUser`). An error is shown by the pages that need the parent, not by the bars
 * and menus that only name them.
 */
export function useSignedInUser(): User | undefined {
  const id = Number(useSession().userId);
  const known = Number.isSafeInteger(id) && id > 0;
  return useQuery({ ...userQuery(id), enabled: known, meta: { isBackground: true } }).data;
}

/** What loaders of pages about the parent await (operation `getUser`). */
export function signedInUserQuery() {
  return userQuery(Number(readSession().userId));
}

/** The signed-in parent on a page that has loaded them. */
export function useLoadedUser(): User {
  return useSuspenseQuery(signedInUserQuery()).data;
}

/** Saves what was changed of the account (operation `updateUser`). */
export async function saveUser(id: number, { name, email, mobileNumber }: UserInput): Promise<User> {
  return userOf(await updateUser(id, { full_name: name, email, mobile_number: mobileNumber }));
}

/** Puts a user as the server answered it into the cache: menus and My Account name the parent by it. */
export function keepUser(queryClient: QueryClient, user: User): void {
  queryClient.setQueryData(userQuery(user.id).queryKey, user);
}
