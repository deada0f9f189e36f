import type { Reaches } from './reach.ts';

/** The operations on private calendar feeds. */
export const calendarReaches: Reaches<
  'listCalendarFeeds' | 'createCalendarFeed' | 'deleteCalendarFeed' | 'getCalendarFile'
> = {
  listCalendarFeeds: { noScreen: 'The page of the lunch calendar does not have it yet.' },
  createCalendarFeed: { noScreen: 'The page of the lunch calendar does not have it yet.' },
  deleteCalendarFeed: { noScreen: 'The page of the lunch calendar does not have it yet.' },
  getCalendarFile: { noScreen: 'A calendar app reads it, with nothing but its address.' },
};
