import { TextInput, type TextInputProps } from '@mantine/core';
import { fieldParts, type FieldPart } from './field-parts.tsx';
import type { FieldTexts } from './field-texts.ts';

export type TextFieldProps = FieldTexts & Omit<TextInputProps, FieldPart | 'required'>;

/** One line of text. `dir="ltr"` for what is left-to-right in both languages (e-mail, card number). */
export function TextField({ label, optionalMark, help, helpFirst, error, half, ...rest }: TextFieldProps) {
  return (
    <TextInput
      aria-required={optionalMark === undefined}
      {...rest}
      {...fieldParts({ label, optionalMark, help, helpFirst, error, half })}
    />
  );
}
