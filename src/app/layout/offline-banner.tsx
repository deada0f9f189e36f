import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { IconRefresh, IconWifiOff } from '@tabler/icons-react';
import { useCallback, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useServerClockLead } from '#src/api/server-now.ts';
import { RecentTimeText } from '#src/i18n/date-text.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { showToast } from '#src/ui/feedback/toast.tsx';
import { useAnnouncedElement } from '#src/ui/feedback/use-announced-element.ts';
import { useIsOnline } from '#src/ui/layout/use-is-online.ts';
import { useIsPageFailed } from '../failed-page-shown.ts';
import classes from './offline-banner.module.css';

/** When the device received the oldest data on the screen, in milliseconds since the epoch; null without data. */
function useOldestAnswer(): number | null {
  const queryCache = useQueryClient().getQueryCache();
  return useSyncExternalStore(
    // The cache reports changes while components render, when no other component may be updated.
    useCallback((listener) => queryCache.subscribe(notifyManager.batchCalls(listener)), [queryCache]),
    () => {
      const answeredAt = queryCache
        .findAll({ type: 'active' })
        .map(({ state }) => state.dataUpdatedAt)
        .filter((at) => at > 0);
      return answeredAt.length === 0 ? null : Math.min(...answeredAt);
    },
    () => null,
  );
}

function DataAge() {
  const answeredAt = useOldestAnswer();
  const clockLead = useServerClockLead();
  // A page that could not be loaded shows no saved data, even if the top bar does.
  const isUnopened = useIsPageFailed();
  if (isUnopened || answeredAt === null) return <FormattedMessage id="shell.offline.nothingSaved" />;
  const time = <RecentTimeText at={answeredAt} clockLead={clockLead} />;
  return <FormattedMessage id="shell.offline.saved" values={{ time }} />;
}

/** A banner below the top bar while the device is offline: the age of the page's data, and a retry button. */
export function OfflineBanner() {
  const intl = useIntl();
  const queryClient = useQueryClient();
  const online = useIsOnline();
  const [retrying, setRetrying] = useState(false);
  const titleId = useId();
  const wasOffline = useRef(false);
  const banner = useAnnouncedElement();

  useEffect(() => {
    if (!online) {
      wasOffline.current = true;
      return;
    }
    if (!wasOffline.current) return;
    wasOffline.current = false;
    showToast({ id: 'online', kind: 'success', title: intl.formatMessage({ id: 'shell.offline.back' }) });
    void queryClient.refetchQueries({ type: 'active' });
  }, [online, intl, queryClient]);

  if (online) return null;

  const retry = async () => {
    setRetrying(true);
    await queryClient.refetchQueries({ type: 'active' });
    setRetrying(false);
  };

  return (
    <section ref={banner} className={classes.banner} aria-labelledby={titleId}>
      <IconWifiOff size={24} stroke={1.75} aria-hidden />
      <div className={classes.words}>
        <strong id={titleId}>
          <FormattedMessage id="shell.offline.title" />
        </strong>
        <span>
          <DataAge />
        </span>
      </div>
      <Button
        size="small"
        variant="secondary"
        loading={retrying}
        loadingLabel={intl.formatMessage({ id: 'shell.offline.retrying' })}
        icon={<IconRefresh size={20} stroke={1.75} aria-hidden />}
        onClick={() => void retry()}
      >
        <FormattedMessage id="shell.offline.retry" />
      </Button>
    </section>
  );
}
