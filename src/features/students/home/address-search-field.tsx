import { useDebouncedValue } from '@mantine/hooks';
import { IconMapSearch } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { searchAddressesLimits } from '#src/api/generated/limits.ts';
import { addressesQuery } from '#src/api/lookups.ts';
import type { FoundAddress } from '#src/domain/home-address.ts';
import { localized } from '#src/i18n/localized.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { SelectField } from '#src/ui/fields/select-field.tsx';
import { useAnnouncedChange } from '#src/ui/feedback/use-announced-change.ts';
import { LookupFailure } from '#src/features/students/form/lookup-failure.tsx';

const pauseMs = 250;
const { minLength, maxLength } = searchAddressesLimits.search;

const keyOf = (place: FoundAddress) => [place.shortAddress, place.label, place.buildingNumber].join('|');

/**
 * A field that searches for a place by street, neighbourhood or short National Address; the place found fills the
 * address.
 */
export function AddressSearchField({ id, onFound }: { id: string; onFound: (place: FoundAddress) => void }) {
  const intl = useIntl();
  const language = useLanguage();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<FoundAddress | null>(null);

  const labelOf = (place: FoundAddress) => localized(language, place.label, place.arabicLabel);
  const search = chosen !== null && typed === labelOf(chosen) ? '' : typed.trim().slice(0, maxLength);
  const [asked] = useDebouncedValue(search, pauseMs);
  const isAsked = asked.length >= minLength;
  const { data, isFetching, error, refetch } = useQuery({
    ...addressesQuery(asked),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  const isSearching = isFetching || (asked !== search && search.length >= minLength);
  const found = isAsked ? (data ?? []) : [];
  const places = new Map((chosen && search === '' ? [chosen] : found).map((place) => [keyOf(place), place]));

  useAnnouncedChange(
    asked,
    isSearching || error !== null
      ? null
      : isAsked
        ? intl.formatMessage({ id: 'student.search.results' }, { count: found.length })
        : '',
  );

  return (
    <SelectField
      id={id}
      label={intl.formatMessage({ id: 'student.home.search' })}
      optionalMark={intl.formatMessage({ id: 'student.form.optional' })}
      allowDeselect={false}
      help={
        isAsked && error !== null ? (
          <LookupFailure fieldId={id} text="student.home.searchFailed" error={error} onRetry={() => void refetch()} />
        ) : (
          <output>
            <FormattedMessage id={chosen === null ? 'student.home.searchHelp' : 'student.home.filled'} />
          </output>
        )
      }
      leftSection={<IconMapSearch size={20} stroke={1.75} aria-hidden />}
      leftSectionPointerEvents="none"
      autoComplete="off"
      maxLength={maxLength}
      options={[...places].map(([value, place]) => ({
        value,
        label: labelOf(place),
        hint: place.shortAddress ?? undefined,
      }))}
      searchedByServer
      searching={isSearching}
      nothingFound={
        search.length >= minLength && error === null ? intl.formatMessage({ id: 'student.home.searchNone' }) : undefined
      }
      value={chosen === null ? null : keyOf(chosen)}
      onSearchChange={setTyped}
      onChange={(key) => {
        const place = key === null ? undefined : places.get(key);
        if (!place) return;
        setChosen(place);
        onFound(place);
      }}
    />
  );
}
