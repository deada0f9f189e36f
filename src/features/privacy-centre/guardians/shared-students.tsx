import { FormattedMessage, useIntl } from 'react-intl';
import type { SharedStudent } from '#src/domain/guardian-access.ts';
import { DateText } from '#src/i18n/date-text.tsx';
import { nameOf } from '#src/i18n/localized.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Card } from '#src/ui/layout/card.tsx';
import rows from '#src/ui/lists/action-rows.module.css';
import { Avatar } from '#src/ui/text/avatar.tsx';
import { DataText } from '#src/ui/text/data-text.tsx';
import { HealthLines } from '../health-lines.tsx';
import classes from '../privacy-page.module.css';
import { PrivacySection } from '../privacy-section.tsx';

/** The students whom other parents share, with their coming lunches, and their health as far as it is shared (row G87). */
export function SharedStudents({ students }: { students: readonly SharedStudent[] }) {
  return (
    <PrivacySection id="sharing-students" title={<FormattedMessage id="sharing.students.title" />}>
      {students.length === 0 && (
        <p className={classes.lead}>
          <FormattedMessage id="sharing.students.none" />
        </p>
      )}
      <div className={classes.family}>
        {students.map((student) => (
          <SharedStudentCard key={student.id} student={student} />
        ))}
      </div>
    </PrivacySection>
  );
}

function SharedStudentCard({ student }: { student: SharedStudent }) {
  const intl = useIntl();
  const language = useLanguage();
  const headingId = `shared-${student.id}`;
  const lunchesId = `${headingId}-lunches`;
  const name = nameOf(language, student);
  return (
    <Card component="article" padding="none" className={classes.card} aria-labelledby={headingId}>
      <div className={classes.person}>
        <Avatar name={name} id={String(student.id)} size={40} />
        <h3 id={headingId}>
          <DataText text={name} />
        </h3>
      </div>
      <p className={classes.muted}>
        <DataText text={nameOf(language, student.school)} /> ·{' '}
        <DataText text={nameOf(language, student.educationalLevel)} /> ·{' '}
        <FormattedMessage
          id="sharing.students.by"
          values={{ name: <DataText key="name" text={student.ownerName} /> }}
        />
      </p>
      <dl className={classes.health}>
        <dt className={classes.muted}>
          <FormattedMessage id="privacy.copy.health" />
        </dt>
        {student.health === null ? (
          <dd>
            <FormattedMessage id="sharing.students.noHealth" />
          </dd>
        ) : (
          <HealthLines student={student.health} />
        )}
      </dl>
      <h4 id={lunchesId} className={classes.rowsTitle}>
        <FormattedMessage id="sharing.students.lunches" values={{ name: <DataText text={name} /> }} />
      </h4>
      {student.lunches.length === 0 ? (
        <p className={classes.muted}>
          <FormattedMessage id="sharing.students.noLunch" />
        </p>
      ) : (
        <ul className={classes.entries} aria-labelledby={lunchesId}>
          {student.lunches.map(({ on, status, dishes }) => (
            <li key={on}>
              <p className={rows.title}>
                <DateText on={on} /> · <FormattedMessage id={`sharing.lunch.${status}`} />
              </p>
              {dishes.length > 0 && (
                <p className={classes.muted}>
                  {intl.formatList(
                    dishes.map((dish) => nameOf(language, dish)),
                    { type: 'unit' },
                  )}
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
