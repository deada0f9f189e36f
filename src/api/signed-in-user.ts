import { type QueryClient, queryOptions, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { readSession, useSession } from '#src/auth/session.ts';
import type { User, UserInput } from '#src/domain/user.ts';
import type { ApiError } from './errors.ts';
import type { UserAnswerDto, UserDto } from './generated/client.schemas.ts';
import { getGetUserQueryKey, getUser, updateUser } from './generated/users/users.ts';

/** The user of a response (operations `getUser`, `updateUser`, `verifyUserFirebase`). */
export function userOf({ data }: UserAnswerDto): User {
  return toUser(data.user);
}

/** Maps an account. */
export function toUser(user: UserDto): User {
  return {
    id: user.id,
    name: user.full_name,
    email: user.email,
    mobileNumber: user.mobile_number,
    unconfirmedMobileNumber: user.unconfirmed_mobile_number,
    isVerified: user.is_verified,
    passwordChangedAt: user.password_changed_at,
    version: user.version,
  };
}

function userQuery(id: number) {
  return queryOptions<User, ApiError>({
    queryKey: getGetUserQueryKey(id),
    queryFn: async ({ signal }) => userOf(await getUser(id, { signal })),
  });
}

/**
 * The signed-in parent; undefined until known (operation `getUser`). Pages that need the parent show the error; bars
 * and menus that only show the name do not.
 */
export function useSignedInUser(): User | undefined {
  return useSignedInUserState().user;
}

/** The signed-in parent like `useSignedInUser`, and whether it is still loading. */
export function useSignedInUserState(): { user: User | undefined; isLoading: boolean } {
  const id = Number(useSession().userId);
  const known = Number.isSafeInteger(id) && id > 0;
  const { data, isLoading } = useQuery({ ...userQuery(id), enabled: known, meta: { isBackground: true } });
  return { user: data, isLoading };
}

/** The query of the signed-in parent, awaited by the loaders of pages about the parent (operation `getUser`). */
export function signedInUserQuery() {
  return userQuery(Number(readSession().userId));
}

/** The signed-in parent, on a page whose loader has loaded it. */
export function useLoadedUser(): User {
  return useSuspenseQuery(signedInUserQuery()).data;
}

/**
 * Saves the changes of the account (operation `updateUser`); an old version is refused (409).
 * @param headers those of a step-up, for a new number
 */
export async function saveUser(
  id: number,
  { name, email, mobileNumber, version }: UserInput,
  headers: Record<string, string> = {},
): Promise<User> {
  return userOf(await updateUser(id, { full_name: name, email, mobile_number: mobileNumber, version }, { headers }));
}

/** Stores the user of a response in the cache: menus and My Account show the parent's name from there. */
export function keepUser(queryClient: QueryClient, user: User): void {
  queryClient.setQueryData(userQuery(user.id).queryKey, user);
}
