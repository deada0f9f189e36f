import { useSuspenseQuery } from '@tanstack/react-query';
import { IconDownload, IconPrinter } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { dataExportQuery } from '#src/api/data-exports.ts';
import { personalCopyQuery } from '#src/api/personal-copy.ts';
import { InstantText } from '#src/i18n/date-text.tsx';
import { usePageTitle } from '#src/i18n/use-page-title.ts';
import { saveFile } from '#src/pdf/save-file.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { SkeletonList } from '#src/ui/feedback/skeleton-list.tsx';
import { showToast } from '#src/ui/feedback/toast.tsx';
import { CopyParts } from './copy-parts.tsx';
import { PrivacyHead } from './privacy-head.tsx';
import { privacyPath } from './privacy-paths.ts';
import classes from './privacy-page.module.css';

/** How often the state of an unfinished copy is requested. */
const pollMs = 5_000;

/** A copy of all data, to read, print and download (rows G73, G74); its state while it is not ready or has expired. */
export function CopyPage({ exportId }: { exportId: number }) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'privacy.copy.title' });
  usePageTitle(title);
  const { data: made } = useSuspenseQuery({
    ...dataExportQuery(exportId),
    refetchInterval: ({ state }) => (state.data?.status === 'preparing' ? pollMs : false),
  });

  if (made.status === 'ready') {
    return (
      <Suspense fallback={<SkeletonList count={3} />}>
        <ReadyCopy exportId={exportId} title={title} readableUntil={made.expiresAt} />
      </Suspense>
    );
  }
  return (
    <>
      <PrivacyHead title={title} isBelow />
      {made.status === 'preparing' ? (
        <Notice kind="info" announced title={<FormattedMessage id="privacy.copy.preparing" />}>
          <p>
            <FormattedMessage
              id="privacy.copy.requested"
              values={{ date: <InstantText key="date" at={made.requestedAt} /> }}
            />
          </p>
        </Notice>
      ) : (
        <EmptyState
          title={<FormattedMessage id="privacy.copy.expired" />}
          text={<FormattedMessage id="privacy.copy.expired.text" />}
          actions={
            <Button renderRoot={(props) => <Link to={privacyPath} search={{ ask: 'copy' }} {...props} />}>
              <FormattedMessage id="privacy.copy.ask" />
            </Button>
          }
        />
      )}
    </>
  );
}

interface ReadyCopyProps {
  exportId: number;
  title: string;
  readableUntil: string | null;
}

function ReadyCopy({ exportId, title, readableUntil }: ReadyCopyProps) {
  const intl = useIntl();
  const { data: copy } = useSuspenseQuery(personalCopyQuery(exportId));

  function download(): void {
    // The file is made from the memory of this page; its name contains no person's name.
    saveFile(new Blob([copy.json], { type: 'application/json' }), 'nabta-data.json');
    showToast({ id: 'copy', kind: 'success', title: intl.formatMessage({ id: 'privacy.copy.downloaded' }) });
  }

  return (
    <>
      <PrivacyHead
        title={title}
        isBelow
        lead={
          <FormattedMessage id="privacy.copy.asOf" values={{ date: <InstantText key="date" at={copy.exportedAt} /> }} />
        }
        aside={
          <div className={classes.copyActions}>
            <Button
              variant="secondary"
              icon={<IconPrinter size={20} stroke={1.75} aria-hidden />}
              onClick={() => window.print()}
            >
              <FormattedMessage id="report.print" />
            </Button>
            <Button icon={<IconDownload size={20} stroke={1.75} aria-hidden />} onClick={download}>
              <FormattedMessage id="privacy.copy.download" />
            </Button>
          </div>
        }
      />
      <div className={classes.page}>
        <div data-screen-only>
          <Notice kind="info">
            <p>
              <FormattedMessage id="privacy.copy.keepSafe" />
            </p>
            {readableUntil !== null && (
              <p>
                <FormattedMessage
                  id="privacy.copy.readable"
                  values={{ date: <InstantText key="date" at={readableUntil} /> }}
                />
              </p>
            )}
          </Notice>
        </div>
        <CopyParts copy={copy} />
      </div>
    </>
  );
}
