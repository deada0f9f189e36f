/** The time of settings in a prerendered page. Parts of a page that depend on the time need a fresh response. */
export const unknownTime = '';

/** Thrown during prerendering by components that need the time: React leaves that part of the page to the browser. */
export class TimeUnknownError extends Error {
  override readonly name = 'TimeUnknownError';
  /** Identifies such a part in the page's markup for the browser. */
  static readonly digest = 'time-unknown';
}
