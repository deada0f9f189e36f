import type { UseFormReturnType } from '@mantine/form';
import { IconHome, IconSchool } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useListNeighbourhoods } from '#src/api/generated/lookups/lookups.ts';
import type { NeighbourhoodList } from '#src/api/generated/model/neighbourhoodList.ts';
import type { Region } from '#src/api/generated/model/region.ts';
import { nameOf } from '#src/i18n/localized.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { afterPress } from '#src/ui/after-press.ts';
import { ChoiceCard } from '#src/ui/choice-card.tsx';
import { ChoiceGroup } from '#src/ui/choice-group.tsx';
import { DrawnStreets } from '#src/ui/drawn-streets.tsx';
import { FormSection } from '#src/ui/form-section.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { TextLink } from '#src/ui/text-link.tsx';
import { AddressSearchField } from './address-search-field.tsx';
import classes from './student-form.module.css';
import { longest } from './student-faults.ts';
import { fieldId } from './student-ids.ts';
import { cleanShortAddress, type StudentValues, valuesOfPlace } from './student-values.ts';

// As the query's own selection: an answer off the contract is one that failed, and told as such.
const neighbourhoodsOf = ({ data }: NeighbourhoodList) => data.neighbourhoods.slice();

interface HomeSectionProps {
  form: UseFormReturnType<StudentValues>;
  regions: readonly Region[];
}

const addressFields = ['regionId', 'neighbourhoodId', 'street', 'building', 'buildingName', 'shortAddress'] as const;

/** Where the lunches go, and where the student lives. */
export function HomeSection({ form, regions }: HomeSectionProps) {
  const intl = useIntl();
  const language = useLanguage();
  const { regionId, neighbourhoodId, deliveryTarget } = form.values;
  const neighbourhoods = useListNeighbourhoods(Number(regionId), {
    query: { select: neighbourhoodsOf, enabled: regionId !== null },
  });
  const optional = intl.formatMessage({ id: 'student.form.optional' });
  const icon = { size: 20, stroke: 1.75 };
  const isFound = typeof form.values.addressRest.latitude === 'number';

  /** A part changed by hand: coordinates and postcode of the place that was found no longer hold. */
  const changedByHand = (values: Partial<StudentValues>) => {
    const { label, phone } = form.values.addressRest;
    form.setValues({ ...values, addressRest: { ...(label && { label }), ...(phone && { phone }) } });
    for (const field of Object.keys(values)) form.clearFieldError(field);
  };
  const textProps = (field: 'street' | 'building') => ({
    ...form.getInputProps(field),
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => {
      changedByHand({ [field]: event.currentTarget.value });
    },
  });

  return (
    <>
      <FormSection title={<FormattedMessage id="student.delivery.title" />}>
        <ChoiceGroup
          id={fieldId('deliveryTarget')}
          label={intl.formatMessage({ id: 'student.delivery.label' })}
          labelHidden
          cardWidth={240}
          value={deliveryTarget}
          error={form.errors['deliveryTarget']}
          onChange={(target) => {
            form.setFieldValue('deliveryTarget', target === 'home' ? 'home' : 'school');
          }}
        >
          <ChoiceCard
            value="school"
            icon={<IconSchool {...icon} />}
            label={intl.formatMessage({ id: 'student.delivery.school' })}
            hint={intl.formatMessage({ id: 'student.delivery.schoolHint' })}
          />
          <ChoiceCard
            value="home"
            icon={<IconHome {...icon} />}
            label={intl.formatMessage({ id: 'student.delivery.home' })}
            hint={intl.formatMessage({ id: 'student.delivery.homeHint' })}
          />
        </ChoiceGroup>
      </FormSection>
      <FormSection
        title={<FormattedMessage id="student.home.title" />}
        text={<FormattedMessage id="student.home.text" />}
      >
        <AddressSearchField
          id={fieldId('search')}
          onFound={(place) => {
            form.setValues(valuesOfPlace(place));
            for (const field of addressFields) form.clearFieldError(field);
          }}
        />
        <DrawnStreets className={classes.streets} {...(isFound && { pin: <IconHome size={20} stroke={1.75} /> })} />
        <SelectField
          id={fieldId('regionId')}
          half
          label={intl.formatMessage({ id: 'student.home.region' })}
          placeholder={intl.formatMessage({ id: 'student.home.regionPlaceholder' })}
          options={regions.map((region) => ({ value: String(region.id), label: nameOf(language, region) }))}
          searchable={false}
          {...form.getInputProps('regionId')}
          onChange={(value) => {
            if (value !== regionId) changedByHand({ regionId: value, neighbourhoodId: null });
          }}
        />
        <SelectField
          // A list of another region is another question: nothing typed into the old one stays.
          key={regionId}
          id={fieldId('neighbourhoodId')}
          half
          label={intl.formatMessage({ id: 'student.home.neighbourhood' })}
          placeholder={intl.formatMessage({
            id: regionId === null ? 'student.home.neighbourhoodFirst' : 'student.home.neighbourhoodPlaceholder',
          })}
          help={
            neighbourhoods.isError ? (
              <>
                <FormattedMessage id="student.home.neighbourhoodFailed" />{' '}
                <TextLink component="button" type="button" onClick={() => void neighbourhoods.refetch()}>
                  <FormattedMessage id="student.home.retry" />
                </TextLink>
              </>
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
          {...form.getInputProps('neighbourhoodId')}
          onChange={(value) => {
            if (value !== neighbourhoodId) changedByHand({ neighbourhoodId: value });
          }}
        />
        <TextField
          id={fieldId('street')}
          half
          label={intl.formatMessage({ id: 'student.home.street' })}
          autoComplete="off"
          maxLength={longest.street}
          {...textProps('street')}
        />
        <TextField
          id={fieldId('building')}
          half
          label={intl.formatMessage({ id: 'student.home.building' })}
          autoComplete="off"
          maxLength={longest.building}
          {...textProps('building')}
        />
        <TextField
          id={fieldId('buildingName')}
          half
          label={intl.formatMessage({ id: 'student.home.buildingName' })}
          optionalMark={optional}
          autoComplete="off"
          maxLength={longest.buildingName}
          {...form.getInputProps('buildingName')}
        />
        <TextField
          id={fieldId('shortAddress')}
          half
          dir="ltr"
          label={intl.formatMessage({ id: 'student.home.shortAddress' })}
          optionalMark={optional}
          help={intl.formatMessage({ id: 'student.home.shortAddressHelp' })}
          autoComplete="off"
          {...form.getInputProps('shortAddress')}
          onBlur={() => {
            form.setFieldValue('shortAddress', cleanShortAddress(form.values.shortAddress));
            afterPress(() => form.validateField('shortAddress'));
          }}
        />
        <TextField
          id={fieldId('landmark')}
          label={intl.formatMessage({ id: 'student.home.landmark' })}
          placeholder={intl.formatMessage({ id: 'student.home.landmarkPlaceholder' })}
          optionalMark={optional}
          autoComplete="off"
          maxLength={longest.landmark}
          {...form.getInputProps('landmark')}
        />
      </FormSection>
    </>
  );
}
