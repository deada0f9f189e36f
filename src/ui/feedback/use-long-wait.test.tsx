import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useLongWait } from './use-long-wait.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const waitFor = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

test('a wait is long from 300 ms on, until it is over', () => {
  const { result, rerender } = renderHook(({ waiting }) => useLongWait(waiting), { initialProps: { waiting: false } });
  rerender({ waiting: true });
  waitFor(299);
  expect(result.current).toBe(false);
  waitFor(1);
  expect(result.current).toBe(true);
  rerender({ waiting: false });
  expect(result.current).toBe(false);
});

test('a wait that ends earlier is never long', () => {
  const { result, rerender } = renderHook(({ waiting }) => useLongWait(waiting), { initialProps: { waiting: false } });
  rerender({ waiting: true });
  waitFor(200);
  rerender({ waiting: false });
  waitFor(1_000);
  expect(result.current).toBe(false);
});
