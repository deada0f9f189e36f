import type { Notification, NotificationPage } from '#src/domain/notification.ts';
import { addDays, type CivilDate, riyadhDateOf, weekdayOf } from '#src/domain/riyadh-date.ts';

/** The notifications of one Riyadh day, newest first. */
export interface FeedDay {
  on: CivilDate;
  notifications: readonly Notification[];
}

/**
 * The notifications loaded so far, newest first, without duplicates. A change creates new objects only for the days it
 * affects, so that a list of thousands renders only what is new.
 */
export interface NotificationFeed {
  days: readonly FeedDay[];
  /** The number of loaded notifications. */
  count: number;
  /** The total number of notifications when the newest page was returned. */
  total: number;
  /** The total number of notifications when the last page was returned. */
  pagedTotal: number;
  /** The number of the next page; null after the last one. */
  nextPage: number | null;
  /** All notifications up to this instant (ISO) were marked as read at once; null if none were. */
  readUntil: string | null;
}

function grouped(notifications: readonly Notification[]): FeedDay[] {
  const days: { on: CivilDate; notifications: Notification[] }[] = [];
  for (const notification of notifications) {
    const on = riyadhDateOf(new Date(notification.createdAt));
    const last = days.at(-1);
    if (last?.on === on) last.notifications.push(notification);
    else days.push({ on, notifications: [notification] });
  }
  return days;
}

/** Joins two lists of days; the day that both contain becomes one. */
function joined(newer: readonly FeedDay[], older: readonly FeedDay[]): readonly FeedDay[] {
  const last = newer.at(-1);
  const [first, ...rest] = older;
  if (!last || !first) return [...newer, ...older];
  if (last.on !== first.on) return [...newer, ...older];
  return [
    ...newer.slice(0, -1),
    { on: last.on, notifications: [...last.notifications, ...first.notifications] },
    ...rest,
  ];
}

const idsIn = (days: readonly FeedDay[]) =>
  new Set(days.flatMap(({ notifications }) => notifications.map(({ id }) => id)));

/** Whether a notification was marked as read with all others. */
function isReadWithAll(readUntil: string | null, { createdAt }: Notification): boolean {
  return readUntil !== null && createdAt <= readUntil;
}

/** Marks notifications as read that a page requested before `markAllNotificationsRead` still returns as unread. */
function readUpTo(readUntil: string | null, notifications: readonly Notification[]): readonly Notification[] {
  return notifications.map((each) =>
    each.isRead || !isReadWithAll(readUntil, each) ? each : { ...each, isRead: true },
  );
}

/** The feed of a first page. */
export function feedOf({ notifications, total, nextPage }: NotificationPage): NotificationFeed {
  return {
    days: grouped(notifications),
    count: notifications.length,
    total,
    pagedTotal: total,
    nextPage,
    readUntil: null,
  };
}

/** Whether a notification is newer than another one. */
function isNewer(each: Notification, other: Notification): boolean {
  return each.createdAt === other.createdAt ? each.id > other.id : each.createdAt > other.createdAt;
}

/**
 * Appends the next page to the feed (rules.md#notification-list). New notifications have pushed older ones to this
 * page: those that the feed already contains are left out, and so are newer ones, which belong on top.
 */
export function withNextPage(feed: NotificationFeed, page: NotificationPage): NotificationFeed {
  const known = idsIn(feed.days);
  const newest = newestIn(feed);
  const added = readUpTo(
    feed.readUntil,
    page.notifications.filter((each) => !known.has(each.id) && !(newest && isNewer(each, newest))),
  );
  return {
    ...feed,
    days: joined(feed.days, grouped(added)),
    count: feed.count + added.length,
    pagedTotal: page.total,
    nextPage: page.nextPage,
  };
}

/**
 * Whether notifications were removed since the last page: the ones after them have moved up, perhaps to a page already
 * loaded.
 */
export function hasLostSome({ pagedTotal }: NotificationFeed, { total }: NotificationPage): boolean {
  return total < pagedTotal;
}

