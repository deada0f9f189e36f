import type { Notification, NotificationPage } from '#src/domain/notification.ts';
import { addDays, type CivilDate, riyadhDateOf, weekdayOf } from '#src/domain/riyadh-date.ts';

/** The notifications of one Riyadh day, newest first. */
export interface FeedDay {
  on: CivilDate;
  notifications: readonly Notification[];
}

/**
 * The notifications loaded so far, newest first and each once. A change touches only the days it concerns: the others stay the
 * same objects, so that a list of thousands draws no more than what is new.
 */
export interface NotificationFeed {
  days: readonly FeedDay[];
  /** How many are loaded. */
  count: number;
  /** How many there were in all when the newest page was answered. */
  total: number;
  /** How many there were in all when the last page was answered. */
  pagedTotal: number;
  /** The page to ask for next; null after the last one. */
  nextPage: number | null;
  /** All notifications up to this instant (ISO) were marked as read at once; null when none were. */
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

/** Joins two runs of days; the day in which they meet becomes one. */
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

/** A page asked for before all were marked as read answers what was true then. */
function readUpTo(readUntil: string | null, notifications: readonly Notification[]): readonly Notification[] {
  if (readUntil === null) return notifications;
  return notifications.map((each) => (each.isRead || each.createdAt > readUntil ? each : { ...each, isRead: true }));
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

/** Whether a notification came later than another one. */
function isNewer(each: Notification, other: Notification): boolean {
  return each.createdAt === other.createdAt ? each.id > other.id : each.createdAt > other.createdAt;
}

/**
 * The feed with the next page appended (rules.md#notification-list). What came meanwhile has pushed older ones onto this page: those that are
 * there already are left out, and so are newer ones, which belong on top.
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

/** Whether some were removed since the last page: those after them have moved up, maybe to a page that is loaded. */
export function hasLostSome({ pagedTotal }: NotificationFeed, { total }: NotificationPage): boolean {
  return total < pagedTotal;
}

/**
 * The feed with the newest page on top. Where that page no longer reaches the ones known, or some of them were removed, what
 * lies between is not known: the feed starts again with it.
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
  // Another device may have read some of the known ones. What was read here stays read, whenever the page was asked for.
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

/** The feed with one notification marked, as read or, where the server refused, as unread again. */
export function withRead(feed: NotificationFeed, id: number, isRead: boolean): NotificationFeed {
  return changedRead(feed, (each) => (each.id === id ? isRead : each.isRead));
}

/** The feed with all marked as read; older ones that are loaded later too. */
export function withAllRead(feed: NotificationFeed): NotificationFeed {
  return {
    ...changedRead(feed, () => true),
    readUntil: newestIn(feed)?.createdAt ?? feed.readUntil,
  };
}

/** The newest notification that is loaded. */
function newestIn({ days }: NotificationFeed): Notification | undefined {
  return days[0]?.notifications[0];
}

/** How many came since the newest page was answered, by what the count of unread ones brought along. */
export function newSince(feed: NotificationFeed, page: NotificationPage): number {
  const newest = page.notifications[0];
  const known = newestIn(feed);
  if (!newest || newest.id === known?.id || (known && isNewer(known, newest))) return 0;
  // Others may have been removed meanwhile.
  return Math.max(1, page.total - feed.total);
}

/** The days of one week. */
export interface FeedWeek {
  /** The week's Sunday: what comes later leaves each day in its week. */
  from: CivilDate;
  days: readonly FeedDay[];
  /** How many notifications it holds. */
  count: number;
  /** How many newer ones are before it. */
  before: number;
}

/** The days, newest first, by week, which is what a long list is drawn by. */
export function weeksOf(days: readonly FeedDay[]): FeedWeek[] {
  const weeks: (FeedWeek & { days: FeedDay[] })[] = [];
  let before = 0;
  for (const day of days) {
    const last = weeks.at(-1);
    const count = day.notifications.length;
    // Newest first: what is not before the week's Sunday is in it.
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
