import type { DataTag, QueryClient, QueryKey } from '@tanstack/react-query';
import type { ApiError } from './errors.ts';

interface Identified {
  id: number;
}

/** A query of a complete list. */
interface ListQuery<Listed> {
  queryKey: DataTag<QueryKey, Listed[], ApiError>;
}

interface ListChange {
  /** Where a new record goes: first by default, because lists begin with the newest. */
  newGoes?: 'first' | 'last';
  /** False if the changed list is complete: then only a request from before the write is sent again. */
  isRequestedAgain?: boolean;
}

/**
 * Changes a cached list after a write, so that a page shows the result without waiting for the list, which is requested
 * again in the background. The list keeps its age: its other records are not newer. A list that is not cached is left to
 * its first request.
 */
async function changeList<Listed extends Identified>(
  queryClient: QueryClient,
  { queryKey }: ListQuery<Listed>,
  change: (listed: readonly Listed[]) => Listed[],
  { isRequestedAgain = true }: ListChange,
): Promise<void> {
  const before = queryClient.getQueryState<Listed[]>(queryKey);
  if (before?.data !== undefined) {
    // A response from before the write would undo the change. A first request is not cancelled: a page may wait for it.
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData<Listed[]>(queryKey, (listed) => listed && change(listed), {
      updatedAt: before.dataUpdatedAt,
    });
  }
  if (isRequestedAgain || before?.fetchStatus === 'fetching') void queryClient.invalidateQueries({ queryKey });
}

/** Puts a saved record into its cached list: in the place of the earlier one, or where new ones go. */
export async function keepInList<Listed extends Identified>(
  queryClient: QueryClient,
  query: ListQuery<Listed>,
  record: Listed,
  options: ListChange = {},
): Promise<void> {
  const withNew = (listed: readonly Listed[]) =>
    options.newGoes === 'last' ? [...listed, record] : [record, ...listed];
  await changeList(
    queryClient,
    query,
    (listed) =>
      listed.some(({ id }) => id === record.id)
        ? listed.map((each) => (each.id === record.id ? record : each))
        : withNew(listed),
    options,
  );
}

/** Takes a deleted record out of its cached list. */
export async function dropFromList<Listed extends Identified>(
  queryClient: QueryClient,
  query: ListQuery<Listed>,
  deletedId: number,
  options: Omit<ListChange, 'newGoes'> = {},
): Promise<void> {
  await changeList(queryClient, query, (listed) => listed.filter(({ id }) => id !== deletedId), options);
}
