/** The part of a response that is read here. */
interface Response {
  fromServiceWorker?: boolean;
  fromDiskCache?: boolean;
  encodedDataLength: number;
}

/** The DevTools events that are counted, of a page's session or another one. */
interface Events {
  'Network.requestWillBeSent': {
    requestId: string;
    request: { url: string; method: string };
    redirectResponse?: Response;
  };
  'Network.requestServedFromCache': { requestId: string };
  'Network.responseReceived': { requestId: string; response: Response };
  'Network.loadingFinished': { requestId: string; encodedDataLength: number };
  'Network.loadingFailed': { requestId: string };
}

/** A source of these events. */
interface Session {
  on: <Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void) => unknown;
}

/** What was transferred over the network. */
export interface Loaded {
  requests: number;
  kilobytes: number;
  /** Calls of the API. Preflights before calls to another origin are counted in `requests` only. */
  apiCalls: number;
}

/** How long the network has to be idle before a page counts as loaded, and the maximum time to wait. */
const quietMs = 1_000;
const mostMs = 45_000;

const isApiCall = (url: string) => new URL(url).pathname.startsWith('/api/');

/** Counts what a page or a service worker loads over the network. Responses from a cache or a worker are left out. */
export class Traffic {
  private readonly underWay = new Set<string>();
  private readonly counted = new Set<string>();
  private readonly apiCalls = new Set<string>();
  private last = performance.now();
  private bytes = 0;

  constructor(session: Session) {
    session.on('Network.requestWillBeSent', ({ requestId, request, redirectResponse }) => {
      if (!/^https?:/.test(request.url)) return;
      if (redirectResponse) this.bytes += redirectResponse.encodedDataLength;
      this.underWay.add(requestId);
      this.counted.add(requestId);
      if (request.method !== 'OPTIONS' && isApiCall(request.url)) this.apiCalls.add(requestId);
      this.last = performance.now();
    });
    session.on('Network.requestServedFromCache', ({ requestId }) => {
      this.leaveOut(requestId);
    });
    session.on('Network.responseReceived', ({ requestId, response }) => {
      if (response.fromServiceWorker === true || response.fromDiskCache === true) this.leaveOut(requestId);
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (this.counted.has(requestId)) this.bytes += encodedDataLength;
      this.finish(requestId);
    });
    session.on('Network.loadingFailed', ({ requestId }) => {
      this.finish(requestId);
    });
  }

  private leaveOut(requestId: string): void {
    this.counted.delete(requestId);
    this.apiCalls.delete(requestId);
  }

  private finish(requestId: string): void {
    this.underWay.delete(requestId);
    this.last = performance.now();
  }

  /** Forgets pending requests after their page is closed. */
  end(): void {
    this.underWay.clear();
  }

  /** Whether the network was idle for a second. */
  isQuiet(): boolean {
    return this.underWay.size === 0 && performance.now() - this.last > quietMs;
  }

  /** Returns what was loaded so far. */
  loaded(): Loaded {
    return { requests: this.counted.size, kilobytes: this.bytes / 1000, apiCalls: this.apiCalls.size };
  }
}

/** Waits until nothing was loaded for a second from now on, because scrolling or pressing only starts the loading. */
export async function untilQuiet(all: readonly Traffic[]): Promise<void> {
  const start = performance.now();
  const waited = () => performance.now() - start;
  while (waited() < mostMs && !(waited() > quietMs && all.every((traffic) => traffic.isQuiet()))) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
