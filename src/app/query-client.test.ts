import { InfiniteQueryObserver, MutationObserver, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { ApiError } from '#src/api/errors.ts';
import { createQueryClient } from './query-client.ts';

/** The app's cache with a server that fails or responds, and the visible error messages. */
function app({ isPreloading = (): boolean => false } = {}) {
  const shown = new Set<string>();
  const announce = vi.fn<(error: unknown) => string[]>((error) => {
    const { message } = error as Error;
    shown.add(message);
    return [message];
  });
  const withdraw = (ids: readonly string[]) => {
    for (const id of ids) shown.delete(id);
  };
  const server = { failsWith: null as string | null };
  const ask = async () => {
    if (server.failsWith !== null) throw new Error(server.failsWith);
    return 'answer';
  };
  return { ...createQueryClient({ announce, withdraw }, isPreloading), announce, shown, server, ask };
}

const quiet = () => undefined;

test('E01 a mutation that fails is announced, until the person sends something again', async () => {
  const { queryClient, shown, server, ask } = app();
  server.failsWith = 'No places left';
  const saving = new MutationObserver(queryClient, { mutationFn: ask });
  await saving.mutate().catch(quiet);
  expect([...shown]).toEqual(['No places left']);
  server.failsWith = null;
  await saving.mutate();
  expect([...shown]).toEqual([]);
});

test('E01 a query that fails is announced on each request until it succeeds', async () => {
  const { queryClient, announce, shown, server, ask } = app();
  server.failsWith = 'Down';
  const query = { queryKey: ['meals'], queryFn: ask };
  await queryClient.query(query).catch(quiet);
  await queryClient.query(query).catch(quiet);
  expect(announce).toHaveBeenCalledTimes(2);
  expect([...shown]).toEqual(['Down']);
  server.failsWith = null;
  await queryClient.query(query);
  expect([...shown]).toEqual([]);
});

test('E01 a message of two failed queries stays until both have succeeded', async () => {
  const { queryClient, shown, server, ask } = app();
  server.failsWith = 'Down';
  const [meals, news] = ['meals', 'news'].map((name) => ({ queryKey: [name], queryFn: ask }));
  if (!meals || !news) throw new Error('No queries');
  await Promise.allSettled([queryClient.query(meals), queryClient.query(news)]);
  server.failsWith = null;
  await queryClient.query(meals);
  expect([...shown]).toEqual(['Down']);
  await queryClient.query(news);
  expect([...shown]).toEqual([]);
});

test('E01 a refetch that fails is not announced', async () => {
  const { queryClient, announce, server, ask } = app();
  const query = { queryKey: ['orders'], queryFn: ask };
  await queryClient.query(query);
  server.failsWith = 'Down';
  await queryClient.query({ ...query, staleTime: 0 }).catch(quiet);
  expect(announce).not.toHaveBeenCalled();
});

test('A07 a query refused after logging out is not announced, a mutation is', async () => {
  const { queryClient, announce } = app();
  const refuse = async () => Promise.reject(new ApiError('', { kind: 'status', status: 401, isAfterLogOut: true }));
  await queryClient.query({ queryKey: ['meals'], queryFn: refuse }).catch(quiet);
  expect(announce).not.toHaveBeenCalled();
  await new MutationObserver(queryClient, { mutationFn: refuse }).mutate().catch(quiet);
  expect(announce).toHaveBeenCalledTimes(1);
});

test('E01 the next page of a list is announced when it fails, a refetch of the list is not', async () => {
  const { queryClient, announce, server, ask } = app();
  const list = new InfiniteQueryObserver(queryClient, {
    queryKey: ['pages'],
    queryFn: ask,
    initialPageParam: 1,
    getNextPageParam: () => 2,
  });
  const stop = list.subscribe(quiet);
  await expect.poll(() => list.getCurrentResult().isSuccess).toBe(true);
  server.failsWith = 'Down';
  await list.refetch();
  expect(announce).not.toHaveBeenCalled();
  await list.fetchNextPage();
  expect(announce).toHaveBeenCalledTimes(1);
  stop();
});

test('E01 a query that a screen shows as failed is announced once, however often it is requested', async () => {
  const { queryClient, announce, server, ask } = app();
  server.failsWith = 'Down';
  const deliveries = new QueryObserver(queryClient, { queryKey: ['deliveries'], queryFn: ask });
  const stop = deliveries.subscribe(quiet);
  await expect.poll(() => announce).toHaveBeenCalledTimes(1);
  await deliveries.refetch();
  expect(announce).toHaveBeenCalledTimes(1);
  server.failsWith = null;
  await deliveries.refetch();
  stop();
});

test('E01 neither a background query nor a preload is announced', async () => {
  const background = app();
  background.server.failsWith = 'Down';
  const query = { queryKey: ['count'], queryFn: background.ask, meta: { isBackground: true } };
  await background.queryClient.query(query).catch(quiet);
  expect(background.announce).not.toHaveBeenCalled();

  const preload = app({ isPreloading: () => true });
  preload.server.failsWith = 'Down';
  await preload.queryClient.query({ queryKey: ['page'], queryFn: preload.ask }).catch(quiet);
  expect(preload.announce).not.toHaveBeenCalled();
});

test.each(['before', 'after'])(
  'E01 a page’s query is announced where a menu asks for the same in the background %s it',
  async (order) => {
    const { queryClient, announce, server, ask } = app();
    server.failsWith = 'Down';
    const orders = { queryKey: ['orders'], queryFn: ask };
    const menu = new QueryObserver(queryClient, {
      ...orders,
      enabled: order === 'before',
      meta: { isBackground: true },
    });
    const stop = menu.subscribe(quiet);
    const page = queryClient.query(orders).catch(quiet);
    menu.setOptions({ ...orders, meta: { isBackground: true } });
    await page;
    expect(announce).toHaveBeenCalledTimes(1);
    stop();
  },
);

test('E01 what a query announced ends when the person goes elsewhere, what a mutation announced does not', async () => {
  const { queryClient, withdrawQueryFailures, shown, server, ask } = app();
  server.failsWith = 'Down';
  await queryClient.query({ queryKey: ['meals'], queryFn: ask }).catch(quiet);
  server.failsWith = 'No places left';
  await new MutationObserver(queryClient, { mutationFn: ask }).mutate().catch(quiet);
  withdrawQueryFailures();
  expect([...shown]).toEqual(['No places left']);
});
