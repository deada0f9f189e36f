import type { CDPSession } from '@playwright/test';

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

/** Counts all that a page loads over the line. What comes from a cache or a service worker is left out. */
export class Traffic {
  private readonly underWay = new Set<string>();
  private readonly counted = new Set<string>();
  private last = performance.now();
  private bytes = 0;
  private preflights = 0;
  private apiCalls = 0;

  constructor(session: CDPSession) {
    session.on('Network.requestWillBeSent', ({ requestId, request, type, redirectResponse }) => {
      if (!/^https?:/.test(request.url)) return;
      if (redirectResponse) this.bytes += redirectResponse.encodedDataLength;
      this.underWay.add(requestId);
      this.counted.add(requestId);
      this.last = performance.now();
      if (type === 'Preflight') this.preflights += 1;
      else if (new URL(request.url).pathname.startsWith('/api/')) this.apiCalls += 1;
    });
    session.on('Network.requestServedFromCache', ({ requestId }) => {
      this.counted.delete(requestId);
    });
    session.on('Network.responseReceived', ({ requestId, response }) => {
      if (response.fromServiceWorker || response.fromDiskCache) this.counted.delete(requestId);
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (this.counted.has(requestId)) this.bytes += encodedDataLength;
      this.finish(requestId);
    });
    session.on('Network.loadingFailed', ({ requestId }) => {
      this.finish(requestId);
    });
  }

  private finish(requestId: string): void {
    this.underWay.delete(requestId);
    this.last = performance.now();
  }

  /** Waits until the page asks for nothing more. */
  async quiet(): Promise<void> {
    const start = performance.now();
    while (performance.now() - start < mostMs) {
      if (this.underWay.size === 0 && performance.now() - this.last > quietMs) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** What has come over the line so far. */
  loaded(): Loaded {
    return { requests: this.counted.size, kilobytes: this.bytes / 1000, apiCalls: this.apiCalls };
  }
}
