import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { createSchoolLimits as limits } from '#src/api/generated/limits.ts';
import { invalidate } from '#src/api/invalidate.ts';
import { addSchool } from '#src/api/lookups.ts';
import { useAttemptKeys } from '#src/api/use-attempt-keys.ts';
import type { NamedPlace } from '#src/domain/home-address.ts';
import { cleanName } from '#src/domain/person-fields.ts';
import type { School } from '#src/domain/school.ts';
import { useServerForm } from '#src/forms/use-server-form.ts';
import { nameOf } from '#src/i18n/localized.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { ErrorSummary } from '#src/ui/feedback/error-summary.tsx';
import { Dialog } from '#src/ui/dialogs/dialog.tsx';
import { SelectField } from '#src/ui/fields/select-field.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { showToast } from '#src/ui/feedback/toast.tsx';
import classes from './student-form.module.css';

interface NewSchoolDialogProps {
  opened: boolean;
  onClose: () => void;
  /** The search text, used as the initial name. */
  typed: string;
  regions: readonly NamedPlace[];
  onAdded: (school: School) => void;
}

/** The dialog 'My school is not listed' (row S03): adds a school, which is reviewed later and can be chosen at once. */
export function NewSchoolDialog({ opened, onClose, typed, regions, onAdded }: NewSchoolDialogProps) {
  const intl = useIntl();
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={<FormattedMessage id="student.newSchool.title" />}
      closeLabel={intl.formatMessage({ id: 'student.newSchool.close' })}
      width={520}
    >
      <p className={classes.dialogText}>
        <FormattedMessage id="student.newSchool.text" />
      </p>
      <NewSchoolForm typed={typed} regions={regions} onAdded={onAdded} onClose={onClose} />
    </Dialog>
  );
}

type Values = {
  name: string;
  arabicName: string;
  address: string;
  regionId: string | null;
  /** The search text that the form began with. */
  typed: string;
};

const fieldOf = { name: 'name', arabic_name: 'arabicName', address: 'address', region_id: 'regionId' } as const;
const summary = { title: 'student.newSchool.errors', refusedTitle: 'student.newSchool.refused' } as const;
const isArabic = (text: string) => /\p{Script=Arabic}/u.test(text);

function NewSchoolForm({ typed, regions, onAdded, onClose }: Omit<NewSchoolDialogProps, 'opened'>) {
  const intl = useIntl();
  const language = useLanguage();
  const queryClient = useQueryClient();
  const errorUnless = (isValid: boolean, error: 'name' | 'arabicName' | 'address' | 'region' | 'nameMissing') =>
    isValid ? null : intl.formatMessage({ id: `student.newSchool.error.${error}` });
  const firstName = language === 'ar' ? 'arabicName' : 'name';
  /** One of the two names is enough; if both are missing, the first one shows the error. */
  const checkName = (part: 'name' | 'arabicName', name: string, other: string) => {
    if (name.trim() === '') return errorUnless(other.trim() !== '' || part !== firstName, 'nameMissing');
    const isInScript = part === 'name' ? /\p{Script=Latin}/u.test(name) : isArabic(name);
    return errorUnless(isInScript && name.trim().length >= limits.name.minLength, part);
  };
  const keys = useAttemptKeys();
  const [initialValues] = useState<Values>(() => ({
    name: isArabic(typed) ? '' : typed,
    arabicName: isArabic(typed) ? typed : '',
    address: '',
    regionId: null,
    typed,
  }));
  const form = useServerForm({
    id: 'new-school',
    initialValues,
    validate: ({ name, arabicName, address, regionId }) => ({
      name: checkName('name', name, arabicName),
      arabicName: checkName('arabicName', arabicName, name),
      address: errorUnless(address.trim().length >= limits.address.minLength, 'address'),
      regionId: errorUnless(regionId !== null, 'region'),
    }),
    send: async ({ name, arabicName, address, regionId }) =>
      addSchool(
        {
          name: cleanName(name) || null,
          arabicName: cleanName(arabicName) || null,
          address: cleanName(address),
          regionId: Number(regionId),
        },
        keys,
      ),
    onSent: (school) => {
      void invalidate(queryClient, ['listSchools']);
      showToast({
        kind: 'success',
        title: intl.formatMessage({ id: 'student.newSchool.added' }, { name: nameOf(language, school) }),
        text: intl.formatMessage({ id: 'student.newSchool.addedText' }),
      });
      onAdded(school);
    },
    fieldOf,
    summary,
    // A press beside the dialog closes it. After another search, another school is meant.
    draft: {
      name: 'new-school',
      fields: ['name', 'arabicName', 'address', 'regionId', 'typed'],
      read: (draft) => (draft['typed'] === typed ? draft : {}),
    },
  });

  const nameField = (
    <TextField
      key="name"
      id={form.fieldId('name')}
      data-autofocus={language === 'en' || undefined}
      label={intl.formatMessage({ id: 'student.newSchool.name' })}
      optionalMark={intl.formatMessage({ id: 'student.newSchool.orArabic' })}
      autoComplete="off"
      maxLength={limits.name.maxLength}
      {...form.getInputProps('name')}
      onChange={(event) => {
        form.setFieldValue('name', event.currentTarget.value);
        // One of the two names is enough.
        form.clearFieldError('arabicName');
      }}
    />
  );
  const arabicNameField = (
    <TextField
      key="arabicName"
      id={form.fieldId('arabicName')}
      data-autofocus={language === 'ar' || undefined}
      lang="ar"
      label={intl.formatMessage({ id: 'student.newSchool.arabicName' })}
      optionalMark={intl.formatMessage({ id: 'student.newSchool.orEnglish' })}
      autoComplete="off"
      maxLength={limits.arabic_name.maxLength}
      {...form.getInputProps('arabicName')}
      onChange={(event) => {
        form.setFieldValue('arabicName', event.currentTarget.value);
        form.clearFieldError('name');
      }}
    />
  );

  return (
    <form {...form.formProps} className={classes.dialogForm}>
      {form.summary && <ErrorSummary {...form.summary} />}
      {language === 'ar' ? [arabicNameField, nameField] : [nameField, arabicNameField]}
      <TextField
        id={form.fieldId('address')}
        label={intl.formatMessage({ id: 'student.newSchool.address' })}
        help={intl.formatMessage({ id: 'student.newSchool.addressHelp' })}
        autoComplete="off"
        maxLength={limits.address.maxLength}
        {...form.getInputProps('address')}
      />
      <SelectField
        id={form.fieldId('regionId')}
        label={intl.formatMessage({ id: 'student.newSchool.region' })}
        placeholder={intl.formatMessage({ id: 'student.newSchool.regionPlaceholder' })}
        options={regions.map((region) => ({ value: String(region.id), label: nameOf(language, region) }))}
        searchable={false}
        {...form.getInputProps('regionId')}
      />
      <div className={classes.dialogActions}>
        <Button variant="secondary" onClick={onClose}>
          <FormattedMessage id="student.newSchool.close" />
        </Button>
        <Button
          type="submit"
          loading={form.isPending}
          loadingLabel={intl.formatMessage({ id: 'student.newSchool.saving' })}
        >
          <FormattedMessage id="student.newSchool.save" />
        </Button>
      </div>
    </form>
  );
}
