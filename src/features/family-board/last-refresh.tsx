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
 * When the board's orders, students and days were last refreshed, as long as they can't be refreshed. Days that never
 * loaded have an error in their own place.
 * @param loadedAt when the device received the older of orders and students, in milliseconds since the epoch
 * @param isFailed whether the last request of either failed
 */
export function LastRefresh({ loadedAt, isFailed }: { loadedAt: number; isFailed: boolean }) {
  const days = useQuery(followedDeliveriesQuery());
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const at = days.data === undefined ? loadedAt : Math.min(loadedAt, days.dataUpdatedAt);
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
