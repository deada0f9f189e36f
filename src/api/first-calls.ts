/** A request that index.html sends for a signed-in parent's page before the app's files have loaded. */
export interface FirstCall {
  url: string;
  headers: Record<string, string>;
  control: AbortController;
  response: Promise<Response>;
}

declare global {
  interface Window {
    /** The requests that the app has not taken over yet. */
    firstCalls?: FirstCall[];
  }
}

const linesOf = (headers: Headers) => JSON.stringify([...headers]);

/**
 * Takes over a request of index.html; each at most once.
 * @returns null if there is none to this address with exactly these headers: the app then sends its own, for example
 * because the parent or language differs
 */
export function takeFirstCall(url: string, headers: Headers, signal: AbortSignal): Promise<Response> | null {
  const calls = (typeof window === 'undefined' ? undefined : window.firstCalls) ?? [];
  const call = calls.find((each) => each.url === url);
  if (!call) return null;
  window.firstCalls = calls.filter((each) => each !== call);
  if (linesOf(new Headers(call.headers)) !== linesOf(headers)) {
    call.control.abort();
    return null;
  }
  const giveUp = () => {
    call.control.abort(signal.reason);
  };
  if (signal.aborted) giveUp();
  signal.addEventListener('abort', giveUp);
  return call.response;
}

/** Aborts the requests that the first page has not taken over, so that no later page shows their old responses. */
export function endFirstCalls(): void {
  for (const { control } of window.firstCalls ?? []) control.abort();
  delete window.firstCalls;
}
