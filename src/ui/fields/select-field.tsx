import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import { Select, type ComboboxItem, type SelectProps } from '@mantine/core';
import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useMemo, useState } from 'react';
import { fieldParts, type FieldPart } from './field-parts.tsx';
import type { FieldTexts } from './field-texts.ts';
import { Ring } from '#src/ui/actions/ring.tsx';
import { textDirection } from '#src/ui/text/text-direction.ts';
import classes from './select-field.module.css';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
  /** An additional muted line below the label. */
  hint?: string | undefined;
}

export type SelectFieldProps = FieldTexts &
  Omit<
    SelectProps,
    FieldPart | 'required' | 'data' | 'filter' | 'nothingFoundMessage' | 'rightSection' | 'loading' | 'renderOption'
  > & {
    options: readonly SelectOption[];
    /** Shown in the list if no option matches, with an action if there is one. */
    nothingFound?: ReactNode;
    /** Options are loading. */
    searching?: boolean | undefined;
    /** The options are the server's results for the typed text (`onSearchChange`): they are shown unfiltered. */
    searchedByServer?: boolean | undefined;
  };

const withHint: NonNullable<SelectProps['renderOption']> = ({ option, checked }) => {
  const { label, hint }: SelectOption = option;
  return (
    <span className={classes.hinted}>
      <span>
        {label}
        {hint !== undefined && <span className={classes.hint}>{hint}</span>}
      </span>
      {checked === true && <IconCheck size={20} stroke={1.75} aria-hidden />}
    </span>
  );
};

const asTheyCome = ({ options }: { options: ComboboxItem[] }): ComboboxItem[] => options;

/** A select field: a combobox with a search text (`searchable={false}` for a short list). */
export function SelectField({
  label,
  optionalMark,
  help,
  helpFirst,
  error,
  half,
  options,
  nothingFound,
  searching = false,
  searchedByServer = false,
  onSearchChange,
  ...rest
}: SelectFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  // Keeps the array's identity while the options are the same: Mantine clears the typed text when the array changes.
  const data = useMemo(() => options.map((option) => ({ ...option })), [options]);
  const chosen = options.find(({ value }) => value === rest.value);
  const parts = fieldParts({ label, optionalMark, help, helpFirst, error, half });
  return (
    <Select
      searchable
      allowDeselect={optionalMark !== undefined}
      checkIconPosition="right"
      maxDropdownHeight={320}
      comboboxProps={{ offset: 6, transitionProps: { duration: 140 } }}
      aria-required={optionalMark === undefined}
      aria-busy={searching}
      attributes={textDirection(typed ?? chosen?.label, rest.dir)}
      {...rest}
      onSearchChange={(text) => {
        setTyped(text);
        onSearchChange?.(text);
      }}
      {...parts}
      data={data}
      {...(options.some(({ hint }) => hint !== undefined) && { renderOption: withHint })}
      {...(searchedByServer && { filter: asTheyCome as NonNullable<SelectProps['filter']> })}
      nothingFoundMessage={searching ? undefined : nothingFound}
      rightSection={searching ? <Ring /> : <IconChevronDown size={20} stroke={1.75} aria-hidden />}
      rightSectionPointerEvents="none"
      classNames={{
        ...parts.classNames,
        dropdown: classes.dropdown ?? '',
        option: classes.option ?? '',
        empty: classes.empty ?? '',
      }}
    />
  );
}
