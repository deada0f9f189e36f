import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { PagedList } from './pages.ts';

interface PartsOptions {
  /** The key of the list: after Back, it shows as many items as before. */
  name: string;
  /** The number of items shown at first, and added at once. */
  first: number;
  more: number;
}

/** Shows a fully loaded list in parts, with the same result as `usePages`. */
export function useParts<Item>(items: readonly Item[], { name, first, more }: PartsOptions): PagedList<Item> {
  const queryClient = useQueryClient();
  // Stored in the query cache, which is cleared with the session.
  const wantedKey = ['shownPart', name];
  const [wanted, setWanted] = useState(() => queryClient.getQueryData<number>(wantedKey) ?? first);
  const parts = useMemo(() => {
    const rest = Array.from({ length: Math.ceil(Math.max(0, items.length - first) / more) }, (_, index) =>
      items.slice(first + index * more, first + (index + 1) * more),
    );
    return [items.slice(0, first), ...rest];
  }, [items, first, more]);
  return {
    pages: parts.slice(0, 1 + Math.ceil((wanted - first) / more)),
    shown: Math.min(wanted, items.length),
    total: items.length,
    isPaged: items.length > first,
    hasMore: items.length > wanted,
    isLoadingMore: false,
    error: null,
    loadMore: () => {
      queryClient.setQueryData(wantedKey, wanted + more);
      setWanted(wanted + more);
    },
  };
}
