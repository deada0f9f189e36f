import { FormattedMessage, useIntl } from 'react-intl';
import { ageOn } from '#src/domain/age.ts';
import type { EducationalLevel } from '#src/domain/school.ts';
import { formatDate } from '#src/i18n/formats.ts';
import type { ServerForm } from '#src/forms/use-server-form.ts';
import { nameOf } from '#src/i18n/localized.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { afterPress } from '#src/ui/actions/after-press.ts';
import { BirthDateField } from '#src/ui/fields/birth-date-field.tsx';
import { FormSection } from '#src/ui/fields/form-section.tsx';
import { SelectField } from '#src/ui/fields/select-field.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { SchoolField } from './school-field.tsx';
import { maxLengths } from './field-lengths.ts';
import type { StudentRules } from './student-errors.ts';
import classes from './student-form.module.css';
import type { StudentValues } from './student-values.ts';

interface StudentSectionProps {
  form: ServerForm<StudentValues>;
  rules: StudentRules;
  levels: readonly EducationalLevel[];
  onAddSchool: (typed: string) => void;
}

/** The section with the student's name, birth date, school and level. */
export function StudentSection({ form, rules, levels, onAddSchool }: StudentSectionProps) {
  const intl = useIntl();
  const language = useLanguage();
  const { birthDate, school } = form.values;
  const taught = school?.educationalLevelIds ?? [];
  const fitting = taught.length === 0 ? levels : levels.filter(({ id }) => taught.includes(id));
  const { minAge, maxAge } = rules.limits;
  const age = birthDate === null || birthDate > rules.today ? null : ageOn(birthDate, rules.today);

  return (
    <FormSection
      title={<FormattedMessage id="student.about.title" />}
      text={<FormattedMessage id="student.about.text" values={{ min: minAge, max: maxAge }} />}
    >
      <TextField
        id={form.fieldId('name')}
        label={intl.formatMessage({ id: 'student.about.name' })}
        autoComplete="off"
        maxLength={maxLengths.name}
        {...form.getInputProps('name')}
      />
      {form.getInitialValues().arabicName !== '' && (
        <TextField
          id={form.fieldId('arabicName')}
          label={intl.formatMessage({ id: 'student.about.arabicName' })}
          optionalMark={intl.formatMessage({ id: 'student.form.optional' })}
          lang="ar"
          autoComplete="off"
          maxLength={maxLengths.arabicName}
          {...form.getInputProps('arabicName')}
        />
      )}
      <BirthDateField
        id={form.fieldId('birthDate')}
        label={intl.formatMessage({ id: 'student.about.birth' })}
        dayLabel={intl.formatMessage({ id: 'student.about.day' })}
        monthLabel={intl.formatMessage({ id: 'student.about.month' })}
        yearLabel={intl.formatMessage({ id: 'student.about.year' })}
        value={birthDate}
        onChange={(value, state) => {
          form.setValues({ birthDate: value, birthState: state });
        }}
        onBlur={() => {
          // An empty field that only had the focus shows no error yet, as in the fields of the form kit.
          if (form.values.birthState !== 'empty') afterPress(() => form.validateField('birthDate'));
        }}
        error={form.errors['birthDate']}
        preview={
          <output>
            {birthDate !== null && age !== null && (
              <span className={classes.preview}>
                <FormattedMessage
                  id="student.about.age"
                  values={{ date: <bdi>{formatDate(language, birthDate, 'date')}</bdi>, age }}
                />
              </span>
            )}
          </output>
        }
      />
      <SchoolField
        id={form.fieldId('school')}
        value={school}
        error={form.errors['school']}
        onAdd={onAddSchool}
        onBlur={() => {
          if (form.isDirty('school')) afterPress(() => form.validateField('school'));
        }}
        onChange={(chosen) => {
          const { levelId } = form.values;
          const teaches =
            chosen.educationalLevelIds.length === 0 || chosen.educationalLevelIds.includes(Number(levelId));
          form.setValues({ school: chosen, levelId: teaches ? levelId : null });
        }}
      />
      <SelectField
        id={form.fieldId('levelId')}
        half
        label={intl.formatMessage({ id: 'student.about.level' })}
        placeholder={intl.formatMessage({ id: 'student.about.levelPlaceholder' })}
        searchable={false}
        options={fitting.map((level) => ({
          value: String(level.id),
          label: nameOf(language, level),
          hint: intl.formatMessage({ id: 'student.about.levelAges' }, { min: level.minAge, max: level.maxAge }),
        }))}
        {...form.getInputProps('levelId')}
      />
    </FormSection>
  );
}
