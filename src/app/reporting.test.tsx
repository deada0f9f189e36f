import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen, waitFor } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '#src/api/errors.ts';
import { SignInRequired } from '#src/auth/sign-in-required.ts';
import messages from '#src/i18n/en.json' with { type: 'json' };
import { ErrorPage } from './error-page.tsx';
import { beaconTo, type Report, startReporting } from './reporting.ts';
import { listenForUncaught, reportCaught } from './uncaught.ts';

const library = vi.hoisted(() => ({ listeners: new Map<string, (metric: object) => void>() }));
vi.mock('web-vitals', () => {
  const listen = (name: string) => (listener: (metric: object) => void) => library.listeners.set(name, listener);
  return Object.fromEntries(['CLS', 'FCP', 'INP', 'LCP', 'TTFB'].map((name) => [`on${name}`, listen(name)]));
});

beforeAll(listenForUncaught);

let sent: Report[] = [];
let place = '';
let stop = () => {};
beforeEach(async () => {
  sent = [];
  library.listeners.clear();
  place = '/blog/$articleId';
  stop = startReporting({ page: () => place, send: (reports) => sent.push(...reports) });
  await waitFor(() => {
    expect(library.listeners.size).toBe(5);
  });
});
afterEach(() => {
  stop();
});

const uncaught = (error: unknown, message = '') => window.dispatchEvent(new ErrorEvent('error', { error, message }));
function unhandled(reason: unknown): void {
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
}

describe('errors', () => {
  test('are reported once each, with the page’s route pattern', () => {
    const error = new TypeError("Cannot read properties of undefined (reading 'name')");
    uncaught(error);
    uncaught(error);
    unhandled(error);
    expect(sent).toEqual([
      {
        kind: 'error',
        page: '/blog/$articleId',
        reference: expect.stringMatching(/^E-[0-9A-F]{4}$/) as string,
        type: 'TypeError',
        message: 'property of undefined',
        call: null,
        frames: [],
      },
    ]);
  });

  test('of a promise are reported too', () => {
    unhandled(new RangeError('Sara'));
    expect(sent).toMatchObject([{ type: 'RangeError', message: null }]);
  });

  test.each([
    ['a refusal that its page puts into words', new ApiError('Sara', { kind: 'status', status: 422 }), false],
    ['being offline', new ApiError('', { kind: 'offline', status: 0 }), false],
    ['a page that asks to sign in', new SignInRequired(), false],
    ['an aborted call', new DOMException('', 'AbortError'), false],
    ['a server error', new ApiError('Sara', { kind: 'status', status: 500 }), true],
    ['an answer that is no JSON', new ApiError('Sara', { kind: 'unreadable', status: 200 }), true],
  ])('%s: %o is reported: %s', (_what, error, isReported) => {
    unhandled(error);
    expect(sent).toHaveLength(isReported ? 1 : 0);
  });

  test('that are none are left out', () => {
    uncaught(null, 'ResizeObserver loop completed with undelivered notifications.');
    uncaught(null, 'Script error.');
    expect(sent).toEqual([]);
  });

  test('without end are reported twenty times', () => {
    for (let status = 500; status < 560; status += 1) unhandled(new ApiError('', { kind: 'status', status }));
    expect(sent).toHaveLength(20);
  });

  test('are heard no more once it was stopped', () => {
    stop();
    unhandled(new TypeError('x'));
    expect(sent).toEqual([]);
  });
});

describe('a page that fails to load', () => {
  /** Renders a page whose loader fails, and returns whether the error is logged. */
  async function drawFailing(error: Error): Promise<boolean> {
    const crash = vi.fn();
    vi.stubGlobal('reportError', crash);
    // The router's own warning in development.
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const routeTree = createRootRoute({
      loader: () => {
        throw error;
      },
      errorComponent: ErrorPage,
    });
    const router = createRouter({ routeTree, history: createMemoryHistory() });
    render(
      <IntlProvider locale="en" messages={messages}>
        <QueryClientProvider client={new QueryClient()}>
          <RouterProvider router={router as never} />
        </QueryClientProvider>
      </IntlProvider>,
      { onCaughtError: reportCaught },
    );
    await screen.findByRole('heading', { level: 1 });
    return crash.mock.calls.length > 0;
  }

  test('for a server error is reported under the number that it shows, and is no crash', async () => {
    expect(await drawFailing(new ApiError('Sara', { kind: 'status', status: 500 }))).toBe(false);
    expect(sent).toMatchObject([{ type: 'ApiError', call: { kind: 'status', status: 500 } }]);
    const [report] = sent;
    expect(report?.kind === 'error' && screen.getByText(report.reference).tagName).toBe('BDI');
  });

  test('for a refusal is not reported and shows no report number', async () => {
    expect(await drawFailing(new ApiError('Sara', { kind: 'status', status: 422 }))).toBe(false);
    expect(sent).toEqual([]);
    expect(screen.queryByText(/^E-/)).toBeNull();
  });

  test('for an error of its own is a crash', async () => {
    expect(await drawFailing(new TypeError('x'))).toBe(true);
  });
});

test('vitals go together when the page is left, the last value of each, with nothing of what was looked at', () => {
  const measure = (name: string, value: number, rating: string) =>
    library.listeners.get(name)?.({ name, value, rating, id: 'v5-Sara', entries: [{ url: 'Sara' }] });
  place = '';
  measure('CLS', 0.04, 'good');
  measure('TTFB', 12, 'good');
  place = '/blog/$articleId';
  measure('LCP', 1204.56789, 'good');
  measure('CLS', 0.30049, 'poor');
  expect(sent).toEqual([]);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(sent).toEqual([
    { kind: 'vital', page: '/blog/$articleId', name: 'CLS', value: 0.3, rating: 'poor' },
    { kind: 'vital', page: '/blog/$articleId', name: 'TTFB', value: 12, rating: 'good' },
    { kind: 'vital', page: '/blog/$articleId', name: 'LCP', value: 1204.568, rating: 'good' },
  ]);
});

test('reports go by beacon, as text that asks no leave beforehand', () => {
  const sendBeacon = vi.fn<(url: string, body: string) => boolean>(() => true);
  vi.stubGlobal('navigator', { sendBeacon });
  const report = { kind: 'vital', page: '/', name: 'LCP', value: 1, rating: 'good' } as const;
  beaconTo('https://reports.nabta.example/app')([report]);
  expect(sendBeacon.mock.calls).toEqual([
    ['https://reports.nabta.example/app', JSON.stringify({ app: 'nabta', reports: [report] })],
  ]);
});
