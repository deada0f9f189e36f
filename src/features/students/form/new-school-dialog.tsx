import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { formErrors } from '#src/errors/form-error.ts';
import { useCreateSchool } from '#src/api/generated/lookups/lookups.ts';
import { invalidate } from '#src/api/invalidate.ts';
import type { RegionDto, SchoolDto } from '#src/api/generated/client.schemas.ts';
import { cleanName } from '#src/domain/person-fields.ts';
import { nameOf } from '#src/i18n/localized.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { checkedOnLeaving } from '#src/ui/actions/after-press.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { ErrorSummary } from '#src/ui/feedback/error-summary.tsx';
import { Dialog } from '#src/ui/dialogs/dialog.tsx';
import { SelectField } from '#src/ui/fields/select-field.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { showToast } from '#src/ui/feedback/toast.tsx';
import { useErrorSummary } from '#src/forms/use-error-summary.ts';
import { useSubmitGuard } from '#src/forms/use-submit-guard.ts';
import classes from './student-form.module.css';

interface NewSchoolModalProps {
  opened: boolean;
  onClose: () => void;
  /** What was typed into the search: the first guess at the name. */
  typed: string;
  regions: readonly RegionDto[];
  onAdded: (school: SchoolDto) => void;
}

/** 'My school is not listed' (row S03): adds a school, which waits for review and can be chosen at once. */
export function NewSchoolDialog({ opened, onClose, typed, regions, onAdded }: NewSchoolModalProps) {
  const intl = useIntl();
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={<FormattedMessage id="student.newSchool.title" />}
      closeLabel={intl.formatMessage({ id: 'student.newSchool.close' })}
      width={520}
    >
      <p className={classes.modalText}>
        <FormattedMessage id="student.newSchool.text" />
      </p>
      <NewSchoolForm typed={typed} regions={regions} onAdded={onAdded} onClose={onClose} />
    </Dialog>
  );
}

interface Values {
  name: string;
  arabicName: string;
  address: string;
  regionId: string | null;
}

/** The request's field names and the form's. */
const fieldOf: Record<string, keyof Values> = {
  name: 'name',
  arabic_name: 'arabicName',
  address: 'address',
  region_id: 'regionId',
};

const shortestAddress = 5;
const longestName = 120;
const longestAddress = 250;
const isArabic = (text: string) => /\p{Script=Arabic}/u.test(text);

