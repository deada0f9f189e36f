/** A call that index.html has made for a signed-in parent's page, before the app's files came. */
export interface FirstCall {
  url: string;
  headers: Record<string, string>;
  control: AbortController;
  response: Promise<Response>;
}

declare global {
  interface Window {
    /** Those that the app has not taken over yet. */
    firstCalls?: FirstCall[];
  }
}

const linesOf = (headers: Headers) => JSON.stringify([...headers]);

/**
 * Takes over a call that has been made already; each at most once.
 * @returns null where there is none to this address with these very headers: another parent, or another language, asks anew
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

/** Ends what the first page has not taken over: no later one shows an answer as old as that. */
export function endFirstCalls(): void {
  for (const { control } of window.firstCalls ?? []) control.abort();
  delete window.firstCalls;
}