/**
 * Adds the newest page on top of the feed. If that page does not reach the known notifications, or some of them were
 * removed, the ones in between are unknown: the feed starts again with that page.
 */
export function withNewestPage(feed: NotificationFeed, page: NotificationPage): NotificationFeed {
  const ids = idsIn(feed.days);
  const { notifications } = page;
  const added = notifications.filter(({ id }) => !ids.has(id));
  const hasGap = added.length === notifications.length && feed.count > 0 && page.nextPage !== null;
  const newest = newestIn(feed);
  const hasMovedUp = added.some((each) => newest && isNewer(newest, each));
  const isSomeRemoved = feed.total + added.length > page.total;
  if (hasGap || hasMovedUp || isSomeRemoved || feed.count === 0) return feedOf(page);
  // Another device may have marked known notifications as read. Those read here stay read, whenever the page was
  // requested.
  const read = new Set(notifications.filter((each) => each.isRead).map(({ id }) => id));
  const known = changedRead(feed, (each) => each.isRead || read.has(each.id));
  const count = feed.count + added.length;
  const total = page.total;
  return {
    ...known,
    days: joined(grouped(readUpTo(feed.readUntil, added)), known.days),
    count,
    total,
    pagedTotal: total,
    nextPage: count < total ? Math.floor(count / page.perPage) + 1 : null,
  };
}

function changedRead(feed: NotificationFeed, isRead: (notification: Notification) => boolean): NotificationFeed {
  const isSame = (each: Notification) => each.isRead === isRead(each);
  return {
    ...feed,
    days: feed.days.map((day) =>
      day.notifications.every(isSame)
        ? day
        : {
            ...day,
            notifications: day.notifications.map((each) => (isSame(each) ? each : { ...each, isRead: isRead(each) })),
          },
    ),
  };
}

/** Sets one notification to read, or back to unread if the server refused, unless all were marked meanwhile. */
export function withRead(feed: NotificationFeed, id: number, isRead: boolean): NotificationFeed {
  return changedRead(feed, (each) => (each.id === id ? isRead || isReadWithAll(feed.readUntil, each) : each.isRead));
}

/** Marks all notifications as read, including older ones that are loaded later. */
export function withAllRead(feed: NotificationFeed): NotificationFeed {
  return {
    ...changedRead(feed, () => true),
    readUntil: newestIn(feed)?.createdAt ?? feed.readUntil,
  };
}

/** The newest loaded notification. */
function newestIn({ days }: NotificationFeed): Notification | undefined {
  return days[0]?.notifications[0];
}

/**
 * The number of new notifications since the newest page, derived from the page that the unread count's response
 * contains.
 */
export function newSince(feed: NotificationFeed, page: NotificationPage): number {
  const newest = page.notifications[0];
  const known = newestIn(feed);
  if (!newest || newest.id === known?.id || (known && isNewer(known, newest))) return 0;
  // Other notifications may have been removed meanwhile, so the difference of the totals can be too low.
  return Math.max(1, page.total - feed.total);
}

/** The days of one week. */
export interface FeedWeek {
  /** The week's Sunday. Weeks have fixed boundaries, so new notifications do not move a day to another week. */
  from: CivilDate;
  days: readonly FeedDay[];
  /** The number of notifications in the week. */
  count: number;
  /** The number of newer notifications before the week. */
  before: number;
}

/** Groups the days by week, newest first; a long list is rendered by week. */
export function weeksOf(days: readonly FeedDay[]): FeedWeek[] {
  const weeks: (FeedWeek & { days: FeedDay[] })[] = [];
  let before = 0;
  for (const day of days) {
    const last = weeks.at(-1);
    const count = day.notifications.length;
    // The days are sorted newest first, so a day not before the week's Sunday belongs to that week.
    if (last && day.on >= last.from) {
      last.days.push(day);
      last.count += count;
    } else {
      weeks.push({ from: addDays(day.on, -weekdayOf(day.on)), days: [day], count, before });
    }
    before += count;
  }
  return weeks;
}
