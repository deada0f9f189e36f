/** The time of settings in a prerendered page: a time that counts is only shown from a fresh answer. */
export const unknownTime = '';

/** Thrown while a page is prerendered by what needs the time: React leaves that part of the page to the browser. */
export class TimeUnknownError extends Error {
  override readonly name = 'TimeUnknownError';
  /** How the browser recognises that part in the page's markup. */
  static readonly digest = 'time-unknown';
}
