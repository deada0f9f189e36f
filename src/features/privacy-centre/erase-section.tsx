import { IconEraser, IconUserX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { type Erasure, erasureCancelDays, isErasurePending } from '#src/domain/erasure.ts';
import type { Student } from '#src/domain/student.ts';
import { nameOf } from '#src/i18n/localized.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import rows from '#src/ui/lists/action-rows.module.css';
import { Badge } from '#src/ui/text/badge.tsx';
import { DataText } from '#src/ui/text/data-text.tsx';
import classes from './privacy-page.module.css';
import { privacyPath } from './privacy-paths.ts';
import { PrivacySection } from './privacy-section.tsx';

interface EraseSectionProps {
  students: readonly Student[];
  erasures: readonly Erasure[];
  onErase: (student: Student) => void;
}

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;

/** The ways to erase a student's data and the account; a pending request replaces its way. */
export function EraseSection({ students, erasures, onErase }: EraseSectionProps) {
  const intl = useIntl();
  const language = useLanguage();
  const pending = (
    <Badge tone="warm">
      <FormattedMessage id="privacy.erase.isRequested" />
    </Badge>
  );
  return (
    <PrivacySection
      id="privacy-erase"
      title={<FormattedMessage id="privacy.erase.title" />}
      lead={<FormattedMessage id="privacy.erase.lead" values={{ count: erasureCancelDays }} />}
    >
      <Card padding="none" className={classes.card}>
        <ul className={rows.list}>
          {students.map((student) => (
            <li key={student.id} className={rows.row}>
              <p className={rows.title}>
                <DataText text={nameOf(language, student)} />
              </p>
              {isErasurePending(erasures, student.id) ? (
                pending
              ) : (
                <Button
                  variant="secondary"
                  size="small"
                  icon={<IconEraser {...icon} />}
                  aria-label={intl.formatMessage(
                    { id: 'privacy.erase.studentName' },
                    { name: nameOf(language, student) },
                  )}
                  onClick={() => {
                    onErase(student);
                  }}
                >
                  <FormattedMessage id="privacy.erase.confirm" />
                </Button>
              )}
            </li>
          ))}
          <li className={rows.row}>
            <p className={rows.title}>
              <FormattedMessage id="privacy.erase.account" />
            </p>
            {isErasurePending(erasures, null) ? (
              pending
            ) : (
              <Button
                variant="secondary"
                size="small"
                icon={<IconUserX {...icon} />}
                renderRoot={(props) => <Link to={privacyPath} search={{ ask: 'erasure' }} {...props} />}
              >
                <FormattedMessage id="privacy.erase.account.ask" />
              </Button>
            )}
          </li>
        </ul>
      </Card>
    </PrivacySection>
  );
}
