import { IconEye } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import { Button } from '#src/ui/actions/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import rows from '#src/ui/lists/action-rows.module.css';
import { guardiansPath } from '../privacy-paths.ts';
import classes from '../privacy-page.module.css';
import { PrivacySection } from '../privacy-section.tsx';

/** The way from the privacy centre to the adults who may look at the students (row G81). */
export function GuardiansSection() {
  return (
    <PrivacySection id="privacy-guardians" title={<FormattedMessage id="sharing.page.title" />}>
      <Card padding="none" className={classes.card}>
        <div className={rows.row}>
          <p className={rows.text}>
            <FormattedMessage id="sharing.section.text" />
          </p>
          <Button
            variant="secondary"
            size="small"
            icon={<IconEye size={16} stroke={1.75} aria-hidden />}
            renderRoot={(props) => <Link to={guardiansPath} {...props} />}
          >
            <FormattedMessage id="sharing.section.open" />
          </Button>
        </div>
      </Card>
    </PrivacySection>
  );
}
