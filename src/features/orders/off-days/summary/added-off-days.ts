import { type QueryClient, skipToken, useQuery } from '@tanstack/react-query';
import type { CivilDate } from '#src/domain/riyadh-date.ts';

const none: readonly CivilDate[] = [];

const addedKey = (subscriptionId: number) => ['off-days-added', subscriptionId] as const;

/** Stores the off days that were just added, in memory only, so that the order's page can mark them. */
export function noteAddedOffDays(queryClient: QueryClient, subscriptionId: number, days: readonly CivilDate[]): void {
  queryClient.setQueryData<readonly CivilDate[]>(addedKey(subscriptionId), days);
}

/** The off days that were just added; empty if there are none. */
export function useAddedOffDays(subscriptionId: number): readonly CivilDate[] {
  const { data } = useQuery<readonly CivilDate[]>({
    queryKey: addedKey(subscriptionId),
    queryFn: skipToken,
    staleTime: Infinity,
  });
  return data ?? none;
}
