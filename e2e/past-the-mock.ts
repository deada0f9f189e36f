import type { BrowserContext, Frame, Request } from '@playwright/test';

const nameOf = (request: Request) => `${request.method()} ${request.url()}`;

/**
 * Listens for calls of the API that the mock did not answer. What a page asked for just before it was left goes past the mock,
 * by itself or by the worker that no longer knows it, and nobody waits for the answer: that counts for nothing.
 * @returns the function that names those heard so far
 */
export function listenPastMock(context: BrowserContext): () => string[] {
  const left = new WeakSet<Frame>();
  const pagesBefore = new WeakMap<Frame, number>();
  const askedAfter = new WeakMap<Request, number>();
  const asked: Request[] = [];
  const leftWaiting = new WeakMap<Request, boolean>();
  const past: Request[] = [];

  const countOf = (frame: Frame) => pagesBefore.get(frame) ?? 0;
  const isLeft = (request: Request) =>
    left.has(request.frame()) || (askedAfter.get(request) ?? 0) !== countOf(request.frame());
  const settle = (request: Request) => {
    if (askedAfter.has(request)) leftWaiting.set(request, isLeft(request));
  };
  const counts = (request: Request) => !(leftWaiting.get(request) ?? isLeft(request));

  context.on('page', (page) => {
    page.on('request', (request) => {
      if (request.serviceWorker() !== null) return;
      askedAfter.set(request, countOf(request.frame()));
      asked.push(request);
      if (request.isNavigationRequest()) left.add(request.frame());
    });
    page.on('requestfinished', settle);
    page.on('requestfailed', (request) => {
      settle(request);
      if (request.isNavigationRequest()) left.delete(request.frame());
    });
    page.on('framenavigated', (frame) => {
      if (left.delete(frame)) pagesBefore.set(frame, countOf(frame) + 1);
    });
  });
  context.on('response', (response) => {
    if (!new URL(response.url()).pathname.startsWith('/api/') || response.fromServiceWorker()) return;
    past.push(response.request());
  });

  return () => {
    const forsaken = asked.filter((request) => !counts(request));
    return past
      .filter((request) => {
        if (request.serviceWorker() === null) return counts(request);
        // The worker asks on behalf of a page.
        const at = forsaken.findIndex((each) => nameOf(each) === nameOf(request));
        if (at !== -1) forsaken.splice(at, 1);
        return at === -1;
      })
      .map(nameOf);
  };
}
