import type { Metric } from 'web-vitals';
import { failureReference } from './failure-reference.ts';
import { type ScrubbedError, scrubbedError } from './scrubbed-error.ts';
import { onUncaught } from './uncaught.ts';

/** One thing worth knowing of how the app fares on somebody's device; nothing in it says whose. */
export type Report = { page: string } & (
  | ({ kind: 'error'; reference: string } & ScrubbedError)
  | { kind: 'vital'; name: string; value: number; rating: string }
);

/** Takes reports somewhere. */
export type SendReports = (reports: readonly Report[]) => void;

/** The most errors told of one visit: a loop of failures is one finding, not a thousand. */
const mostErrors = 20;

/** What browsers report that is no fault: a layout that takes two rounds, scripts of other sites. */
const noise = /^ResizeObserver loop|^Script error\.?$/;

export interface Reporting {
  /** The page's path as the router writes it, `/blog/$articleId`: never the address itself, whose parts are ids and words. Empty until it is known. */
  page: () => string;
  send: SendReports;
}

/**
 * Reports web vitals from now on, and since the app's first line all errors that nothing caught, or only a page that says so
 * (src/app/uncaught.ts).
 * @returns the function that stops it
 */
export function startReporting({ page, send }: Reporting): () => void {
  const known = new Set<string>();
  const tell = (error: unknown, text: string) => {
    const reference = failureReference(error);
    if (reference === null || noise.test(text) || known.size >= mostErrors) return;
    const scrubbed = scrubbedError(error);
    const key = JSON.stringify(scrubbed);
    if (known.has(key)) return;
    known.add(key);
    send([{ kind: 'error', page: page(), reference, ...scrubbed }]);
  };
  const stopListening = onUncaught(tell);

  // Vitals are final when the page is left or put aside: they go together then, without holding anything up.
  const vitals = new Map<string, Report>();
  const note = ({ name, value, rating }: Pick<Metric, 'name' | 'value' | 'rating'>) => {
    vitals.set(name, { kind: 'vital', page: page(), name, value: Math.round(value * 1000) / 1000, rating });
  };
  const flush = () => {
    if (document.visibilityState === 'hidden' && vitals.size > 0) {
      // The first are measured before the router has found its page, which is still the one they belong to.
      send([...vitals.values()].map((each) => (each.page === '' ? { ...each, page: page() } : each)));
      vitals.clear();
    }
  };
  import('web-vitals').then(
    ({ onCLS, onFCP, onINP, onLCP, onTTFB }) => {
      for (const each of [onCLS, onFCP, onINP, onLCP, onTTFB]) each(note);
      // After the library's own listeners, which bring the last values.
      document.addEventListener('visibilitychange', flush);
    },
    () => undefined,
  );
  return () => {
    stopListening();
    document.removeEventListener('visibilitychange', flush);
  };
}

/** Sends reports to an address, also while the page is left. Who does not get them is not asked again. */
export function beaconTo(endpoint: string): SendReports {
  return (reports) => {
    // Text, and not JSON by type: that would ask leave of another origin beforehand, which nobody could wait for.
    navigator.sendBeacon(endpoint, JSON.stringify({ app: 'nabta', reports }));
  };
}
