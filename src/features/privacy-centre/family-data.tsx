import { Link } from '@tanstack/react-router';
import { type ReactElement, type ReactNode, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type Consent, consentInForce } from '#src/domain/consent.ts';
import { maskPhoneNumber } from '#src/domain/phone-number.ts';
import type { Student } from '#src/domain/student.ts';
import type { User } from '#src/domain/user.ts';
import { DateText } from '#src/i18n/date-text.tsx';
import { nameOf } from '#src/i18n/localized.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { TextLink } from '#src/ui/actions/text-link.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Avatar } from '#src/ui/text/avatar.tsx';
import { DataText } from '#src/ui/text/data-text.tsx';
import { EmailText } from '#src/ui/text/email-text.tsx';
import { HealthLines } from './health-lines.tsx';
import { editAccountPath } from './privacy-paths.ts';
import classes from './privacy-page.module.css';
import { PrivacySection } from './privacy-section.tsx';

interface FamilyDataProps {
  user: User;
  students: readonly Student[];
  consents: readonly Consent[];
}

/** What is kept about the parent and each student, by purpose. */
export function FamilyData({ user, students, consents }: FamilyDataProps) {
  return (
    <PrivacySection id="privacy-family" title={<FormattedMessage id="privacy.family.title" />}>
      <div className={classes.family}>
        <ParentData user={user} terms={consentInForce(consents, null)} />
        {students.map((student) => (
          <StudentData key={student.id} student={student} consent={consentInForce(consents, student.id)} />
        ))}
      </div>
    </PrivacySection>
  );
}

interface PersonProps {
  id: string;
  name: string;
  /** The link to the form that changes the data. */
  changeLink: (props: object) => ReactElement;
  children: ReactNode;
}

function Person({ id, name, changeLink, children }: PersonProps) {
  const intl = useIntl();
  const titleId = useId();
  return (
    <Card component="article" padding="none" className={classes.card} aria-labelledby={titleId}>
      <div className={classes.person}>
        <Avatar name={name} id={id} />
        <h3 id={titleId}>
          <DataText text={name} />
        </h3>
        <TextLink
          standalone
          aria-label={intl.formatMessage({ id: 'privacy.family.changeName' }, { name })}
          renderRoot={changeLink}
        >
          <FormattedMessage id="privacy.family.change" />
        </TextLink>
      </div>
      <dl className={classes.purposes}>{children}</dl>
    </Card>
  );
}

function Purpose({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      {children}
    </div>
  );
}

function ParentData({ user, terms }: { user: User; terms: Consent | undefined }) {
  return (
    <Person id={`user-${user.id}`} name={user.name} changeLink={(props) => <Link to={editAccountPath} {...props} />}>
      <Purpose label={<FormattedMessage id="privacy.purpose.account" />}>
        <dd>
          <bdi dir="ltr">{maskPhoneNumber(user.mobileNumber)}</bdi>
        </dd>
        <dd>
          {user.email === null ? (
            <FormattedMessage id="myAccount.details.noEmail" />
          ) : (
            <EmailText address={user.email} />
          )}
        </dd>
      </Purpose>
      <Purpose label={<FormattedMessage id="privacy.purpose.payments" />}>
        <dd>
          <TextLink renderRoot={(props) => <Link to="/profile/my-orders/order" {...props} />}>
            <FormattedMessage id="profile.menu.payments" />
          </TextLink>
        </dd>
        <dd>
          <TextLink renderRoot={(props) => <Link to="/profile/my-orders/payment" {...props} />}>
            <FormattedMessage id="privacy.family.cards" />
          </TextLink>
        </dd>
      </Purpose>
      <Purpose label={<FormattedMessage id="privacy.purpose.messages" />}>
        <dd>
          <TextLink renderRoot={(props) => <Link to="/notification" {...props} />}>
            <FormattedMessage id="notifications.title" />
          </TextLink>
        </dd>
      </Purpose>
      <Purpose label={<FormattedMessage id="privacy.purpose.consent" />}>
        <HeldConsent consent={terms} />
      </Purpose>
    </Person>
  );
}

function StudentData({ student, consent }: { student: Student; consent: Consent | undefined }) {
  const language = useLanguage();
  const { homeAddress: home } = student;
  return (
    <Person
      id={String(student.id)}
      name={nameOf(language, student)}
      changeLink={(props) => (
        <Link
          to="/profile/my-account/applicants/edit-applicants/$applicantId"
          params={{ applicantId: String(student.id) }}
          {...props}
        />
      )}
    >
      <Purpose label={<FormattedMessage id="privacy.purpose.kitchen" />}>
        <HealthLines student={student} />
      </Purpose>
      <Purpose label={<FormattedMessage id="privacy.purpose.delivery" />}>
        <dd>
          <DataText text={nameOf(language, student.school)} />
        </dd>
        <dd>
          <DataText text={nameOf(language, student.educationalLevel)} />
        </dd>
        <dd>
          <FormattedMessage
            id="privacy.family.born"
            values={{ date: <DateText on={student.birthDate} variant="date" /> }}
          />
        </dd>
        <dd>
          {home === null ? (
            <FormattedMessage id="privacy.family.noHome" />
          ) : (
            <FormattedMessage
              id="privacy.family.home"
              values={{ place: <DataText text={nameOf(language, home.neighbourhood) || (home.shortAddress ?? '')} /> }}
            />
          )}
        </dd>
      </Purpose>
      <Purpose label={<FormattedMessage id="privacy.purpose.orders" />}>
        {student.activeSubscription !== null && (
          <dd>
            <DataText text={nameOf(language, student.activeSubscription.package)} />
          </dd>
        )}
        <dd>
          <TextLink renderRoot={(props) => <Link to="/profile/my-orders/history" {...props} />}>
            <FormattedMessage id="profile.menu.history" />
          </TextLink>
        </dd>
      </Purpose>
      <Purpose label={<FormattedMessage id="privacy.purpose.consent" />}>
        <HeldConsent consent={consent} />
      </Purpose>
    </Person>
  );
}

function HeldConsent({ consent }: { consent: Consent | undefined }) {
  return (
    <dd>
      {consent === undefined ? (
        <FormattedMessage id="privacy.family.noConsent" />
      ) : (
        <FormattedMessage
          id="privacy.family.consent"
          values={{
            version: <bdi key="version">{consent.version}</bdi>,
            date: <DateText key="date" on={consent.acceptedAt} variant="date" />,
          }}
        />
      )}
    </dd>
  );
}
