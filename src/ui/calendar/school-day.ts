/**
 * The visual states of a day in the school calendar.
 *
 * Start date: `available` (a Sunday on which a subscription can start), `first`, `delivery`, `last`, `too-early`.
 * Everywhere: `weekend`, `vacation` (official), `outside` (not in the period), `plain` (an ordinary school day).
 * Off days: `off` (saved), `adding` (selected, not saved yet), `last-before` (the last day without the new off days),
 * `last`.
 * A running subscription: `delivered`, `locked` (too late to change).
 * A renewal: `gap` (a school day without lunch between two subscriptions).
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
  | 'gap'
  | 'outside';

/**
 * What the calendar shows and exposes to screen readers for one day. A day that can be picked has a `label` ("Delivery
 * day"); a blocked day has a `reason`, a complete sentence ("National Day, an official vacation"). `startable` adds the
 * ring of an available Sunday to another state; `chosen`, for days that can be toggled, is whether the day is selected.
 */
export type SchoolDay = { state: SchoolDayState; startable?: boolean } & (
  | { selectable: true; label: string; chosen?: boolean }
  | { selectable: false; reason: string }
);
