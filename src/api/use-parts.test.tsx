import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { useParts } from './use-parts.ts';

function cacheOf(queryClient = new QueryClient()) {
  return ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
}

const items = Array.from({ length: 7 }, (_, index) => index + 1);

it('shows a whole list part by part, and as many items after Back', () => {
  const wrapper = cacheOf();
  const options = { name: 'numbers', first: 3, more: 2 };
  const { result, unmount } = renderHook(() => useParts(items, options), { wrapper });
  expect(result.current).toMatchObject({ pages: [[1, 2, 3]], shown: 3, total: 7, isPaged: true, hasMore: true });
  const [first] = result.current.pages;
  act(() => {
    result.current.loadMore();
  });
  expect(result.current).toMatchObject({
    pages: [
      [1, 2, 3],
      [4, 5],
    ],
    shown: 5,
    hasMore: true,
  });
  expect(result.current.pages[0]).toBe(first);
  act(() => {
    result.current.loadMore();
  });
  expect(result.current).toMatchObject({ shown: 7, hasMore: false });
  unmount();
  expect(renderHook(() => useParts(items, options), { wrapper }).result.current.shown).toBe(7);
});

it('has one part where the first holds all', () => {
  const { result } = renderHook(() => useParts([1, 2], { name: 'two', first: 3, more: 2 }), { wrapper: cacheOf() });
  expect(result.current).toMatchObject({ pages: [[1, 2]], shown: 2, isPaged: false, hasMore: false });
});
