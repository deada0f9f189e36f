/** As much of a response as is read here. */
interface Response {
  fromServiceWorker?: boolean;
  fromDiskCache?: boolean;
  encodedDataLength: number;
}

/** The events of DevTools that are counted, of a page's session or of another one. */
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

/** What went over the line. */
export interface Loaded {
  requests: number;
  kilobytes: number;
  /** Calls of the API; the browser's own question before a call to another origin is counted in `requests` alone. */
  apiCalls: number;
}

/** How long nothing has to come before a page counts as loaded, and when the wait ends in any case. */
const quietMs = 1_000;
const mostMs = 45_000;

const isApiCall = (url: string) => new URL(url).pathname.startsWith('/api/');

/** Counts all that a page or a service worker loads over the line. What comes from a cache or from a worker is left out. */
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

  /** Forgets pending requests, after their page is closed. */
  end(): void {
    this.underWay.clear();
  }

  /** Whether nothing has been under way for a second. */
  isQuiet(): boolean {
    return this.underWay.size === 0 && performance.now() - this.last > quietMs;
  }

  /** What has come over the line so far. */
  loaded(): Loaded {
    return { requests: this.counted.size, kilobytes: this.bytes / 1000, apiCalls: this.apiCalls.size };
  }
}

/** Waits until nothing has been loaded for a second from now on: what was scrolled to or pressed only begins to load. */
export async function untilQuiet(all: readonly Traffic[]): Promise<void> {
  const start = performance.now();
  const waited = () => performance.now() - start;
  while (waited() < mostMs && !(waited() > quietMs && all.every((traffic) => traffic.isQuiet()))) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
