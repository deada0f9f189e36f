import { IconAlertHexagon, IconDots, IconHeartbeat, IconMoodSmile } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type Allergen, allergySeverities, type HealthIssue } from '#src/domain/health.ts';
import { cleanName } from '#src/domain/person-fields.ts';
import type { ServerForm } from '#src/forms/use-server-form.ts';
import { nameOf } from '#src/i18n/localized.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Chip } from '#src/ui/actions/chip.tsx';
import { ChoiceCard } from '#src/ui/fields/choice-card.tsx';
import { ChoiceGroup } from '#src/ui/fields/choice-group.tsx';
import { FormSection } from '#src/ui/fields/form-section.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { TextAreaField } from '#src/ui/fields/text-area-field.tsx';
import { DataText } from '#src/ui/text/data-text.tsx';
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx';
import { maxLengths } from '#src/features/students/form/field-lengths.ts';
import classes from '#src/features/students/form/student-form.module.css';
import {
  allergyChoice,
  cardOf,
  fittingPackages,
  namedIssues,
  noIssueChoice,
  withExclusiveNone,
} from './student-health.ts';
import type { StudentValues } from '#src/features/students/form/student-values.ts';

interface HealthSectionProps {
  form: ServerForm<StudentValues>;
  issues: readonly HealthIssue[];
  allergens: readonly Allergen[];
}

const iconSize = { size: 20, stroke: 1.75 };
const icons = {
  chronic: <IconHeartbeat {...iconSize} />,
  allergy: <IconAlertHexagon {...iconSize} />,
  other: <IconDots {...iconSize} />,
} as const;

/** The section for health issues with notes for the kitchen, and for allergens with the severity of the reaction. */
export function HealthSection({ form, issues, allergens }: HealthSectionProps) {
  const intl = useIntl();
  const language = useLanguage();
  const { values } = form;
  const hasAllergy = values.issues.includes(allergyChoice);
  const ownCards = issues.filter((issue) => cardOf(issue) !== allergyChoice);
  const chosenAllergens = hasAllergy ? allergens.filter(({ code }) => code in values.allergens) : [];
  const fits = fittingPackages(values, issues);
  const optional = intl.formatMessage({ id: 'student.form.optional' });
  const name = nameOf(language, { name: cleanName(values.name), arabicName: cleanName(values.arabicName) });

  const noteOf = (issue: HealthIssue, index: number) => {
    const field = `descriptions.${issue.id}`;
    const text = values.descriptions[String(issue.id)] ?? '';
    return (
      <TextAreaField
        key={field}
        id={form.fieldId(field)}
        label={intl.formatMessage({ id: 'student.health.describe' }, { issue: nameOf(language, issue) })}
        help={index === 0 ? intl.formatMessage({ id: 'student.health.describeHelp' }) : undefined}
        count={
          text === ''
            ? undefined
            : intl.formatMessage({ id: 'student.health.count' }, { count: text.length, most: maxLengths.description })
        }
        maxLength={maxLengths.description}
        autoComplete="off"
        optionalMark={issue.requiresDescription ? undefined : optional}
        {...form.getInputProps(field)}
        value={text}
      />
    );
  };

  return (
    <FormSection
      title={<FormattedMessage id="student.health.title" />}
      text={<FormattedMessage id="student.health.text" />}
    >
      <ChoiceGroup
        id={form.fieldId('issues')}
        label={intl.formatMessage({ id: 'student.health.label' })}
        labelHidden
        multiple
        className={classes.issues}
        value={values.issues}
        error={form.errors['issues']}
        onChange={(chosen) => {
          form.setFieldValue('issues', withExclusiveNone(values.issues, chosen));
        }}
      >
        <ChoiceCard
          value={noIssueChoice}
          stacked
          icon={<IconMoodSmile {...iconSize} />}
          label={intl.formatMessage({ id: 'student.health.none' })}
        />
        <ChoiceCard
          value={allergyChoice}
          stacked
          icon={<IconAlertHexagon {...iconSize} />}
          label={intl.formatMessage({ id: 'student.health.allergy' })}
        />
        {ownCards.map((issue) => (
          <ChoiceCard
            key={issue.id}
            value={String(issue.id)}
            stacked
            icon={icons[issue.category ?? 'other']}
            label={nameOf(language, issue)}
          />
        ))}
      </ChoiceGroup>

      {hasAllergy && (
        <ChoiceGroup
          id={form.fieldId('allergens')}
          label={intl.formatMessage({ id: 'student.health.allergens' })}
          multiple
          layout="chips"
          value={Object.keys(values.allergens)}
          error={form.errors['allergens']}
          onChange={(codes) => {
            form.setFieldValue(
              'allergens',
              Object.fromEntries(codes.map((code) => [code, values.allergens[code] ?? null])),
            );
          }}
        >
          {allergens.map((allergen) => (
            <Chip key={allergen.code} value={allergen.code}>
              <DataText text={nameOf(language, allergen)} />
            </Chip>
          ))}
        </ChoiceGroup>
      )}
      {chosenAllergens.length > 0 && (
        <div className={classes.severities}>
          <p aria-hidden>
            <FormattedMessage id="student.health.severity" />
          </p>
          {chosenAllergens.map((allergen) => (
            <ChoiceGroup
              key={allergen.code}
              id={form.fieldId(`allergens.${allergen.code}`)}
              className={classes.severity}
              label={
                <>
                  <DataText text={nameOf(language, allergen)} />
                  <VisuallyHidden>
                    : <FormattedMessage id="student.health.severity" />
                  </VisuallyHidden>
                </>
              }
              layout="segment"
              value={values.allergens[allergen.code] ?? null}
              error={form.errors[`allergens.${allergen.code}`]}
              onChange={(chosen) => {
                const severity = allergySeverities.find((each) => each === chosen) ?? null;
                form.setFieldValue(`allergens.${allergen.code}`, severity);
              }}
            >
              {allergySeverities.map((severity) => (
                <Chip key={severity} value={severity} segment>
                  {intl.formatMessage({ id: `student.health.${severity}` })}
                </Chip>
              ))}
            </ChoiceGroup>
          ))}
        </div>
      )}
      {namedIssues(values, issues).map(noteOf)}
      {fits !== null && (
        <Notice kind="info" announced>
          <FormattedMessage
            id={`student.health.fits.${fits}`}
            values={{ known: name === '' ? 'no' : 'yes', name: <DataText text={name} /> }}
          />
        </Notice>
      )}
    </FormSection>
  );
}
