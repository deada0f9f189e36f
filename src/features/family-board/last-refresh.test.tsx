import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { createIntl, RawIntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadMessages } from '#src/i18n/messages.ts';
import { followedDeliveriesQuery } from './board-queries.ts';
import { LastRefresh } from './last-refresh.tsx';

const intl = createIntl({ locale: 'en', messages: await loadMessages('en') });
// 12 noon in Riyadh.
const now = Date.parse('2026-11-22T09:00:00Z');
const minutesAgo = (minutes: number) => now - minutes * 60_000;

beforeEach(() => {
  vi.useFakeTimers({ now });
});
afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['both are as they should be', { loadedAt: 0, daysAt: 0, isFailed: false, areDaysFailed: false }, ''],
  ['orders or students fail', { loadedAt: 5, daysAt: 0, isFailed: true, areDaysFailed: false }, '11:55 am'],
  ['the days fail', { loadedAt: 0, daysAt: 10, isFailed: false, areDaysFailed: true }, '11:50 am'],
  ['both fail', { loadedAt: 5, daysAt: 10, isFailed: true, areDaysFailed: true }, '11:50 am'],
  [
    'both fail since yesterday',
    { loadedAt: 5, daysAt: 721, isFailed: true, areDaysFailed: true },
    'Sat 21 Nov, 11:59 pm',
  ],
])('F23 the board says when the oldest part was refreshed while %s', async (_when, given, text) => {
  vi.stubGlobal('fetch', async () => (given.areDaysFailed ? Promise.reject(new TypeError('Failed to fetch')) : null));
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  const { queryKey } = followedDeliveriesQuery();
  queryClient.setQueryData(queryKey, [], { updatedAt: minutesAgo(given.daysAt) });
  render(
    <RawIntlProvider value={intl}>
      <QueryClientProvider client={queryClient}>
        <LastRefresh loadedAt={minutesAgo(given.loadedAt)} isFailed={given.isFailed} />
      </QueryClientProvider>
    </RawIntlProvider>,
  );
  if (given.areDaysFailed) await act(async () => queryClient.refetchQueries({ queryKey }));
  await act(async () => vi.advanceTimersByTimeAsync(10));
  const shown = screen.getByRole('status').textContent.replaceAll('\u00a0', ' ');
  expect(shown).toBe(text === '' ? '' : `Last refreshed: ${text}`);
});
