import { IconAlertHexagon, IconHeartbeat, IconMoodSmile } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Applicant } from '#src/api/generated/model/applicant.ts';
import { nameOf } from '#src/i18n/localized.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Badge } from '#src/ui/badge.tsx';
import classes from './student-card.module.css';

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;

/** A child's health: each issue as a badge with its detail beside it, below it where it is long, never cut. */
export function StudentHealthBadges({ applicant }: { applicant: Applicant }) {
  const intl = useIntl();
  const language = useLanguage();
  const { allergens, health_issues } = applicant;
  const allergies = health_issues.filter(({ category }) => category === 'allergy');
  const others = health_issues.filter(({ category }) => category !== 'allergy');
  const notes = [...new Set(allergies.map(({ description }) => description).filter((note) => note !== null))];
  const eaten =
    allergens.length > 0
      ? allergens.map((allergen) =>
          intl.formatMessage(
            { id: `students.card.severity.${allergen.severity}` },
            { allergen: nameOf(language, allergen) },
          ),
        )
      : allergies.map((issue) => nameOf(language, issue));

  if (eaten.length === 0 && others.length === 0) {
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
      {eaten.length > 0 && (
        <li className={classes.health}>
          <Badge tone="warm" icon={<IconAlertHexagon {...icon} />}>
            <FormattedMessage id="students.card.allergy" />
          </Badge>
          <span>{intl.formatList(eaten, { type: 'unit' })}</span>
          {notes.map((note) => (
            <bdi key={note} className={classes.note}>
              {note}
            </bdi>
          ))}
        </li>
      )}
      {others.map((issue) => (
        <li key={issue.health_issue_id} className={classes.health}>
          <Badge tone="info" icon={<IconHeartbeat {...icon} />}>
            {nameOf(language, issue)}
          </Badge>
          {issue.description !== null && <bdi className={classes.detail}>{issue.description}</bdi>}
        </li>
      ))}
    </ul>
  );
}
