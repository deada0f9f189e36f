import type { Metric } from 'web-vitals';
import { failureReference } from './failure-reference.ts';
import { type ScrubbedError, scrubbedError } from './scrubbed-error.ts';
import { onUncaught } from './uncaught.ts';

/** One anonymous report: an error, or a measurement of speed. */
export type Report = { page: string } & (
  | ({ kind: 'error'; reference: string } & ScrubbedError)
  | { kind: 'vital'; name: string; value: number; rating: string }
);

/** Takes reports somewhere. */
export type SendReports = (reports: readonly Report[]) => void;

/** The most errors reported in one visit: an endless loop needs no thousand reports. */
const mostErrors = 20;

/** Messages that browsers report without an error of the app: a second layout pass, scripts of other sites. */
const noise = /^ResizeObserver loop|^Script error\.?$/;

export interface Reporting {
  /** The route's path, `/blog/$articleId`, without the ids of the address. Empty until it is known. */
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
  const report = (error: unknown, text: string) => {
    const reference = failureReference(error);
    if (reference === null || noise.test(text) || known.size >= mostErrors) return;
    const scrubbed = scrubbedError(error);
    const key = JSON.stringify(scrubbed);
    if (known.has(key)) return;
    known.add(key);
    send([{ kind: 'error', page: page(), reference, ...scrubbed }]);
  };
  const stopListening = onUncaught(report);

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

/** Sends reports to an address, also while the page is left. A failed request is not repeated. */
export function beaconTo(endpoint: string): SendReports {
  return (reports) => {
    // Sent as text: JSON to another origin needs a preflight request, which is not possible while the page closes.
    navigator.sendBeacon(endpoint, JSON.stringify({ app: 'nabta', reports }));
  };
}
