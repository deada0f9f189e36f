import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startServiceWorker } from './service-worker.ts';

const postMessage = vi.fn<(message: unknown) => void>();
let report: (names: readonly string[]) => void;

beforeEach(() => {
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      controller: null,
      register: async () => Promise.resolve(),
      ready: Promise.resolve({ active: { postMessage } }),
    },
  });
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      observe = vi.fn<() => void>();
      constructor(callback: (list: { getEntries: () => { name: string }[] }) => void) {
        report = (names) => {
          callback({ getEntries: () => names.map((name) => ({ name })) });
        };
      }
    },
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  postMessage.mockClear();
});

const urlsOf = () =>
  postMessage.mock.calls.map(([message]) => (message as { payload: { urlsToCache: unknown[] } }).payload.urlsToCache);

it('the first visit has its page and its files stored, and sends nothing for an answer of the API', async () => {
  startServiceWorker();
  await waitFor(() => {
    expect(postMessage).toHaveBeenCalledTimes(1);
  });
  expect(urlsOf()).toEqual([[[window.location.pathname, { headers: { Accept: 'text/html' } }]]]);
  postMessage.mockClear();

  const file = `${window.location.origin}/assets/app-1.js`;
  report(['https://api.example/api/v1/users', `${window.location.origin}/icon.png`]);
  expect(postMessage).not.toHaveBeenCalled();
  report(['https://api.example/api/v1/users', file]);
  expect(urlsOf()).toEqual([[file]]);
});
