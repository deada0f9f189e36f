import { type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query';
import { loadNotifications } from '#src/api/notifications.ts';
import type { NotificationPage } from '#src/domain/notification.ts';
import { invalidate } from '#src/api/invalidate.ts';
import { load } from '#src/api/load.ts';
import { rememberNewest } from '#src/api/unread-count.ts';
import { feedOf, hasLostSome, type NotificationFeed, withNewestPage, withNextPage } from './notification-feed.ts';

/** Two screens of a phone; more at once would keep a slow phone busy. */
export const notificationsInPage = 12;

const feedKey: QueryKey = ['notificationFeed'];

async function loadNewest(queryClient: QueryClient, signal?: AbortSignal): Promise<NotificationPage> {
  const page = await loadNotifications(1, notificationsInPage, signal);
  rememberNewest(queryClient, page);
  return page;
}

/**
 * The notifications loaded so far (operation `listNotifications`). The query is never refetched, because that would
 * load every page again: new notifications are added on top, older ones are appended. Therefore it has its own key,
 * which `invalidate` does not include.
 */
export function feedQuery(queryClient: QueryClient) {
  return queryOptions({
    queryKey: feedKey,
    queryFn: async ({ signal }) => feedOf(await loadNewest(queryClient, signal)),
    staleTime: 'static',
    structuralSharing: false,
  });
}

/** Updates the loaded notifications, if there are any. */
export function changeFeed(queryClient: QueryClient, change: (feed: NotificationFeed) => NotificationFeed): void {
  queryClient.setQueryData<NotificationFeed>(feedKey, (feed) => feed && change(feed));
}

/** Loads new notifications and puts them on top. */
export async function showNewest(queryClient: QueryClient): Promise<void> {
  const page = await loadNewest(queryClient);
  changeFeed(queryClient, (feed) => withNewestPage(feed, page));
}

async function loadPage(number: number): Promise<NotificationPage> {
  return loadNotifications(number, notificationsInPage);
}

/** Reloads the pages up to and including this one. */
async function reloadPages(queryClient: QueryClient, last: number): Promise<void> {
  const [newest, ...others] = await Promise.all([
    loadNewest(queryClient),
    ...Array.from({ length: last - 1 }, async (_page, index) => loadPage(index + 2)),
  ]);
  changeFeed(queryClient, () => others.reduce(withNextPage, feedOf(newest)));
}

/**
 * Appends the next page. If notifications were removed meanwhile, all pages are reloaded. If so many were added that
 * the page contains only known ones, the page after it is loaded as well.
 */
export async function showNextPage(queryClient: QueryClient): Promise<void> {
  const before = queryClient.getQueryData<NotificationFeed>(feedKey);
  if (!before || before.nextPage === null) return;
  const page = await loadPage(before.nextPage);
  if (hasLostSome(before, page)) return reloadPages(queryClient, before.nextPage);
  changeFeed(queryClient, (feed) => withNextPage(feed, page));
  // New notifications exist: the total has grown, or known notifications have moved to this page.
  const added = (queryClient.getQueryData<NotificationFeed>(feedKey)?.count ?? 0) - before.count;
  if (page.total !== before.total || added < page.notifications.length) {
    void invalidate(queryClient, ['listNotifications']);
  }
  const after = queryClient.getQueryData<NotificationFeed>(feedKey);
  if (after && after.count === before.count && after.nextPage !== null) await showNextPage(queryClient);
}

/**
 * Loads what the page shows. If it was shown before, its pages stay and new notifications are added on top; if the
 * request fails, nothing changes.
 * @param isPreload the pointer is over the link: nothing may move on the open page
 * @throws ApiError when the server can't answer the first page
 */
export async function loadFeed(queryClient: QueryClient, isPreload: boolean): Promise<void> {
  if (queryClient.getQueryData(feedKey) === undefined) {
    await load(queryClient, feedQuery(queryClient));
  } else if (!isPreload) {
    await showNewest(queryClient).catch(() => undefined);
  }
}
