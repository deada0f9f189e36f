import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { loadPayments, paymentPagesQuery } from './payment-queries.ts';

test('the payments of the days in the address are loaded, and no others', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('offline')));
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const days = { from: '2026-11-01', to: '2026-11-20' };
  await loadPayments(queryClient, { cards: false, days });
  const lists = queryClient
    .getQueryCache()
    .findAll({ predicate: ({ queryKey }) => queryKey.includes('listPaymentOrders') })
    .map(({ queryKey }) => queryKey);
  expect(lists).toEqual([paymentPagesQuery(days).queryKey]);
});
