import { useQueryClient } from '@tanstack/react-query';
import { IconRefresh, IconWifiOff } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatTime } from '#src/i18n/formats.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { showToast } from '#src/ui/feedback/toast.tsx';
import { useAnnouncedElement } from '#src/ui/feedback/use-announced-element.ts';
import { useIsPageFailed } from '../failed-page-shown.ts';
import classes from './offline-banner.module.css';

const subscribe = (listener: () => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

/** A banner below the top bar while the device is offline: the age of the page's data, and a retry button. */
export function OfflineBanner() {
  const intl = useIntl();
  const language = useLanguage();
  const queryClient = useQueryClient();
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const isUnopened = useIsPageFailed();
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
  // A page that could not be loaded shows no saved data, even if the top bar does.
  const savedAt = isUnopened
    ? []
    : queryClient
        .getQueryCache()
        .findAll({ type: 'active' })
        .map((query) => query.state.dataUpdatedAt)
        .filter((at) => at > 0);

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
          {savedAt.length > 0 ? (
            <FormattedMessage
              id="shell.offline.saved"
              values={{
                time: <bdi>{formatTime(language, new Date(Math.min(...savedAt)))}</bdi>,
              }}
            />
          ) : (
            <FormattedMessage id="shell.offline.nothingSaved" />
          )}
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
