import type { DataTag, QueryClient, QueryKey } from '@tanstack/react-query';
import type { ApiError } from './errors.ts';

interface Identified {
  id: number;
}

/** A query of a complete list. */
interface ListQuery<Listed> {
  queryKey: DataTag<QueryKey, Listed[], ApiError>;
}

/**
 * Changes a cached list after a write, so that a page shows the result without waiting for the list, which is requested
 * again in the background. A list that is not cached is left to its first request.
 */
async function changeList<Listed extends Identified>(
  queryClient: QueryClient,
  { queryKey }: ListQuery<Listed>,
  change: (listed: readonly Listed[]) => Listed[],
): Promise<void> {
  if (queryClient.getQueryData(queryKey) !== undefined) {
    // A response from before the write would undo the change. A first request is not cancelled: a page may wait for it.
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData<Listed[]>(queryKey, (listed) => listed && change(listed));
  }
  void queryClient.invalidateQueries({ queryKey });
}

/** Puts a saved record into its cached list: in the place of the earlier one, or first, because lists begin with the newest. */
export async function keepInList<Listed extends Identified>(
  queryClient: QueryClient,
  query: ListQuery<Listed>,
  record: Listed,
): Promise<void> {
  await changeList(queryClient, query, (listed) =>
    listed.some(({ id }) => id === record.id)
      ? listed.map((each) => (each.id === record.id ? record : each))
      : [record, ...listed],
  );
}

/** Takes a deleted record out of its cached list. */
export async function dropFromList<Listed extends Identified>(
  queryClient: QueryClient,
  query: ListQuery<Listed>,
  deletedId: number,
): Promise<void> {
  await changeList(queryClient, query, (listed) => listed.filter(({ id }) => id !== deletedId));
}
