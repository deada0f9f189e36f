import type { BrowserContext, Frame, Request } from '@playwright/test';

/** How long after a page the worker may still ask on its behalf; milliseconds. */
const linger = 2_000;

/**
 * Listens for calls of the API that the mock did not answer. What a page asked for just before it was left goes past the mock,
 * by itself or by the worker that no longer finds it, and nobody waits for the answer: that counts for nothing.
 * @returns the function that names those heard so far
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
      // The worker's own requests do not say whose they are; the page may be gone before anybody hears that it asked.
      .filter(({ isPages, at }) => isPages || !leavings.some((leaving) => Math.abs(at - leaving) < linger))
      .map(({ request }) => `${request.method()} ${request.url()}`);
}
