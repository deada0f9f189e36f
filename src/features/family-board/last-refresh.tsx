import { useQuery } from '@tanstack/react-query';
import { IconRefreshAlert } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { useServerClockLead } from '#src/api/server-now.ts';
import { RecentTimeText } from '#src/i18n/date-text.tsx';
import { useIsOnline } from '#src/ui/layout/use-is-online.ts';
import { followedDeliveriesQuery } from './board-queries.ts';
import classes from './last-refresh.module.css';

/**
 * When the board's orders, students and days were last refreshed, as long as they can't be refreshed. Days that never
 * loaded have an error in their own place.
 * @param loadedAt when the device received the older of orders and students, in milliseconds since the epoch
 * @param isFailed whether the last request of either failed
 */
export function LastRefresh({ loadedAt, isFailed }: { loadedAt: number; isFailed: boolean }) {
  const days = useQuery(followedDeliveriesQuery());
  const isOnline = useIsOnline();
  const clockLead = useServerClockLead();
  const at = days.data === undefined ? loadedAt : Math.min(loadedAt, days.dataUpdatedAt);
  return (
    <p className={classes.refresh} role="status">
      {(isFailed || days.isRefetchError || !isOnline) && (
        <>
          <IconRefreshAlert size={16} stroke={1.75} aria-hidden />
          <span>
            <FormattedMessage
              id="board.refreshed"
              values={{ time: <RecentTimeText at={at} clockLead={clockLead} /> }}
            />
          </span>
        </>
      )}
    </p>
  );
}
