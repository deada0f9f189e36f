import { FormattedMessage } from 'react-intl';
import { LoadErrorNotice } from '#src/errors/load-error-notice.tsx';

/** The notice for a first week of which a part did not load. */
export function FirstWeekFailed({ error, retry }: { error?: unknown; retry: () => void }) {
  return (
    <LoadErrorNotice
      kind="plain"
      text={<FormattedMessage id="menu.failed" />}
      error={error}
      retry={retry}
      retryLabel={<FormattedMessage id="meals.retry" />}
    />
  );
}
