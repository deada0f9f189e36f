import { IconRefreshAlert } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { FormattedMessage } from 'react-intl';
import { formatTime } from '#src/i18n/formats.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
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
 * When the board was last refreshed, as long as it can't be refreshed.
 * @param at when the device received it, in milliseconds since the epoch
 * @param failed whether the last request failed
 */
export function LastRefresh({ at, failed }: { at: number; failed: boolean }) {
  const language = useLanguage();
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <p className={classes.refresh} role="status">
      {(failed || !isOnline) && (
        <>
          <IconRefreshAlert size={16} stroke={1.75} aria-hidden />
          <span>
            <FormattedMessage id="board.refreshed" values={{ time: <bdi>{formatTime(language, new Date(at))}</bdi> }} />
          </span>
        </>
      )}
    </p>
  );
}
