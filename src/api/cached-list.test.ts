import { QueryClient, QueryObserver, queryOptions } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { dropFromList, keepInList } from './cached-list.ts';
import type { ApiError } from './errors.ts';

interface Named {
  id: number;
  name: string;
}

const ida: Named = { id: 1, name: 'Ida' };
const omar: Named = { id: 2, name: 'Omar' };
const noura: Named = { id: 3, name: 'Noura' };

/** A list that is on a page; each of its requests waits for an answer. */
async function shownList(first: Named[]) {
  const queryClient = new QueryClient();
  const requests: ((answer: Named[]) => void)[] = [];
  const query = queryOptions<Named[], ApiError>({
    queryKey: ['list'],
    queryFn: async ({ signal }) =>
      new Promise<Named[]>((resolve, reject) => {
        requests.push(resolve);
        signal.addEventListener('abort', () => {
          reject(new DOMException('', 'AbortError'));
        });
      }),
  });
  const observer = new QueryObserver(queryClient, query);
  observer.subscribe(() => undefined);
  const answer = async (index: number, list: Named[]) => {
    requests[index]?.(list);
    await new Promise((resolve) => setTimeout(resolve));
  };
  await answer(0, first);
  return { queryClient, query, answer, asked: () => requests.length, shown: () => observer.getCurrentResult().data };
}

describe('a list on a page', () => {
  it.each([
    ['a changed record in its place', [ida, omar], { ...omar, name: 'Omar Ali' }, [ida, { ...omar, name: 'Omar Ali' }]],
    ['a new record first', [ida, omar], noura, [noura, ida, omar]],
    ['the first record', [], ida, [ida]],
  ] as const)('shows %s before it is requested again', async (_what, before, record, after) => {
    const { queryClient, query, answer, asked, shown } = await shownList([...before]);
    await keepInList(queryClient, query, record);
    expect(shown()).toEqual(after);
    expect(asked()).toBe(2);
    await answer(1, [noura]);
    expect(shown()).toEqual([noura]);
  });

  it('is without a deleted record before it is requested again', async () => {
    const { queryClient, query, answer, asked, shown } = await shownList([ida, omar, noura]);
    await dropFromList(queryClient, query, omar.id);
    expect(shown()).toEqual([ida, noura]);
    expect(asked()).toBe(2);
    await answer(1, [noura]);
    expect(shown()).toEqual([noura]);
  });

  it('does not show the answer to a request from before the write', async () => {
    const { queryClient, query, answer, shown } = await shownList([ida, omar]);
    void queryClient.invalidateQueries({ queryKey: query.queryKey });
    await dropFromList(queryClient, query, omar.id);
    await answer(1, [ida, omar]);
    expect(shown()).toEqual([ida]);
    await answer(2, [ida]);
    expect(shown()).toEqual([ida]);
  });
});

it('does not end the first request of a list, for which a page may be waiting', async () => {
  const queryClient = new QueryClient();
  let answer: (list: Named[]) => void = () => undefined;
  const query = queryOptions<Named[], ApiError>({
    queryKey: ['list'],
    queryFn: async () =>
      new Promise<Named[]>((resolve) => {
        answer = resolve;
      }),
  });
  const loaded = queryClient.query(query);
  await keepInList(queryClient, query, ida);
  answer([ida, omar]);
  await expect(loaded).resolves.toEqual([ida, omar]);
});

it('leaves a list that was not loaded to its first request', async () => {
  const queryClient = new QueryClient();
  const query = queryOptions<Named[], ApiError>({ queryKey: ['list'], queryFn: () => [] });
  await keepInList(queryClient, query, ida);
  await dropFromList(queryClient, query, ida.id);
  expect(queryClient.getQueryData(query.queryKey)).toBeUndefined();
});
