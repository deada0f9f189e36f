/**
 * How a day of the school calendar looks.
 *
 * Choosing a start: `available` (a Sunday one can start on), `first`, `delivery`, `last`, `too-early`.
 * Everywhere: `weekend`, `vacation` (official), `outside` (not in the period), `plain` (an ordinary school day).
 * Off days: `off` (taken), `adding` (about to be taken), `last-before` (the last day without it), `last`.
 * A running subscription: `delivered`, `locked` (too late to change).
 */
export type SchoolDayState =
  | 'plain'
  | 'available'
  | 'first'
  | 'delivery'
  | 'last'
  | 'last-before'
  | 'weekend'
  | 'vacation'
  | 'off'
  | 'adding'
  | 'delivered'
  | 'locked'
  | 'too-early'
  | 'outside';

/**
 * What the calendar shows and reads out for one day. A day that can be picked has a `label` ("Delivery day"); a day that
 * can't has a `reason`, a complete text ("National Day, an official vacation"). `startable` adds the ring of
 * an available Sunday to another state; `chosen` (for days that are switched on and off) is whether this one is on.
 */
export type SchoolDay = { state: SchoolDayState; startable?: boolean } & (
  { selectable: true; label: string; chosen?: boolean } | { selectable: false; reason: string }
);
