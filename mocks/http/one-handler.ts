import { getResponse, http, HttpHandler, type RequestHandler } from 'msw';

/** The path relative to the API's address. */
export const pathBelowApi = (pathname: string) => pathname.replace(/^.*?\/api\/v1(?=\/)/, '');

const segmentsOf = (path: string) => path.split('/').filter((each) => each !== '');

/** Returns whether a handler can fit a call by method, first segment and number of segments. */
function fitTest(handler: RequestHandler): (method: string, called: readonly string[]) => boolean {
  if (!(handler instanceof HttpHandler)) return () => true;
  const { method: own, path } = handler.info;
  if (typeof path !== 'string' || path.endsWith('*')) return () => true;
  const segments = segmentsOf(pathBelowApi(path));
  return (method, called) => own === method && segments.length === called.length && segments[0] === called[0];
}

/**
 * Joins handlers to one, which calls only those that can fit. MSW reads the page's cookies and compiles a pattern for
 * each handler that it tries, and for a hundred of them that takes longer than the call.
 * @param baseUrl the address of the API, with its version prefix
 */
export function oneHandler(baseUrl: string, handlers: readonly RequestHandler[]): RequestHandler {
  const all = handlers.map((handler) => ({ handler, fits: fitTest(handler) }));
  return http.all(`${baseUrl}/*`, async ({ request }) => {
    const called = segmentsOf(pathBelowApi(new URL(request.url).pathname));
    const fitting = all.filter(({ fits }) => fits(request.method, called)).map(({ handler }) => handler);
    return getResponse(fitting, request);
  });
}
