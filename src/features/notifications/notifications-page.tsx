import { noop, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { IconAdjustments, IconArrowUp, IconChecks } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ErrorMessages } from '#src/errors/error-messages.tsx';
import { currentOrdersQuery } from '#src/api/current-orders.ts';
import type { Order } from '#src/domain/order.ts';
import { MoreOfList } from '#src/errors/more-of-list.tsx';
import { useServerNow } from '#src/api/server-now.ts';
import { unreadCountQuery } from '#src/api/unread-count.ts';
import { riyadhDateOf } from '#src/domain/riyadh-date.ts';
import { formatNumber } from '#src/i18n/formats.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { usePageTitle } from '#src/i18n/use-page-title.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { PageHead } from '#src/ui/layout/page-head.tsx';
import { pageHeading } from '#src/ui/layout/page-heading.ts';
import { Scene } from '#src/ui/illustrations/scene.tsx';
import { TextLink } from '#src/ui/actions/text-link.tsx';
import { useSubmitGuard } from '#src/forms/use-submit-guard.ts';
import { changeFeed, feedQuery, notificationsInPage } from './feed-query.ts';
import { newSince, type NotificationFeed, weeksOf, withAllRead } from './notification-feed.ts';
import { preferencesPath } from './notification-paths.ts';
import { NotificationWeek } from './notification-week.tsx';
import classes from './notifications-page.module.css';
import { useMarkAllRead } from './use-marking.ts';
import { useNewest, useNextPage } from './use-more.ts';
import { useRowActions } from './use-row-actions.ts';

// Up to this number of rows, rendering all of them costs little, and Back restores the exact scroll position.
const drawnAtOnce = 100;

const idsOf = (orders: readonly Order[]): ReadonlySet<number> => new Set(orders.map(({ id }) => id));

/**
 * The parent's notifications (rules.md#notification-list, rows R16, H09), by day, newest first; further pages are
 * appended.
 */
export function NotificationsPage() {
  const intl = useIntl();
  usePageTitle(intl.formatMessage({ id: 'notifications.title' }));
  const queryClient = useQueryClient();
  const { data: feed } = useSuspenseQuery(feedQuery(queryClient));
  const { data: newest } = useQuery(unreadCountQuery());
  const unread = newest?.unreadCount ?? 0;
  const isAllRead = newest?.unreadCount === 0;
  useEffect(() => {
    // Another device may have read them.
    if (isAllRead) changeFeed(queryClient, withAllRead);
  }, [isAllRead, queryClient]);
  const markAll = useMarkAllRead();
  const guard = useSubmitGuard();
  const list = useRef<HTMLDivElement>(null);

  return (
    <div ref={list} className={classes.page}>
      <PageHead
        size="small"
        className={classes.head}
        title={<FormattedMessage id="notifications.title" />}
        lead={
          feed.count > 0 && (
            <output>
              <FormattedMessage id="notifications.unread" values={{ count: unread }} />
            </output>
          )
        }
        aside={
          unread > 0 && (
            <TextLink
              component="button"
              type="button"
              standalone
              aria-busy={markAll.isPending || undefined}
              aria-disabled={markAll.isPending || undefined}
              onClick={() => {
                guard(() =>
                  markAll
                    // The button disappears when everything is read.
                    .mutateAsync(undefined, { onSuccess: () => pageHeading()?.focus({ preventScroll: true }) })
                    .catch(noop),
                );
              }}
            >
              <IconChecks size={16} stroke={1.75} aria-hidden />
              <FormattedMessage id={markAll.isPending ? 'notifications.readAll.busy' : 'notifications.readAll'} />
            </TextLink>
          )
        }
      />
      <p className={classes.choices}>
        <TextLink standalone muted renderRoot={(props) => <Link to={preferencesPath} {...props} />}>
          <IconAdjustments size={16} stroke={1.75} aria-hidden />
          <FormattedMessage id="notifications.choices" />
        </TextLink>
      </p>
      {markAll.isError && (
        <Notice kind="error" role="alert" className={classes.failed}>
          <p>
            <FormattedMessage id="notifications.readAll.failed" />
          </p>
          <ErrorMessages error={markAll.error} />
        </Notice>
      )}
      <NewOnes count={newest ? newSince(feed, newest) : 0} />
      {feed.count === 0 ? (
        <EmptyState
          picture={<Scene name="empty-notifications" />}
          title={<FormattedMessage id="notifications.empty.title" />}
          text={<FormattedMessage id="notifications.empty.text" />}
          actions={
            <Button
              variant="secondary"
              renderRoot={(props) => <Link to="/profile/my-orders/current-orders" {...props} />}
            >
              <FormattedMessage id="notifications.empty.action" />
            </Button>
          }
        />
      ) : (
        <>
          <Days feed={feed} />
          <NextPage feed={feed} list={list} />
        </>
      )}
    </div>
  );
}

/**
 * A button that loads new notifications. It floats above the list, so that nothing moves until the parent presses it.
 */
function NewOnes({ count }: { count: number }) {
  const intl = useIntl();
  const newest = useNewest();
  return (
    <>
      {newest.isError && (
        <Notice kind="error" role="alert" className={classes.failed}>
          <p>
            <FormattedMessage id="notifications.new.failed" />
          </p>
          <ErrorMessages error={newest.error} />
        </Notice>
      )}
      <div className={classes.new}>
        <output>
          {count > 0 && (
            <Button
              size="small"
              icon={<IconArrowUp size={16} stroke={1.75} aria-hidden />}
              loading={newest.isPending}
              loadingLabel={intl.formatMessage({ id: 'notifications.new.busy' })}
              onClick={() => {
                newest.mutate(undefined, {
                  onSuccess: () => pageHeading()?.focus(),
                });
              }}
            >
              <FormattedMessage id="notifications.new" values={{ count }} />
            </Button>
          )}
        </output>
      </div>
    </>
  );
}

function Days({ feed }: { feed: NotificationFeed }) {
  const language = useLanguage();
  const today = riyadhDateOf(useServerNow());
  const actions = useRowActions();
  // A row's link depends on whether its order has ended. Until that is known, it leads to the current orders.
  const { data: currentOrderIds = null } = useQuery({
    ...currentOrdersQuery(),
    meta: { isBackground: true },
    select: idsOf,
  });

  return weeksOf(feed.days).map((week) => (
    <NotificationWeek
      key={week.from}
      week={week}
      deferred={week.before >= drawnAtOnce}
      today={today}
      language={language}
      currentOrderIds={currentOrderIds}
      actions={actions}
    />
  ));
}

/** The number of loaded rows, and a button for the next page if there is one. */
function NextPage({ feed, list }: { feed: NotificationFeed; list: RefObject<HTMLElement | null> }) {
  const { count, total, nextPage } = feed;
  const intl = useIntl();
  const next = useNextPage();
  const hasMore = nextPage !== null;
  return (
    <MoreOfList
      of={{
        shown: count,
        isPaged: hasMore || count > notificationsInPage,
        hasMore,
        isLoadingMore: next.isPending,
        error: next.error,
        loadMore: () => {
          next.mutate();
        },
      }}
      shownText={intl.formatMessage(
        { id: 'notifications.shown' },
        { shown: formatNumber(count), total: formatNumber(Math.max(count, total)) },
      )}
      list={list}
      items="[data-notification]"
    />
  );
}
