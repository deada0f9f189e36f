import { queryOptions } from '@tanstack/react-query';
import type { CalendarFeed } from '#src/domain/calendar-feed.ts';
import type { Language } from '#src/domain/language.ts';
import { type AttemptKeys, sendOnce, sendRepeatable } from './attempts.ts';
import type { ApiError } from './errors.ts';
import {
  createCalendarFeed,
  deleteCalendarFeed,
  getListCalendarFeedsQueryKey,
  listCalendarFeeds,
} from './generated/calendar/calendar.ts';
import type { CalendarFeedDto } from './generated/client.schemas.ts';

/** Maps a feed. */
export const toCalendarFeed = ({ id, applicant_id, language, created_at }: CalendarFeedDto): CalendarFeed => ({
  id,
  studentId: applicant_id,
  language,
  createdAt: created_at,
});

/** The query of the parent's calendar feeds, the newest first (operation `listCalendarFeeds`). */
export function calendarFeedsQuery() {
  return queryOptions<CalendarFeed[], ApiError>({
    queryKey: getListCalendarFeedsQueryKey(),
    queryFn: async ({ signal }) => (await listCalendarFeeds({ signal })).data.calendar_feeds.map(toCalendarFeed),
  });
}

/** A new feed with its address, which no later answer has. */
export interface CreatedCalendarFeed {
  feed: CalendarFeed;
  url: string;
}

/**
 * Creates a feed (operation `createCalendarFeed`).
 * @param studentId null for all students of the parent
 */
export async function createFeed(
  studentId: number | null,
  language: Language,
  keys: AttemptKeys,
): Promise<CreatedCalendarFeed> {
  const body = { applicant_id: studentId, language };
  return sendOnce(
    keys,
    ['createCalendarFeed', body],
    (init) => createCalendarFeed(body, init),
    ({ data }) => ({ feed: toCalendarFeed(data.calendar_feed), url: new URL(data.feed_url).href }),
  );
}

/** Revokes a feed (operation `deleteCalendarFeed`). A repetition succeeds as well. */
export async function revokeFeed(id: number): Promise<void> {
  await sendRepeatable(
    async () => deleteCalendarFeed(id),
    () => undefined,
  );
}
