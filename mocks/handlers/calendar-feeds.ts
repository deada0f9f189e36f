import type { HandlersOf } from '../contract.ts';
import { pageOrigin, serverOrigin } from '#mocks/orders/payments/page-origin.ts';
import { calendarFileOf } from '#mocks/orders/subscriptions/calendar-file.ts';
import { calendarFeedsOf, isOwnStudent, isReadable, shownFeed } from '#mocks/privacy/calendar-feeds.ts';
import { errorReply, notFound } from '#mocks/replies/error-reply.ts';
import { found } from '#mocks/replies/success-reply.ts';
import { texts } from '#mocks/replies/texts.ts';
import { db, nextId } from '#mocks/store/db.ts';
import type { UserRecord } from '#mocks/store/public-records.ts';
import { secretFor } from '#mocks/store/sessions.ts';

type CalendarFeedOperation = 'listCalendarFeeds' | 'createCalendarFeed' | 'deleteCalendarFeed' | 'getCalendarFile';

/** 64 hex digits, made from the seed and the feed's id. */
const tokenFor = (id: number) => `${secretFor(id, 0xc2b2ae35)}${secretFor(id, 0x27d4eb2f)}`;

/** Private calendar feeds, and the file that calendar apps read there. */
export const calendarFeedHandlers: HandlersOf<UserRecord, CalendarFeedOperation> = {
  listCalendarFeeds({ user }) {
    return found({ calendar_feeds: calendarFeedsOf(user.id) });
  },

  async createCalendarFeed({ body: { applicant_id, language: of }, user, language, now }) {
    if (applicant_id !== null && !isOwnStudent(applicant_id, user.id)) {
      const error = { field: 'applicant_id', code: 'not_found', text: texts.studentUnknown } as const;
      return errorReply(422, [error], language);
    }
    const id = nextId('calendarFeeds');
    const feed = await db.calendarFeeds.create({
      id,
      user_id: user.id,
      applicant_id,
      language: of,
      token: tokenFor(id),
      created_at: now.toISOString(),
      revoked_at: null,
    });
    const feed_url = `${serverOrigin() ?? pageOrigin()}/api/v1/calendar-feeds/${feed.token}/lunches.ics`;
    const message = texts.calendarFeedCreated[language];
    return {
      status: 201,
      body: { custom_status: 201, message, data: { calendar_feed: shownFeed(feed), feed_url } },
    };
  },

  async deleteCalendarFeed({ params, user, language, now }) {
    const own = { id: params.id, user_id: user.id };
    if (!db.calendarFeeds.findFirst((query) => query.where(own))) return notFound(language);
    await db.calendarFeeds.update((query) => query.where({ ...own, revoked_at: null }), {
      data(feed) {
        feed.revoked_at = now.toISOString();
      },
    });
    return { status: 204, body: undefined };
  },

  getCalendarFile({ params, language, now }) {
    const feed = db.calendarFeeds.findFirst((query) => query.where({ token: params.token }));
    if (!feed || !isReadable(feed)) return notFound(language);
    const headers = { 'Content-Type': 'text/calendar; charset=utf-8', 'X-Robots-Tag': 'noindex' };
    return { status: 200, body: calendarFileOf(feed, now), headers };
  },
};
