import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { IconTruckDelivery } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { memo, useLayoutEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ErrorMessages } from '#src/errors/error-messages.tsx';
import type { Order } from '#src/domain/order.ts';
import type { HistoricalOrderStatus } from '#src/domain/order-states.ts';
import { useSteadyRows } from '#src/api/pages.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Scene } from '#src/ui/illustrations/scene.tsx';
import { useFocusFirstNew } from '#src/ui/lists/use-focus-first-new.ts';
import { useLongWait } from '#src/ui/feedback/use-long-wait.ts';
import { HistoryCard } from './history-card.tsx';
import classes from './history-list.module.css';
import { historyPagesQuery } from './history-queries.ts';

type HistoryListProps = {
  status: HistoricalOrderStatus | undefined;
  /** Others are on their way to replace these. */
  dimmed: boolean;
  onShowAll: () => void;
};

/** The orders that fit, page after page; a further page is put below without touching those above. */
export function HistoryList({ status, dimmed, onShowAll }: HistoryListProps) {
  const intl = useIntl();
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError, error, refetch } =
    useSuspenseInfiniteQuery(historyPagesQuery(status));
  const isLongWait = useLongWait(isFetchingNextPage);
  const list = useRef<HTMLDivElement>(null);
  const { pages } = data;
  const total = pages[0]?.meta.total_count ?? 0;
  const orders = useSteadyRows(pages, (page) => page.data.orders, refetch);
  const shown = orders.flat().length;
  const shownText = intl.formatMessage({ id: 'history.shown' }, { shown, total });
  const onMore = useFocusFirstNew({ list, items: 'article', shown, hasMore: hasNextPage, shownText });

  if (total === 0) return <NoHistory status={status} onShowAll={onShowAll} />;
  return (
    <>
      <div ref={list} className={classes.list} data-dimmed={dimmed || undefined}>
        {pages.map(({ meta }, index) => (
          <HistoryCards key={meta.page} place={`${status ?? ''} ${meta.page}`} orders={orders[index] ?? []} />
        ))}
      </div>
      {(hasNextPage || pages.length > 1) && (
        <div className={classes.more}>
          {isFetchNextPageError && (
            <Notice kind="error" role="alert">
              <p>
                <FormattedMessage id="history.more.failed" />
              </p>
              <ErrorMessages error={error} />
            </Notice>
          )}
          <p className={classes.shown}>{shownText}</p>
          {hasNextPage && (
            <Button
              variant="secondary"
              loading={isLongWait}
              loadingLabel={intl.formatMessage({ id: 'history.more.busy' })}
              onClick={() => {
                onMore();
                void fetchNextPage({ cancelRefetch: false });
              }}
            >
              <FormattedMessage id={isFetchNextPageError ? 'history.retry' : 'history.more'} />
            </Button>
          )}
        </div>
      )}
    </>
  );
}

/** How high pages were when they were left, so that Back finds its place in a list whose far pages are not drawn. */
const heights = new Map<string, number>();

type HistoryCardsProps = {
  /** Filter and page. */
  place: string;
  orders: readonly Order[];
};

/** One page of cards; the query keeps a page it has, so that this renders once however many follow. */
const HistoryCards = memo(function HistoryCards({ place, orders }: HistoryCardsProps) {
  const cards = useRef<HTMLDivElement>(null);
  const [height] = useState(() => heights.get(place));
  useLayoutEffect(() => {
    const element = cards.current;
    return () => {
      if (element) heights.set(place, element.offsetHeight);
    };
  }, [place]);
  return (
    <div
      ref={cards}
      className={classes.cards}
      style={height === undefined ? undefined : { containIntrinsicBlockSize: `auto ${height}px` }}
    >
      {orders.map((order) => (
        <HistoryCard key={order.id} order={order} />
      ))}
    </div>
  );
});

function NoHistory({ status, onShowAll }: Pick<HistoryListProps, 'status' | 'onShowAll'>) {
  return (
    <EmptyState
      picture={<Scene name="empty-orders" className={classes.scene} />}
      title={<FormattedMessage id="orders.empty.title" />}
      text={<FormattedMessage id={status === undefined ? 'history.empty.text' : `history.empty.${status}`} />}
      actions={
        status === undefined ? (
          <Button
            icon={<IconTruckDelivery size={20} stroke={1.75} data-flip aria-hidden />}
            renderRoot={(props) => <Link to="/profile/my-orders/current-orders" {...props} />}
          >
            <FormattedMessage id="history.empty.current" />
          </Button>
        ) : (
          <Button onClick={onShowAll}>
            <FormattedMessage id="history.empty.all" />
          </Button>
        )
      }
    />
  );
}
