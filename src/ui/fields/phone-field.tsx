import { TextInput, type TextInputProps } from '@mantine/core';
import { classNames } from '#src/ui/layout/class-names.ts';
import { fieldParts, type FieldPart } from './field-parts.tsx';
import type { FieldTexts } from './field-texts.ts';
import classes from './phone-field.module.css';

const COUNTRY_CODE = '+966';

export type PhoneFieldProps = FieldTexts &
  Omit<TextInputProps, FieldPart | 'required' | 'type' | 'leftSection' | 'dir'>;

/**
 * A field for a Saudi mobile number after the prefix +966, left-to-right in both languages. The value is the typed text
 * in any form (`05…`, `5…`, Arabic digits); the phone number rules of src/domain convert it for the request.
 */
export function PhoneField({ label, optionalMark, help, helpFirst, error, half, ...rest }: PhoneFieldProps) {
  const parts = fieldParts({ label, optionalMark, help, helpFirst, error, half });
  return (
    <TextInput
      aria-required={optionalMark === undefined}
      autoComplete="tel-national"
      inputMode="tel"
      {...rest}
      {...parts}
      dir="ltr"
      // HTML allows `autocomplete="tel-national"` only on text inputs; `inputMode` shows the phone keypad.
      type="text"
      classNames={{
        ...parts.classNames,
        wrapper: classNames(parts.classNames.wrapper, classes.wrapper),
        section: classNames(parts.classNames.section, classes.section),
      }}
      leftSection={<span className={classes.code}>{COUNTRY_CODE}</span>}
      leftSectionPointerEvents="none"
    />
  );
}
