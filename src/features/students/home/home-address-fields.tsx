import { useQuery } from '@tanstack/react-query';
import type { ChangeEvent } from 'react';
import { useIntl } from 'react-intl';
import { neighbourhoodsQuery } from '#src/api/lookups.ts';
import type { NamedPlace } from '#src/domain/home-address.ts';
import type { ServerForm } from '#src/forms/use-server-form.ts';
import { nameOf } from '#src/i18n/localized.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { afterPress } from '#src/ui/actions/after-press.ts';
import { PhoneField } from '#src/ui/fields/phone-field.tsx';
import { SelectField } from '#src/ui/fields/select-field.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { AddressSearchField } from './address-search-field.tsx';
import { maxLengths } from '#src/features/students/form/field-lengths.ts';
import { cleanShortAddress, cleanZip, homeFields, type HomeValues, valuesOfPlace } from './home-values.ts';
import { LookupFailure } from '#src/features/students/form/lookup-failure.tsx';
import classes from '#src/features/students/form/student-form.module.css';
import type { StudentValues } from '#src/features/students/form/student-values.ts';

interface HomeAddressFieldsProps {
  form: ServerForm<StudentValues>;
  regions: readonly NamedPlace[];
}

/**
 * The fields of the home address, filled by a search, by the short National Address alone, or one by one. They have
 * their own autofill section, so that the browser does not put the parent's name and birth date into the student's
 * fields.
 */
export function HomeAddressFields({ form, regions }: HomeAddressFieldsProps) {
  const intl = useIntl();
  const language = useLanguage();
  const { regionId, neighbourhoodId, shortAddress, addressRest } = form.values;
  const neighbourhoods = useQuery({ ...neighbourhoodsQuery(Number(regionId)), enabled: regionId !== null });
  const optional = intl.formatMessage({ id: 'student.form.optional' });
  const besideShort = shortAddress.trim() === '' ? undefined : optional;
  const hasShort = besideShort !== undefined;

  /** Changes part of the address by hand: the coordinates and the city from the address search no longer apply. */
  const changedByHand = (values: Partial<HomeValues>) => {
    const { label } = addressRest;
    form.setValues({ ...values, addressRest: label ? { label } : {} });
    for (const field of Object.keys(values)) form.clearFieldError(field);
  };
  const handProps = (field: 'street' | 'building' | 'zip') => ({
    ...form.getInputProps(field),
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      changedByHand({ [field]: event.currentTarget.value });
    },
  });

  return (
    <>
      <AddressSearchField
        id={form.fieldId('search')}
        onFound={(place) => {
          form.setValues(valuesOfPlace(place));
          for (const field of homeFields) form.clearFieldError(field);
        }}
      />
      <TextField
        id={form.fieldId('shortAddress')}
        dir="ltr"
        label={intl.formatMessage({ id: 'student.home.shortAddress' })}
        optionalMark={optional}
        help={intl.formatMessage({ id: 'student.home.shortAddressHelp' })}
        autoComplete="off"
        {...form.getInputProps('shortAddress')}
        onBlur={() => {
          form.setFieldValue('shortAddress', cleanShortAddress(shortAddress));
          afterPress(() => form.validateField('shortAddress'));
        }}
        onChange={(event) => {
          changedByHand({ shortAddress: event.currentTarget.value });
          // Fields that are optional beside a short address are no longer reported as missing.
          for (const field of homeFields) form.clearFieldError(field);
        }}
      />
      <SelectField
        id={form.fieldId('regionId')}
        half="always"
        label={intl.formatMessage({ id: 'student.home.region' })}
        placeholder={intl.formatMessage({ id: 'student.home.regionPlaceholder' })}
        options={regions.map((region) => ({ value: String(region.id), label: nameOf(language, region) }))}
        searchable={false}
        optionalMark={besideShort}
        {...form.getInputProps('regionId')}
        onChange={(value) => {
          if (value !== regionId) changedByHand({ regionId: value, neighbourhoodId: null });
        }}
      />
      <SelectField
        // Another region has another list, so the field is remounted without the text typed for the old one.
        key={regionId}
        id={form.fieldId('neighbourhoodId')}
        half="always"
        label={intl.formatMessage({ id: 'student.home.neighbourhood' })}
        placeholder={intl.formatMessage({ id: 'student.home.neighbourhoodPlaceholder' })}
        help={
          neighbourhoods.isError ? (
            <LookupFailure
              fieldId={form.fieldId('neighbourhoodId')}
              text="student.home.neighbourhoodFailed"
              error={neighbourhoods.error}
              onRetry={() => void neighbourhoods.refetch()}
            />
          ) : undefined
        }
        options={(regionId === null ? [] : (neighbourhoods.data ?? [])).map((each) => ({
          value: String(each.id),
          label: nameOf(language, each),
        }))}
        searching={regionId !== null && neighbourhoods.isFetching}
        nothingFound={intl.formatMessage({
          id: regionId === null ? 'student.home.neighbourhoodFirst' : 'student.home.neighbourhoodNone',
        })}
        autoComplete="off"
        optionalMark={besideShort}
        {...form.getInputProps('neighbourhoodId')}
        onChange={(value) => {
          if (value !== neighbourhoodId) changedByHand({ neighbourhoodId: value });
        }}
      />
      <TextField
        id={form.fieldId('street')}
        label={intl.formatMessage({ id: 'student.home.street' })}
        optionalMark={besideShort}
        autoComplete="section-home address-line1"
        maxLength={maxLengths.street}
        {...handProps('street')}
      />
      <TextField
        id={form.fieldId('building')}
        half="always"
        label={intl.formatMessage({ id: 'student.home.building' })}
        optionalMark={besideShort}
        autoComplete="off"
        maxLength={maxLengths.building}
        {...handProps('building')}
      />
      <TextField
        id={form.fieldId('buildingName')}
        half="always"
        label={intl.formatMessage({ id: hasShort ? 'student.home.buildingName' : 'student.home.orBuildingName' })}
        optionalMark={besideShort}
        aria-required={false}
        autoComplete="off"
        maxLength={maxLengths.buildingName}
        {...form.getInputProps('buildingName')}
        onChange={(event) => {
          changedByHand({ buildingName: event.currentTarget.value });
          form.clearFieldError('building');
        }}
      />
      <TextField
        id={form.fieldId('landmark')}
        label={intl.formatMessage({ id: 'student.home.landmark' })}
        placeholder={intl.formatMessage({ id: 'student.home.landmarkPlaceholder' })}
        optionalMark={optional}
        autoComplete="off"
        maxLength={maxLengths.landmark}
        {...form.getInputProps('landmark')}
      />
      <div className={classes.phoneAndZip}>
        <PhoneField
          id={form.fieldId('addressPhone')}
          label={intl.formatMessage({ id: 'student.home.phone' })}
          optionalMark={optional}
          {...form.getInputProps('addressPhone')}
          autoComplete="section-home tel-national"
        />
        <TextField
          id={form.fieldId('zip')}
          dir="ltr"
          inputMode="numeric"
          label={intl.formatMessage({ id: 'student.home.zip' })}
          optionalMark={optional}
          autoComplete="section-home postal-code"
          {...handProps('zip')}
          onBlur={() => {
            form.setFieldValue('zip', cleanZip(form.values.zip));
            afterPress(() => form.validateField('zip'));
          }}
        />
      </div>
    </>
  );
}
