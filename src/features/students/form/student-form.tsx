import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ApiError } from '#src/api/errors.ts';
import { invalidate } from '#src/api/invalidate.ts';
import { useBusinessSettings, useConditionsVersion } from '#src/api/business-settings.ts';
import { useServerNow } from '#src/api/server-now.ts';
import { useSensitiveInput } from '#src/auth/language-switch.ts';
import { riyadhDateOf } from '#src/domain/riyadh-date.ts';
import { company } from '#src/domain/company.ts';
import type { Student, StudentInput } from '#src/domain/student.ts';
import { LeaveFormDialog } from '#src/forms/leave-form-dialog.tsx';
import { useServerForm } from '#src/forms/use-server-form.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { CheckboxField } from '#src/ui/fields/checkbox-field.tsx';
import { ErrorSummary } from '#src/ui/feedback/error-summary.tsx';
import { FormSection } from '#src/ui/fields/form-section.tsx';
import { studentSavedElsewhere } from '#src/api/stale-write.ts';
import { allIssues } from '#src/features/students/health/student-health.ts';
import { HealthSection } from '#src/features/students/health/health-section.tsx';
import { DeliverySection } from '#src/features/students/home/delivery-section.tsx';
import { NewSchoolDialog } from './new-school-dialog.tsx';
import { readStudentDraft } from './stored-draft.ts';
import { studentFieldOf } from './student-field-of.ts';
import { studentErrors, type StudentRules } from './student-errors.ts';
import classes from './student-form.module.css';
import type { useStudentLists } from '#src/features/students/student-queries.ts';
import { StudentSection } from './student-section.tsx';
import { keepStudent } from './keep-student.ts';
import { differingParts, keptMine } from './student-conflict.ts';
import { StudentConflictDialog } from './student-conflict-dialog.tsx';
import { draftFields, healthFields, type StudentValues, toStudentInput, valuesOfStudent } from './student-values.ts';
import { useErrorTexts } from './use-error-texts.ts';

const summary = { title: 'student.form.errors', refusedTitle: 'student.form.refused' } as const;

const isOutdatedConditions = (error: unknown) =>
  error instanceof ApiError && error.fieldErrors.some(({ field }) => field === 'conditions_version');

interface StudentFormProps {
  initialValues: StudentValues;
  lists: ReturnType<typeof useStudentLists>;
  /** The name under which the draft is stored on the device. */
  draftName: string;
  /** Sends the request that saves the student, with the version that the form was opened with. */
  save: (input: StudentInput, version: number) => Promise<Student>;
  onSaved: (student: Student) => Promise<void>;
  /** A link back, as a quiet button. */
  cancel: ReactNode;
}

/**
 * The form for a student's details, health and address (rules.md#student-fields, rows S02 to S04). All input except
 * health survives a reload and a failed save; health is never stored on the device.
 */
export function StudentForm({ initialValues, lists, draftName, save, onSaved, cancel }: StudentFormProps) {
  const intl = useIntl();
  const queryClient = useQueryClient();
  const language = useLanguage();
  const limits = useBusinessSettings();
  const conditionsVersion = useConditionsVersion();
  // The student as another device has saved them meanwhile.
  const [stored, setStored] = useState<StudentValues | null>(null);
  const [newSchool, setNewSchool] = useState({ opened: false, typed: '', count: 0 });

  const rules: StudentRules = {
    today: riyadhDateOf(useServerNow()),
    keptBirthDate: initialValues.birthDate,
    limits,
    issues: lists.issues,
  };
  const textOf = useErrorTexts(rules);
  const toInput = (values: StudentValues) => toStudentInput(values, lists.issues, conditionsVersion);
  const form = useServerForm({
    id: 'student',
    initialValues,
    validate: (values) =>
      Object.fromEntries(Object.entries(studentErrors(values, rules)).map(([field, error]) => [field, textOf(error)])),
    send: async (values) => {
      try {
        return await save(toInput(values), values.version);
      } catch (error) {
        const saved = studentSavedElsewhere(error);
        if (saved !== null) {
          const present = valuesOfStudent(saved, allIssues(lists.issues, saved));
          // The first answer was lost: what is stored is what the parent sends again.
          if (differingParts(values, present, lists.issues).length === 0) return saved;
        }
        if (isOutdatedConditions(error)) {
          // Shows the present version; the acceptance of another text does not count.
          await invalidate(queryClient, ['getSettings']);
          form.setFieldValue('accepted', false);
        }
        throw error;
      }
    },
    onSent: onSaved,
    onError: (error) => {
      const saved = studentSavedElsewhere(error);
      if (saved === null) return false;
      void keepStudent(queryClient, saved);
      setStored(valuesOfStudent(saved, allIssues(lists.issues, saved)));
      return true;
    },
    fieldOf: (field, values) => studentFieldOf(field, toInput(values), lists.issues),
    summary,
    draft: { name: draftName, fields: draftFields, read: (draft) => readStudentDraft(draft, initialValues) },
  });
  const isHealthDirty = () => healthFields.some((field) => form.isDirty(field));
  useSensitiveInput(isHealthDirty());

  return (
    <>
      <Card {...form.formProps} component="form" padding="form" className={classes.form}>
        {form.summary && (
          <div className={classes.summary}>
            <ErrorSummary {...form.summary} />
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
              id={form.fieldId('accepted')}
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
            loading={form.isPending}
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
        }}
      />
      <StudentConflictDialog
        mine={form.values}
        stored={stored}
        lists={lists}
        onUseSaved={() => {
          if (stored !== null) form.setValues(stored);
          form.discard();
          setStored(null);
        }}
        onKeepMine={() => {
          if (stored !== null) form.setValues(keptMine(form.getValues(), stored, lists.issues));
          setStored(null);
        }}
        onClose={() => {
          setStored(null);
        }}
      />
      <LeaveFormDialog
        form={form}
        isLostOnReload={isHealthDirty}
        title={<FormattedMessage id="student.leave.title" />}
        text={<FormattedMessage id="student.leave.text" />}
        leaveLabel={intl.formatMessage({ id: 'student.leave.leave' })}
        stayLabel={intl.formatMessage({ id: 'student.leave.stay' })}
      />
    </>
  );
}
