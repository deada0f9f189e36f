import { IconFileDownload } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import type { DataExport } from '#src/domain/data-export.ts';
import { exportKeptHours } from '#src/domain/erasure.ts';
import { InstantText } from '#src/i18n/date-text.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import rows from '#src/ui/lists/action-rows.module.css';
import { Badge, type BadgeProps } from '#src/ui/text/badge.tsx';
import { privacyPath } from './privacy-paths.ts';
import classes from './privacy-page.module.css';
import { PrivacySection } from './privacy-section.tsx';

const tones: Record<DataExport['status'], BadgeProps['tone']> = {
  preparing: 'info',
  ready: 'pine',
  expired: 'plain',
};

/** The way to a copy of all data, and the copies that were made (row G80). */
export function CopySection({ copies }: { copies: readonly DataExport[] }) {
  return (
    <PrivacySection id="privacy-copy" title={<FormattedMessage id="privacy.copy.title" />}>
      <Card padding="none" className={classes.card}>
        <div className={rows.row}>
          <p className={rows.text}>
            <FormattedMessage id="privacy.copy.what" values={{ count: exportKeptHours }} />
          </p>
          <Button
            variant="secondary"
            size="small"
            icon={<IconFileDownload size={16} stroke={1.75} aria-hidden />}
            renderRoot={(props) => <Link to={privacyPath} search={{ ask: 'copy' }} {...props} />}
          >
            <FormattedMessage id="privacy.copy.ask" />
          </Button>
        </div>
        {copies.length > 0 && (
          <>
            <h3 id="privacy-copies" className={classes.rowsTitle}>
              <FormattedMessage id="privacy.copy.list" />
            </h3>
            <ul aria-labelledby="privacy-copies" className={rows.list}>
              {copies.map((copy) => (
                <CopyRow key={copy.id} copy={copy} />
              ))}
            </ul>
          </>
        )}
      </Card>
    </PrivacySection>
  );
}

function CopyRow({ copy: { id, status, requestedAt, expiresAt } }: { copy: DataExport }) {
  return (
    <li className={rows.row} data-copy={id}>
      <div className={rows.text}>
        <p id={`copy-${id}`} className={rows.title}>
          <FormattedMessage
            id="privacy.copy.requestedAt"
            values={{ date: <InstantText key="date" at={requestedAt} /> }}
          />
        </p>
        {status === 'ready' && expiresAt !== null && (
          <p className={classes.muted}>
            <FormattedMessage id="privacy.copy.readable" values={{ date: <InstantText key="date" at={expiresAt} /> }} />
          </p>
        )}
      </div>
      <Badge tone={tones[status]}>
        <FormattedMessage id={`privacy.copy.state.${status}`} />
      </Badge>
      {status !== 'expired' && (
        <Button
          id={`copy-${id}-open`}
          aria-labelledby={`copy-${id}-open copy-${id}`}
          variant="secondary"
          size="small"
          renderRoot={(props) => (
            <Link to="/profile/my-account/privacy/copy/$exportId" params={{ exportId: String(id) }} {...props} />
          )}
        >
          <FormattedMessage id="privacy.copy.open" />
        </Button>
      )}
    </li>
  );
}
