import { useQuery } from '@tanstack/react-query';
import { IconRefreshAlert } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { FormattedMessage } from 'react-intl';
import { RecentTimeText } from '#src/i18n/date-text.tsx';
import { followedDeliveriesQuery } from './board-queries.ts';
import classes from './last-refresh.module.css';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/**
 * When the board's orders and days were last refreshed, as long as they can't be refreshed. Days that never loaded have
 * an error in their own place.
 * @param ordersAt when the device received the orders, in milliseconds since the epoch
 * @param isFailed whether the last request of the orders failed
 */
export function LastRefresh({ ordersAt, isFailed }: { ordersAt: number; isFailed: boolean }) {
  const days = useQuery(followedDeliveriesQuery());
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const at = days.data === undefined ? ordersAt : Math.min(ordersAt, days.dataUpdatedAt);
  return (
    <p className={classes.refresh} role="status">
      {(isFailed || days.isRefetchError || !isOnline) && (
        <>
          <IconRefreshAlert size={16} stroke={1.75} aria-hidden />
          <span>
            <FormattedMessage id="board.refreshed" values={{ time: <RecentTimeText at={at} /> }} />
          </span>
        </>
      )}
    </p>
  );
}
