import { IconTruckDelivery } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Order } from '#src/domain/order.ts';
import { usePages } from '#src/api/pages.ts';
import { MoreOfList } from '#src/errors/more-of-list.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Scene } from '#src/ui/illustrations/scene.tsx';
import { ListPages } from '#src/ui/lists/list-pages.tsx';
import { HistoryCard } from './history-card.tsx';
import classes from './history-list.module.css';
import { historyPagesQuery } from './history-queries.ts';
import type { HistoryFilter } from './history-search.ts';

type HistoryListProps = {
  filter: HistoryFilter;
  /** Whether other orders are loading to replace these. */
  dimmed: boolean;
  onShowAll: () => void;
};

/** The orders that match the filter, in pages; a further page is appended without changing those above. */
export function HistoryList({ filter, dimmed, onShowAll }: HistoryListProps) {
  const intl = useIntl();
  const orders = usePages(historyPagesQuery(filter));
  const { shown, total } = orders;
  const list = useRef<HTMLDivElement>(null);

  if (total === 0) return <NoHistory filter={filter} onShowAll={onShowAll} />;
  return (
    <>
      <div ref={list} className={classes.list} data-dimmed={dimmed || undefined}>
        <ListPages
          pages={orders.pages}
          renderItem={renderOrder}
          pageClassName={classes.cards}
          name={`history ${JSON.stringify(filter)}`}
        />
      </div>
      <MoreOfList
        of={orders}
        shownText={intl.formatMessage({ id: 'orders.shown' }, { shown, total })}
        list={list}
        items="article"
      />
    </>
  );
}

function renderOrder(order: Order) {
  return <HistoryCard order={order} />;
}

function NoHistory({ filter: { status, ...days }, onShowAll }: Pick<HistoryListProps, 'filter' | 'onShowAll'>) {
  const isOfDays = Object.keys(days).length > 0;
  return (
    <EmptyState
      picture={<Scene name="empty-orders" />}
      title={<FormattedMessage id="orders.empty.title" />}
      text={
        isOfDays ? (
          <FormattedMessage id="history.empty.days" />
        ) : (
          <FormattedMessage id={status === undefined ? 'history.empty.text' : `history.empty.${status}`} />
        )
      }
      actions={
        isOfDays || status !== undefined ? (
          <Button onClick={onShowAll}>
            <FormattedMessage id="list.clearFilter" />
          </Button>
        ) : (
          <Button
            icon={<IconTruckDelivery size={20} stroke={1.75} data-flip aria-hidden />}
            renderRoot={(props) => <Link to="/profile/my-orders/current-orders" {...props} />}
          >
            <FormattedMessage id="history.empty.current" />
          </Button>
        )
      }
    />
  );
}
