import { useQuery } from '@tanstack/react-query';
import type { User } from '#src/api/generated/model/user.ts';
import { getGetUserQueryOptions } from '#src/api/generated/users/users.ts';
import { useSession } from '#src/auth/session.ts';

/** The signed-in parent, once known (operation `getUser`). A failure is told by the pages that need it, not by the bar. */
export function useSignedInUser(): User | undefined {
  const id = Number(useSession().userId);
  const known = Number.isSafeInteger(id) && id > 0;
  const { data } = useQuery(getGetUserQueryOptions(id, { query: { enabled: known, meta: { shownInPlace: true } } }));
  return data?.data.user;
}