function NewSchoolForm({ typed, regions, onAdded, onClose }: Omit<NewSchoolModalProps, 'opened'>) {
  const intl = useIntl();
  const guard = useSubmitGuard();
  const language = useLanguage();
  const queryClient = useQueryClient();
  const createSchool = useCreateSchool();
  const fault = (part: keyof Values, isFine: boolean) => {
    if (isFine) return null;
    const id = part === 'regionId' ? 'region' : part;
    return intl.formatMessage({ id: `student.newSchool.error.${id}` });
  };
  const firstName = language === 'ar' ? 'arabicName' : 'name';
  /** One of the two names is enough; where both are missing, the first one shows it. */
  const nameFault = (part: 'name' | 'arabicName', name: string, other: string) => {
    if (name.trim() === '') {
      const isMissing = other.trim() === '' && part === firstName;
      return isMissing ? intl.formatMessage({ id: 'student.newSchool.error.nameMissing' }) : null;
    }
    const script = part === 'name' ? /\p{Script=Latin}/u.test(name) : isArabic(name);
    return fault(part, name.trim().length > 1 && script);
  };
  const form = useForm<Values>({
    initialValues: {
      name: isArabic(typed) ? '' : typed,
      arabicName: isArabic(typed) ? typed : '',
      address: '',
      regionId: null,
    },
    ...checkedOnLeaving,
    validate: {
      name: (name, { arabicName }) => nameFault('name', name, arabicName),
      arabicName: (arabicName, { name }) => nameFault('arabicName', arabicName, name),
      address: (address) => fault('address', address.trim().length >= shortestAddress),
      regionId: (regionId) => fault('regionId', regionId !== null),
    },
  });
  const faults = useErrorSummary({
    errors: form.errors,
    fieldId: (name) => `new-school-${name}`,
    title: (count) => intl.formatMessage({ id: 'student.newSchool.faults' }, { count }),
    refusedTitle: intl.formatMessage({ id: 'student.newSchool.refused' }),
  });

  function refused(error: unknown): void {
    const refusal = formErrors(error, { fieldOf: (field) => fieldOf[field] }, (id, said) =>
      intl.formatMessage({ id }, said),
    );
    form.setErrors(refusal.fields);
    faults.show(refusal.others);
  }

  async function submit({ name, arabicName, address, regionId }: Values): Promise<void> {
    faults.hide();
    try {
      const answer = await createSchool.mutateAsync({
        data: {
          name: cleanName(name) || null,
          arabic_name: cleanName(arabicName) || null,
          address: cleanName(address),
          region_id: Number(regionId),
        },
      });
      const { school } = answer.data;
      void invalidate(queryClient, ['listSchools']);
      showToast({
        kind: 'success',
        title: intl.formatMessage({ id: 'student.newSchool.added' }, { name: nameOf(language, school) }),
        text: intl.formatMessage({ id: 'student.newSchool.addedText' }),
      });
      onAdded(school);
    } catch (error) {
      refused(error);
    }
  }

  const nameField = (
    <TextField
      key="name"
      id="new-school-name"
      data-autofocus={language === 'en' || undefined}
      label={intl.formatMessage({ id: 'student.newSchool.name' })}
      optionalMark={intl.formatMessage({ id: 'student.newSchool.orArabic' })}
      autoComplete="off"
      maxLength={longestName}
      {...form.getInputProps('name')}
      onChange={(event) => {
        form.setFieldValue('name', event.currentTarget.value);
        form.clearFieldError('arabicName');
      }}
    />
  );
  const arabicNameField = (
    <TextField
      key="arabicName"
      id="new-school-arabicName"
      data-autofocus={language === 'ar' || undefined}
      lang="ar"
      label={intl.formatMessage({ id: 'student.newSchool.arabicName' })}
      optionalMark={intl.formatMessage({ id: 'student.newSchool.orEnglish' })}
      autoComplete="off"
      maxLength={longestName}
      {...form.getInputProps('arabicName')}
      onChange={(event) => {
        form.setFieldValue('arabicName', event.currentTarget.value);
        form.clearFieldError('name');
      }}
    />
  );

  return (
    <form
      className={classes.modalForm}
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
      {faults.summary && <ErrorSummary {...faults.summary} />}
      {language === 'ar' ? [arabicNameField, nameField] : [nameField, arabicNameField]}
      <TextField
        id="new-school-address"
        label={intl.formatMessage({ id: 'student.newSchool.address' })}
        help={intl.formatMessage({ id: 'student.newSchool.addressHelp' })}
        autoComplete="off"
        maxLength={longestAddress}
        {...form.getInputProps('address')}
      />
      <SelectField
        id="new-school-regionId"
        label={intl.formatMessage({ id: 'student.newSchool.region' })}
        placeholder={intl.formatMessage({ id: 'student.newSchool.regionPlaceholder' })}
        options={regions.map((region) => ({ value: String(region.id), label: nameOf(language, region) }))}
        searchable={false}
        {...form.getInputProps('regionId')}
      />
      <div className={classes.modalActions}>
        <Button variant="secondary" onClick={onClose}>
          <FormattedMessage id="student.newSchool.close" />
        </Button>
        <Button
          type="submit"
          loading={createSchool.isPending}
          loadingLabel={intl.formatMessage({ id: 'student.newSchool.saving' })}
        >
          <FormattedMessage id="student.newSchool.save" />
        </Button>
      </div>
    </form>
  );
}
