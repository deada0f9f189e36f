import { IconCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { type Consent, consentState } from '#src/domain/consent.ts';
import type { Student } from '#src/domain/student.ts';
import { DateText } from '#src/i18n/date-text.tsx';
import { nameOf } from '#src/i18n/localized.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { TextLink } from '#src/ui/actions/text-link.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Badge } from '#src/ui/text/badge.tsx';
import { DataText } from '#src/ui/text/data-text.tsx';
import classes from './privacy-page.module.css';
import { PrivacySection } from './privacy-section.tsx';

interface ConsentListProps {
  consents: readonly Consent[];
  students: readonly Student[];
}

/** Every consent with version, dates and state: those that hold first, then the earlier and withdrawn ones (row G72). */
export function ConsentList({ consents, students }: ConsentListProps) {
  const isHeld = (consent: Consent) => consentState(consent, consents) === 'held';
  const past = consents.filter((each) => !isHeld(each));
  const row = (consent: Consent) => (
    <ConsentRow
      key={consent.id}
      consent={consent}
      state={consentState(consent, consents)}
      student={students.find(({ id }) => id === consent.studentId)}
    />
  );
  return (
    <PrivacySection
      id="privacy-consents"
      title={<FormattedMessage id="privacy.consents.title" />}
      lead={<FormattedMessage id="privacy.consents.lead" />}
    >
      <Card padding="none" className={classes.card}>
        <ul className={classes.rows}>{consents.filter(isHeld).map(row)}</ul>
        {past.length > 0 && (
          <>
            <h3 className={classes.rowsTitle}>
              <FormattedMessage id="privacy.consents.past" />
            </h3>
            <ul className={classes.rows}>{past.map(row)}</ul>
          </>
        )}
      </Card>
    </PrivacySection>
  );
}

interface ConsentRowProps {
  consent: Consent;
  state: ReturnType<typeof consentState>;
  /** Undefined for the terms, and for a student who was removed or erased. */
  student: Student | undefined;
}

function ConsentRow({ consent, state, student }: ConsentRowProps) {
  const { version, acceptedAt, withdrawnAt } = consent;
  return (
    <li className={classes.row} data-consent={consent.id}>
      <div className={classes.rowText}>
        <p className={classes.rowTitle}>
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
        tone={state === 'held' ? 'pine' : 'plain'}
        icon={state === 'held' && <IconCheck size={16} stroke={2} aria-hidden />}
      >
        <FormattedMessage id={`privacy.consents.state.${state}`} />
      </Badge>
    </li>
  );
}

function ConsentTitle({ consent, student }: Pick<ConsentRowProps, 'consent' | 'student'>) {
  const language = useLanguage();
  if (consent.type === 'terms') {
    return (
      <FormattedMessage
        id="privacy.consents.terms"
        values={{
          link: (text: ReactNode) => (
            <TextLink key="link" renderRoot={(props) => <Link to="/policy" {...props} />}>
              {text}
            </TextLink>
          ),
        }}
      />
    );
  }
  return student === undefined ? (
    <FormattedMessage id="privacy.consents.conditionsGone" />
  ) : (
    <FormattedMessage
      id="privacy.consents.conditions"
      values={{ name: <DataText key="name" text={nameOf(language, student)} /> }}
    />
  );
}
