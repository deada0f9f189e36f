import { useForm } from '@mantine/form';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useBusinessSettings, useConditionsVersion } from '#src/api/business-settings.ts';
import { ApiError } from '#src/api/errors.ts';
import { errorTexts } from '#src/errors/error-texts.ts';
import type { ApplicantDto, ApplicantInputDto } from '#src/api/generated/client.schemas.ts';
import { useServerNow } from '#src/api/server-now.ts';
import { useSensitiveInput } from '#src/auth/language-switch.ts';
import { riyadhDateOf } from '#src/domain/riyadh-date.ts';
import { company } from '#src/domain/company.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { checkedOnLeaving } from '#src/ui/actions/after-press.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { CheckboxField } from '#src/ui/fields/checkbox-field.tsx';
import { ErrorSummary } from '#src/ui/feedback/error-summary.tsx';
import { FormSection } from '#src/ui/fields/form-section.tsx';
import { useErrorSummary } from '#src/forms/use-error-summary.ts';
import { forgetFormDraft, useFormDraft } from '#src/forms/use-form-draft.ts';
import { useSubmitGuard } from '#src/forms/use-submit-guard.ts';
import { HealthSection } from '#src/features/students/health/health-section.tsx';
import { DeliverySection } from '#src/features/students/home/delivery-section.tsx';
import { LeaveStudentDialog } from './leave-student-dialog.tsx';
import { NewSchoolDialog } from './new-school-dialog.tsx';
import { serverErrors } from './server-errors.ts';
import { studentErrors, type StudentRules } from './student-errors.ts';
import classes from './student-form.module.css';
import { fieldId } from './student-ids.ts';
import type { useStudentLists } from '#src/features/students/student-queries.ts';
import { StudentSection } from './student-section.tsx';
import { draftFields, healthFields, type StudentValues, toApplicantInput } from './student-values.ts';
import { useErrorTexts } from './use-error-texts.ts';

interface StudentFormProps {
  initialValues: StudentValues;
  lists: ReturnType<typeof useStudentLists>;
  /** Names the draft on the device. */
  draftName: string;
  /** Sends the student; throws ApiError. */
  save: (input: ApplicantInputDto) => Promise<ApplicantDto>;
  onSaved: (applicant: ApplicantDto) => void;
  /** A link back, as a quiet button. */
  cancel: ReactNode;
}

/**
 * A student's details, health and address (rules.md#student-fields, rows S02 to S04). Everything typed survives a reload and a
 * failed save; health is kept nowhere but in this form.
 */
export function StudentForm({ initialValues, lists, draftName, save, onSaved, cancel }: StudentFormProps) {
  const intl = useIntl();
  const guard = useSubmitGuard();
  const language = useLanguage();
  const limits = useBusinessSettings();
  const conditionsVersion = useConditionsVersion();
  const [isSaving, setIsSaving] = useState(false);
  const [newSchool, setNewSchool] = useState({ opened: false, typed: '', count: 0 });

  const rules: StudentRules = {
    today: riyadhDateOf(useServerNow()),
    keptBirthDate: initialValues.birthDate,
    limits,
    issues: lists.issues,
  };
  const words = useErrorTexts(rules);
  const form = useForm<StudentValues>({
    initialValues,
    ...checkedOnLeaving,
    validate: (values) =>
      Object.fromEntries(Object.entries(studentErrors(values, rules)).map(([field, found]) => [field, words(found)])),
  });
  const faults = useErrorSummary({
    errors: form.errors,
    fieldId,
    title: (count) => intl.formatMessage({ id: 'student.form.faults' }, { count }),
    refusedTitle: intl.formatMessage({ id: 'student.form.refused' }),
  });
  useFormDraft(form, { name: draftName, fields: draftFields }, intl.formatMessage({ id: 'shell.draft.restored' }));
  const isHealthFilled = healthFields.some((field) => form.isDirty(field));
  useSensitiveInput(isHealthFilled);

  function refused(error: unknown, sent: ApplicantInputDto): void {
    const { fields, others } = serverErrors(error instanceof ApiError ? error.fieldErrors : [], sent, lists.issues);
    form.setErrors(fields);
    const isKnown = Object.keys(fields).length > 0;
    if (isKnown && others.length === 0) faults.show();
    else if (others.length > 0) faults.show(others);
    else faults.show(errorTexts(error, (id, values) => intl.formatMessage({ id }, values)));
  }

  async function submit(values: StudentValues): Promise<void> {
    if (isSaving) return;
    faults.hide();
    setIsSaving(true);
    const input = toApplicantInput(values, lists.issues, conditionsVersion);
    let applicant: ApplicantDto;
    try {
      applicant = await save(input);
    } catch (error) {
      setIsSaving(false);
      refused(error, input);
      return;
    }
    forget();
    onSaved(applicant);
  }

  function forget(): void {
    // What is not dirty is neither asked about nor drafted again.
    form.resetDirty();
    forgetFormDraft(draftName);
  }

  return (
    <>
      <Card
        component="form"
        padding="form"
        className={classes.form}
        noValidate
        onSubmit={form.onSubmit(
          (values) => {
            guard(() => submit(values));
          },
          () => {
            faults.show();
          },
        )}
      >
        {faults.summary && (
          <div className={classes.summary}>
            <ErrorSummary {...faults.summary} />
          </div>
        )}
        <StudentSection
          form={form}
          rules={rules}
          levels={lists.levels}
          onAddSchool={(typed) => {
            setNewSchool(({ count }) => ({ opened: true, typed, count: count + 1 }));
          }}
        />
        <HealthSection form={form} issues={lists.issues} allergens={lists.allergens} />
        <DeliverySection form={form} regions={lists.regions} />
        <FormSection title={<FormattedMessage id="student.conditions.title" />}>
          <div className={classes.conditions} data-error={form.errors['accepted'] ? true : undefined}>
            <p>
              <FormattedMessage id="student.conditions.text" />
            </p>
            <p>
              <FormattedMessage id="student.conditions.use" values={{ brand: company.name[language] }} />{' '}
              <FormattedMessage id="student.conditions.version" values={{ version: <bdi>{conditionsVersion}</bdi> }} />
            </p>
            <CheckboxField
              {...form.getInputProps('accepted', { type: 'checkbox' })}
              id={fieldId('accepted')}
              label={
                <b>
                  <FormattedMessage id="student.conditions.accept" />
                </b>
              }
            />
          </div>
        </FormSection>
        <div className={classes.actions}>
          {cancel}
          <Button
            type="submit"
            size="large"
            loading={isSaving}
            loadingLabel={intl.formatMessage({ id: 'student.form.saving' })}
          >
            <FormattedMessage id="student.form.save" />
          </Button>
        </div>
      </Card>
      <NewSchoolDialog
        key={newSchool.count}
        opened={newSchool.opened}
        typed={newSchool.typed}
        regions={lists.regions}
        onClose={() => {
          setNewSchool((before) => ({ ...before, opened: false }));
        }}
        onAdded={(school) => {
          setNewSchool((before) => ({ ...before, opened: false }));
          form.setFieldValue('school', school);
          form.clearFieldError('school');
        }}
      />
      <LeaveStudentDialog
        isUnsaved={() => form.isDirty()}
        isLostOnReload={() => healthFields.some((field) => form.isDirty(field))}
        onLeave={forget}
      />
    </>
  );
}
