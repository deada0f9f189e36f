import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settingsQuery } from './business-settings.ts';
import type { SettingsAnswerDto } from './generated/client.schemas.ts';
import { useServerNow } from './server-now.ts';

// The device's clock is years behind the server's: only the time since the response may count.
const deviceStart = Date.parse('2020-01-01T12:00:00Z');
const minute = 60_000;
const hours = (count: number) => count * 60 * minute;

beforeEach(() => {
  vi.useFakeTimers({ now: deviceStart });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Renders the hook with the settings that `answer` returns, and records every rendered value. */
function watchNow() {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 'static', gcTime: Infinity } } });
  const answer = (now: string) => {
    queryClient.setQueryData(settingsQuery().queryKey, { data: { settings: { now } } } as SettingsAnswerDto);
  };
  const rendered: string[] = [];
  const show = () =>
    renderHook(() => rendered.push(useServerNow().toISOString()), {
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      ),
    });
  const wait = (ms: number) => {
    act(() => {
      vi.advanceTimersByTime(ms);
    });
  };
  return { answer, rendered, show, wait };
}

test('starts at the server’s time and goes on with the device’s clock', () => {
  const { answer, rendered, show, wait } = watchNow();
  answer('2026-11-22T07:00:00.000Z');
  show();
  expect(rendered).toEqual(['2026-11-22T07:00:00.000Z']);
  wait(minute);
  expect(rendered.at(-1)).toBe('2026-11-22T07:01:00.000Z');
});

test('an answer after many hours is never added to the age of the one before', () => {
  const { answer, rendered, show, wait } = watchNow();
  answer('2026-11-22T07:00:00.000Z');
  show();
  wait(hours(15));
  expect(rendered.at(-1)).toBe('2026-11-22T22:00:00.000Z');
  act(() => {
    answer('2026-11-22T22:00:05.000Z');
  });
  wait(0);
  expect(rendered.at(-1)).toBe('2026-11-22T22:00:05.000Z');
  // Sorted, with nothing after the last value: no render was ahead of the time.
  expect(rendered).toEqual(rendered.toSorted());
});

test('a page opened hours after the answer begins with the time as it is by then', () => {
  const { answer, rendered, show, wait } = watchNow();
  answer('2026-11-22T20:00:00.000Z');
  wait(hours(2));
  show();
  expect(rendered[0]).toBe('2026-11-22T22:00:00.000Z');
});

test('a render reads the time once, so that a second that begins meanwhile is no change', () => {
  const { answer, rendered, show } = watchNow();
  answer('2026-11-22T07:00:00.000Z');
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let deviceNow = deviceStart;
  vi.spyOn(Date, 'now').mockImplementation(() => (deviceNow += 1_000));
  show();
  expect(complaint.mock.calls).toEqual([]);
  expect(rendered).toHaveLength(1);
});
