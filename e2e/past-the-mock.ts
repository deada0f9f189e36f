import type { BrowserContext, Frame, Request } from '@playwright/test';

/** How long after a page's end the worker may still send the page's requests; milliseconds. */
const linger = 2_000;

/**
 * Records API calls that the mock did not answer. The last requests of a page that is being left bypass the mock,
 * because its worker no longer finds the page; they do not count.
 * @returns a function that returns the calls so far
 */
export function listenPastMock(context: BrowserContext): () => string[] {
  const left = new WeakSet<Frame>();
  const pagesBefore = new WeakMap<Frame, number>();
  const askedAfter = new WeakMap<Request, number>();
  const leavings: number[] = [];
  const past: { request: Request; at: number; isPages: boolean }[] = [];

  const countOf = (frame: Frame) => pagesBefore.get(frame) ?? 0;
  const isLeft = (request: Request) =>
    left.has(request.frame()) || (askedAfter.get(request) ?? 0) !== countOf(request.frame());

  context.on('page', (page) => {
    page.on('request', (request) => {
      if (request.serviceWorker() !== null) return;
      askedAfter.set(request, countOf(request.frame()));
      if (request.isNavigationRequest()) left.add(request.frame());
    });
    page.on('requestfailed', (request) => {
      if (request.isNavigationRequest()) left.delete(request.frame());
    });
    page.on('framenavigated', (frame) => {
      if (!left.delete(frame)) return;
      pagesBefore.set(frame, countOf(frame) + 1);
      leavings.push(performance.now());
    });
  });
  context.on('response', (response) => {
    if (!new URL(response.url()).pathname.startsWith('/api/') || response.fromServiceWorker()) return;
    const request = response.request();
    const isPages = request.serviceWorker() === null;
    if (!isPages || !isLeft(request)) past.push({ request, at: performance.now(), isPages });
  });

  return () =>
    past
      // A request from a worker does not name its page, which may be gone before the event arrives.
      .filter(({ isPages, at }) => isPages || !leavings.some((leaving) => Math.abs(at - leaving) < linger))
      .map(({ request }) => `${request.method()} ${request.url()}`);
}
