import { IconAlertHexagon, IconHeartbeat, IconMoodSmile } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { shownHealth } from '#src/domain/shown-health.ts';
import type { Student } from '#src/domain/student.ts';
import { nameOf } from '#src/i18n/localized.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Badge } from '#src/ui/text/badge.tsx';
import { DataText } from '#src/ui/text/data-text.tsx';
import { languageOfText } from '#src/ui/text/text-direction.ts';
import classes from './student-card.module.css';

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;

/** A student's health issues as badges. The full note of each is beside its badge, or below it if it is long. */
export function StudentHealthBadges({ student }: { student: Pick<Student, 'healthIssues' | 'allergens'> }) {
  const intl = useIntl();
  const language = useLanguage();
  const lines = shownHealth(student);

  if (lines.length === 0) {
    return (
      <p className={classes.health}>
        <Badge tone="plain" icon={<IconMoodSmile {...icon} />}>
          <FormattedMessage id="students.card.healthy" />
        </Badge>
      </p>
    );
  }
  return (
    <ul className={classes.healthList}>
      {lines.map((line) => (
        <li
          key={line.kind === 'allergens' ? line.kind : `${line.issue.id} ${line.issue.description}`}
          className={classes.health}
        >
          {line.kind === 'allergens' ? (
            <>
              <Badge tone="warm" icon={<IconAlertHexagon {...icon} />}>
                <FormattedMessage id="students.card.allergy" />
              </Badge>
              <span>
                {intl.formatList(
                  line.allergens.map(({ severity, ...named }) => {
                    const allergen = nameOf(language, named) || named.code;
                    // An allergen with an unknown severity is still shown.
                    return severity === null
                      ? allergen
                      : intl.formatMessage({ id: `students.card.severity.${severity}` }, { allergen });
                  }),
                  { type: 'unit' },
                )}
              </span>
            </>
          ) : (
            <>
              <Badge
                tone={line.kind === 'allergy' ? 'warm' : 'info'}
                icon={line.kind === 'allergy' ? <IconAlertHexagon {...icon} /> : <IconHeartbeat {...icon} />}
              >
                <DataText text={nameOf(language, line.issue)} />
              </Badge>
              {line.issue.description !== null && (
                <bdi className={classes.detail} lang={languageOfText(line.issue.description)}>
                  {line.issue.description}
                </bdi>
              )}
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
