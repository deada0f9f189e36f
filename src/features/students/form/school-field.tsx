import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { listSchoolsLimits } from '#src/api/generated/limits.ts';
import { schoolsQuery } from '#src/api/lookups.ts';
import { canBeChosen, type School } from '#src/domain/school.ts';
import { localized, nameOf } from '#src/i18n/localized.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { SelectField, type SelectOption } from '#src/ui/fields/select-field.tsx';
import { useAnnouncedChange } from '#src/ui/feedback/use-announced-change.ts';
import { TextLink } from '#src/ui/actions/text-link.tsx';
import { LookupFailure } from './lookup-failure.tsx';

interface SchoolFieldProps {
  id: string;
  value: School | null;
  onChange: (school: School) => void;
  onBlur: () => void;
  /** Opens the dialog for a school that is not listed, with the typed part of its name. */
  onAdd: (typed: string) => void;
  error: ReactNode;
}

const pauseMs = 250;
const { search: searchLimits } = listSchoolsLimits;
const schoolsShown = 20;
const addOption = 'add';

/**
 * A field that searches for a school by name or address, in either language, while the parent types; a missing one can
 * be added.
 */
export function SchoolField({ id, value, onChange, onBlur, onAdd, error }: SchoolFieldProps) {
  const intl = useIntl();
  const language = useLanguage();
  const [typed, setTyped] = useState('');

  // The field also contains the name of the chosen school, which is not a search.
  const chosenName = value === null ? '' : nameOf(language, value);
  const search = typed === chosenName ? '' : typed.trim().slice(0, searchLimits.maxLength);
  const [asked] = useDebouncedValue(search, pauseMs);
  // Each search has its own cache entry, so that a late response is never shown for a newer search.
  const {
    data,
    isFetching,
    error: failure,
    refetch,
  } = useQuery({ ...schoolsQuery({ search: asked, count: schoolsShown }), placeholderData: keepPreviousData });
  const isSearching = isFetching || asked !== search;
  const found: readonly School[] = data ?? [];

  const optionOf = (school: School): SelectOption => ({
    value: String(school.id),
    label: nameOf(language, school),
    hint: canBeChosen(school)
      ? localized(language, school.address, school.arabicAddress)
      : intl.formatMessage({ id: 'student.school.notServed' }),
  });
  const options = found.map(optionOf);
  if (search === '' && value !== null && !found.some((school) => school.id === value.id)) {
    options.unshift(optionOf(value));
  }
  if (options.length === 0 && search !== '' && !isSearching && failure === null) {
    options.push({
      value: addOption,
      label: intl.formatMessage({ id: 'student.school.addTyped' }, { name: search }),
      hint: intl.formatMessage({ id: 'student.school.addTypedHint' }),
    });
  }

  useAnnouncedChange(
    asked,
    isSearching || failure !== null
      ? null
      : asked === ''
        ? ''
        : intl.formatMessage({ id: 'student.search.results' }, { count: found.length }),
  );

  return (
    <SelectField
      id={id}
      half
      label={intl.formatMessage({ id: 'student.school.label' })}
      placeholder={intl.formatMessage({ id: 'student.school.placeholder' })}
      leftSection={<IconSearch size={20} stroke={1.75} aria-hidden />}
      leftSectionPointerEvents="none"
      autoComplete="off"
      maxLength={searchLimits.maxLength}
      help={
        <>
          {failure !== null && (
            <LookupFailure fieldId={id} text="student.school.failed" error={failure} onRetry={() => void refetch()} />
          )}
          <FormattedMessage
            id="student.school.notListed"
            values={{
              add: (words) => (
                <TextLink
                  key="add"
                  component="button"
                  type="button"
                  onClick={() => {
                    onAdd('');
                  }}
                >
                  {words}
                </TextLink>
              ),
            }}
          />
          {value?.status === 'pending_review' && (
            <>
              {' '}
              <FormattedMessage id="student.school.pending" />
            </>
          )}
        </>
      }
      error={error}
      options={options}
      searchedByServer
      searching={isSearching}
      nothingFound={failure === null ? intl.formatMessage({ id: 'student.school.none' }) : undefined}
      value={value === null ? null : String(value.id)}
      onSearchChange={setTyped}
      onBlur={onBlur}
      onChange={(chosen) => {
        if (chosen === addOption) {
          onAdd(search);
          return;
        }
        const school = found.find((each) => String(each.id) === chosen);
        if (school) onChange(school);
      }}
    />
  );
}
