import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Notification, NotificationPage } from '#src/domain/notification.ts';
import {
  feedOf,
  hasLostSome,
  newSince,
  type NotificationFeed,
  weeksOf,
  withAllRead,
  withNewestPage,
  withNextPage,
  withRead,
} from './notification-feed.ts';

const size = 4;

/** Creates the `count` notifications of a server, one every six hours; the newest has the highest id. */
function server(count: number, readIds: readonly number[] = []): Notification[] {
  return Array.from({ length: count }, (_each, index) => ({
    id: index + 1,
    type: 'delivered' as const,
    title: '',
    arabicTitle: '',
    body: '',
    arabicBody: '',
    subject: null,
    orderEvent: null,
    isRead: readIds.includes(index + 1),
    createdAt: new Date(Date.UTC(2026, 10, 1, 6 * index)).toISOString(),
  })).toReversed();
}

function page(all: readonly Notification[], number: number, perPage = size): NotificationPage {
  const notifications = all.slice((number - 1) * perPage, number * perPage);
  return {
    notifications,
    unreadCount: all.filter(({ isRead }) => !isRead).length,
    total: all.length,
    perPage,
    nextPage: number * perPage < all.length ? number + 1 : null,
  };
}

const listed = ({ days }: NotificationFeed) => days.flatMap(({ notifications }) => notifications);
const ids = (feed: NotificationFeed) => listed(feed).map(({ id }) => id);
const read = (feed: NotificationFeed) => listed(feed).flatMap(({ id, isRead }) => (isRead ? [id] : []));

/** The feed after loading its next page; as in the list, all pages are reloaded if notifications were removed. */
function withPageAfter(feed: NotificationFeed, all: readonly Notification[]): NotificationFeed {
  const { nextPage } = feed;
  if (nextPage === null) return feed;
  const next = page(all, nextPage);
  if (!hasLostSome(feed, next)) return withNextPage(feed, next);
  let loaded = feedOf(page(all, 1));
  while (loaded.nextPage !== null && loaded.nextPage <= nextPage) {
    loaded = withNextPage(loaded, page(all, loaded.nextPage));
  }
  return loaded;
}

describe('pages of notifications', () => {
  it('are grouped by Riyadh day, which begins at 21:00 UTC', () => {
    const feed = feedOf(page(server(4), 1));
    expect(feed.days.map(({ on, notifications }) => [on, notifications.map(({ id }) => id)])).toEqual([
      ['2026-11-01', [4, 3, 2, 1]],
    ]);
    const late = { ...server(1)[0], id: 9, createdAt: '2026-11-01T21:00:00Z' } as Notification;
    expect(feedOf(page([late, ...server(1)], 1)).days.map(({ on }) => on)).toEqual(['2026-11-02', '2026-11-01']);
  });

  it('append, and the day in which they meet is one; the days before stay the same objects', () => {
    const all = server(12);
    const first = feedOf(page(all, 1));
    const both = withNextPage(first, page(all, 2));
    expect(ids(both)).toEqual([12, 11, 10, 9, 8, 7, 6, 5]);
    expect(new Set(both.days.map(({ on }) => on)).size).toBe(both.days.length);
    expect(both.days[0]).toBe(first.days[0]);
    expect(both).toMatchObject({ count: 8, total: 12, nextPage: 3 });
    expect(withNextPage(both, page(all, 3)).nextPage).toBeNull();
  });

  it('hold each once, though newer ones pushed them onto the next page', () => {
    const first = feedOf(page(server(8), 1));
    const next = withNextPage(first, page(server(10), 2));
    expect(ids(next)).toEqual([8, 7, 6, 5, 4, 3]);
    expect(ids(withNextPage(next, page(server(10), 3)))).toEqual([8, 7, 6, 5, 4, 3, 2, 1]);
  });

  it('leave out newer ones that so many others pushed onto the next page', () => {
    const next = withNextPage(feedOf(page(server(5), 1)), page(server(10), 2));
    expect(ids(next)).toEqual([5, 4, 3, 2]);
  });

  it('take what is new on top, and go on where they end', () => {
    const all = server(9);
    const feed = withNextPage(feedOf(page(server(8), 1)), page(server(8), 2));
    const fresh = withNewestPage(feed, page(all, 1));
    expect(ids(fresh)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1]);
    expect(fresh).toMatchObject({ count: 9, total: 9, nextPage: null });
    expect(withNewestPage(feedOf(page(server(8), 1)), page(all, 1))).toMatchObject({ count: 5, nextPage: 2 });
  });

  it('start again if more were added than a page holds', () => {
    const fresh = withNewestPage(feedOf(page(server(8), 1)), page(server(20), 1));
    expect(ids(fresh)).toEqual([20, 19, 18, 17]);
    expect(fresh.nextPage).toBe(2);
    expect(ids(withNewestPage(feedOf(page([], 1)), page(server(2), 1)))).toEqual([2, 1]);
  });

  it('whatever comes and goes between two calls, all are reached, each once and in order', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 30 }),
        fc.array(
          fc.record({ added: fc.integer({ min: 0, max: 9 }), removed: fc.array(fc.nat(40), { maxLength: 2 }) }),
          {
            maxLength: 12,
          },
        ),
        (start, changes) => {
          let highest = start;
          let all = server(highest);
          let feed = feedOf(page(all, 1));
          for (const { added, removed } of changes) {
            highest += added;
            all = [...server(highest).slice(0, added), ...all].filter((_each, index) => !removed.includes(index));
            feed = added % 3 === 0 ? withNewestPage(feed, page(all, 1)) : withPageAfter(feed, all);
          }
          feed = withNewestPage(feed, page(all, 1));
          while (feed.nextPage !== null) feed = withPageAfter(feed, all);
          expect(ids(feed)).toEqual(all.map(({ id }) => id));
          expect(feed.count).toBe(all.length);
        },
      ),
    );
  });
});

