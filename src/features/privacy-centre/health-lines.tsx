import { FormattedMessage, useIntl } from 'react-intl';
import { shownHealth } from '#src/domain/shown-health.ts';
import type { Student } from '#src/domain/student.ts';
import { nameOf } from '#src/i18n/localized.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { DataText } from '#src/ui/text/data-text.tsx';
import classes from './privacy-page.module.css';

/** Every allergy and illness of a student, as descriptions of a list; "No health issue" only if none is known. */
export function HealthLines({ student }: { student: Pick<Student, 'allergens' | 'healthIssues'> }) {
  const intl = useIntl();
  const language = useLanguage();
  const lines = shownHealth(student);
  if (lines.length === 0) {
    return (
      <dd>
        <FormattedMessage id="students.card.healthy" />
      </dd>
    );
  }
  return lines.map((line) =>
    line.kind === 'allergens' ? (
      <dd key={line.kind}>
        {intl.formatList(
          line.allergens.map(({ severity, ...named }) => {
            const allergen = nameOf(language, named) || named.code;
            return severity === null
              ? allergen
              : intl.formatMessage({ id: `students.card.severity.${severity}` }, { allergen });
          }),
          { type: 'unit' },
        )}
      </dd>
    ) : (
      <dd key={line.issue.id}>
        <DataText text={nameOf(language, line.issue)} />
        {line.issue.description !== null && (
          <span className={classes.note}>
            <DataText text={line.issue.description} />
          </span>
        )}
      </dd>
    ),
  );
}
