import type { Metric } from 'web-vitals';
import { failureReference } from './failure-reference.ts';
import { type ScrubbedError, scrubbedError } from './scrubbed-error.ts';
import { onUncaught } from './uncaught.ts';

/** One anonymous report: an error or a performance measurement. */
export type Report = { page: string } & (
  | ({ kind: 'error'; reference: string } & ScrubbedError)
  | { kind: 'vital'; name: string; value: number; rating: string }
);

/** Sends reports. */
export type SendReports = (reports: readonly Report[]) => void;

/** Maximum number of errors reported per visit, in case of an endless loop. */
const mostErrors = 20;

/** Browser messages that are not errors of the app: a second layout pass, scripts of other sites. */
const noise = /^ResizeObserver loop|^Script error\.?$/;

export interface Reporting {
  /** The route's path without the ids of the address: `/blog/$articleId`. Empty until it is known. */
  page: () => string;
  send: SendReports;
}

/**
 * Reports web vitals from now on, and all errors since the app's start that were uncaught or only shown by an error
 * page (src/app/uncaught.ts).
 * @returns a function that stops reporting
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

  // Vitals are final when the page is hidden or closed: they are sent together then, without a delay.
  const vitals = new Map<string, Report>();
  const note = ({ name, value, rating }: Pick<Metric, 'name' | 'value' | 'rating'>) => {
    vitals.set(name, { kind: 'vital', page: page(), name, value: Math.round(value * 1000) / 1000, rating });
  };
  const flush = () => {
    if (document.visibilityState === 'hidden' && vitals.size > 0) {
      // The first vitals are measured before the router has matched its page; they still belong to that page.
      send([...vitals.values()].map((each) => (each.page === '' ? { ...each, page: page() } : each)));
      vitals.clear();
    }
  };
  import('web-vitals').then(
    ({ onCLS, onFCP, onINP, onLCP, onTTFB }) => {
      for (const each of [onCLS, onFCP, onINP, onLCP, onTTFB]) each(note);
      // Added after the library's own listeners, which report the final values.
      document.addEventListener('visibilitychange', flush);
    },
    () => undefined,
  );
  return () => {
    stopListening();
    document.removeEventListener('visibilitychange', flush);
  };
}

/** Sends reports to an address, even while the page is closing. A failed request is not repeated. */
export function beaconTo(endpoint: string): SendReports {
  return (reports) => {
    // Sent as text: JSON to another origin needs a preflight request, which is not possible while the page closes.
    navigator.sendBeacon(endpoint, JSON.stringify({ app: 'nabta', reports }));
  };
}