describe('what is new since', () => {
  it('is counted by the totals', () => {
    const feed = feedOf(page(server(8), 1));
    expect(newSince(feed, page(server(8), 1, 1))).toBe(0);
    expect(newSince(feed, page(server(11), 1, 1))).toBe(3);
    expect(newSince(feed, page([], 1, 1))).toBe(0);
  });

  it('is at least one where the newest is newer, and none where the newest was removed', () => {
    const feed = feedOf(page(server(8), 1));
    expect(newSince(feed, page(server(9).slice(0, 8), 1, 1))).toBe(1);
    expect(newSince(feed, page(server(7), 1, 1))).toBe(0);
  });
});

describe('marking', () => {
  it('touches one, and only its day', () => {
    const feed = withNextPage(feedOf(page(server(8), 1)), page(server(8), 2));
    const marked = withRead(feed, 1, true);
    expect(read(marked)).toEqual([1]);
    expect(marked.days[0]).toBe(feed.days[0]);
    expect(read(withRead(marked, 1, false))).toEqual([]);
  });

  it('of all reaches those that are loaded later, but not those that come later', () => {
    const all = server(8);
    const marked = withAllRead(feedOf(page(all, 1)));
    expect(read(withNextPage(marked, page(all, 2)))).toEqual([8, 7, 6, 5, 4, 3, 2, 1]);
    expect(read(withNewestPage(marked, page(server(9), 1)))).toEqual([8, 7, 6, 5]);
  });

  it('of all holds against one that the server refuses afterwards', () => {
    const marked = withRead(feedOf(page(server(4), 1)), 2, true);
    expect(read(withRead(withAllRead(marked), 2, false))).toEqual([4, 3, 2, 1]);
    const later = withNewestPage(withAllRead(marked), page(server(5), 1, 5));
    expect(read(withRead(withRead(later, 5, true), 5, false))).toEqual([4, 3, 2, 1]);
  });

  it('holds against a page that was asked for before, and takes over what another device read', () => {
    const marked = withRead(feedOf(page(server(4), 1)), 4, true);
    expect(read(withNewestPage(marked, page(server(5, [2]), 1)))).toEqual([4, 2]);
  });
});

describe('the weeks of a long list', () => {
  it('begin on Sunday and know how many are before them', () => {
    // 1 November 2026 was a Sunday.
    const { days } = feedOf(page(server(44), 1, 44));
    const weeks = weeksOf(days);
    expect(weeks.map(({ from, count, before }) => [from, count, before])).toEqual([
      ['2026-11-08', 16, 0],
      ['2026-11-01', 28, 16],
    ]);
    expect(weeks.flatMap((week) => week.days)).toEqual(days);
    expect(weeksOf([])).toEqual([]);
  });
});
