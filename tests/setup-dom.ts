import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

// A busy machine needs longer; a search that never succeeds still fails.
configure({ asyncUtilTimeout: 15_000 });

// Browser features that Mantine uses and jsdom does not have.
class NoResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

function matchNothing(media: string): Pick<MediaQueryList, 'matches' | 'media'> & EventTarget {
  // The two listener methods of old browsers, which Mantine may call.
  const legacy = { addListener: () => undefined, removeListener: () => undefined };
  return Object.assign(new EventTarget(), { matches: false, media, onchange: null }, legacy);
}

Object.defineProperty(window, 'matchMedia', { writable: true, configurable: true, value: matchNothing });
Object.defineProperty(window, 'ResizeObserver', { writable: true, configurable: true, value: NoResizeObserver });
Object.defineProperty(window.HTMLElement.prototype, 'scrollIntoView', {
  writable: true,
  configurable: true,
  value: () => undefined,
});
Object.defineProperty(window, 'scrollTo', { writable: true, configurable: true, value: () => undefined });
Object.defineProperty(document, 'fonts', {
  writable: true,
  configurable: true,
  value: Object.assign(new EventTarget(), {
    ready: Promise.resolve(),
    check: () => true,
    load: () => Promise.resolve([]),
  }),
});

// Any call of console.error or console.warn fails its test. A test that expects one replaces the method (vi.spyOn).
// Unhandled rejections fail in Vitest itself.
/** jsdom does not know this element. */
const unknownToJsdom = 'The tag <search> is unrecognized';

let complaints: string[] = [];

beforeEach(() => {
  complaints = [];
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...args: unknown[]) => {
      const [first, ...rest] = args.map(String);
      const text = rest.reduce<string>((filled, arg) => filled.replace(/%[sdifoO]/, () => arg), first ?? '');
      if (!text.startsWith(unknownToJsdom)) complaints.push(`console.${level}: ${text}`);
    });
  }
});

afterEach(() => {
  cleanup();
  window.localStorage.clear();
  window.sessionStorage.clear();
  if (complaints.length > 0) throw new Error(`Unexpected console output:\n${complaints.join('\n')}`);
});
