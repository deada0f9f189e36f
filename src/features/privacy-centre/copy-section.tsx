import { IconFileDownload } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import { exportKeptHours } from '#src/domain/erasure.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { privacyPath } from './privacy-paths.ts';
import classes from './privacy-page.module.css';
import { PrivacySection } from './privacy-section.tsx';

/** The way to a copy of all data. */
export function CopySection() {
  return (
    <PrivacySection id="privacy-copy" title={<FormattedMessage id="privacy.copy.title" />}>
      <Card padding="none" className={classes.card}>
        <div className={classes.row}>
          <p className={classes.rowText}>
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
      </Card>
    </PrivacySection>
  );
}
