import { IconCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { type Consent, consentState } from '#src/domain/consent.ts';
import type { Student } from '#src/domain/student.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { DateText } from '#src/i18n/date-text.tsx';
import { nameOf } from '#src/i18n/localized.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Card } from '#src/ui/layout/card.tsx';
import rows from '#src/ui/lists/action-rows.module.css';
import { Badge } from '#src/ui/text/badge.tsx';
import { ConsentTitle } from './consent-title.tsx';
import classes from './privacy-page.module.css';
import { privacyPath } from './privacy-paths.ts';
import { PrivacySection } from './privacy-section.tsx';

interface ConsentListProps {
  consents: readonly Consent[];
  students: readonly Student[];
  /** Whether a request to erase a student's data, or the account, is pending. */
  isEnding: (studentId: number | null) => boolean;
  onWithdraw: (student: Student) => void;
}

/** Every consent with version, dates and state: those that hold first, then the earlier and withdrawn ones (row G72). */
export function ConsentList({ consents, students, isEnding, onWithdraw }: ConsentListProps) {
  const isInForce = (consent: Consent) => consentState(consent, consents) === 'inForce';
  const past = consents.filter((each) => !isInForce(each));
  const row = (consent: Consent) => (
    <ConsentRow
      key={consent.id}
      consent={consent}
      state={consentState(consent, consents)}
      student={students.find(({ id }) => id === consent.studentId)}
      isEnding={isEnding(null) || isEnding(consent.studentId)}
      onWithdraw={onWithdraw}
    />
  );
  return (
    <PrivacySection
      id="privacy-consents"
      title={<FormattedMessage id="privacy.consents.title" />}
      lead={<FormattedMessage id="privacy.consents.lead" />}
    >
      <Card padding="none" className={classes.card}>
        <ul className={rows.list}>{consents.filter(isInForce).map(row)}</ul>
        {past.length > 0 && (
          <>
            <h3 className={classes.rowsTitle}>
              <FormattedMessage id="privacy.consents.past" />
            </h3>
            <ul className={rows.list}>{past.map(row)}</ul>
          </>
        )}
      </Card>
    </PrivacySection>
  );
}

interface ConsentRowProps extends Pick<ConsentListProps, 'onWithdraw'> {
  consent: Consent;
  state: ReturnType<typeof consentState>;
  /** Undefined for the terms, and for a student who was removed or erased. */
  student: Student | undefined;
  isEnding: boolean;
}

function ConsentRow({ consent, state, student, isEnding, onWithdraw }: ConsentRowProps) {
  const intl = useIntl();
  const language = useLanguage();
  const { version, acceptedAt, withdrawnAt } = consent;
  return (
    <li className={rows.row} data-consent={consent.id}>
      <div className={rows.text}>
        <p className={rows.title}>
          <ConsentTitle consent={consent} student={student} />
        </p>
        <p className={classes.muted}>
          <FormattedMessage
            id="privacy.consents.accepted"
            values={{
              version: <bdi key="version">{version}</bdi>,
              date: <DateText key="date" on={acceptedAt} />,
            }}
          />
        </p>
        {withdrawnAt !== null && (
          <p className={classes.muted}>
            <FormattedMessage
              id="privacy.consents.withdrawn"
              values={{ date: <DateText key="date" on={withdrawnAt} /> }}
            />
          </p>
        )}
      </div>
      <Badge
        tone={state === 'inForce' ? 'pine' : 'plain'}
        icon={state === 'inForce' && <IconCheck size={16} stroke={2} aria-hidden />}
      >
        <FormattedMessage id={`privacy.consents.state.${state}`} />
      </Badge>
      {state === 'inForce' && !isEnding && consent.type === 'terms' && (
        <Button
          variant="secondary"
          size="small"
          aria-label={intl.formatMessage({ id: 'privacy.withdraw.terms' })}
          renderRoot={(props) => <Link to={privacyPath} search={{ ask: 'erasure' }} {...props} />}
        >
          <FormattedMessage id="privacy.withdraw.confirm" />
        </Button>
      )}
      {state === 'inForce' && !isEnding && student !== undefined && (
        <Button
          variant="secondary"
          size="small"
          aria-label={intl.formatMessage({ id: 'privacy.withdraw.studentName' }, { name: nameOf(language, student) })}
          onClick={() => {
            onWithdraw(student);
          }}
        >
          <FormattedMessage id="privacy.withdraw.confirm" />
        </Button>
      )}
    </li>
  );
}
