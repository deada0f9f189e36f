import { TextInput, type TextInputProps } from '@mantine/core';
import { fieldParts, type FieldPart } from './field-parts.tsx';
import type { FieldTexts } from './field-texts.ts';
import { textDirection } from '#src/ui/text/text-direction.ts';

export type TextFieldProps = FieldTexts & Omit<TextInputProps, FieldPart | 'required'>;

/** A single-line text field in either language. Use `dir="ltr"` for text that is always LTR (e-mail, card number). */
export function TextField({ label, optionalMark, help, helpFirst, error, half, ...rest }: TextFieldProps) {
  return (
    <TextInput
      aria-required={optionalMark === undefined}
      attributes={textDirection(rest.value, rest.dir)}
      {...rest}
      {...fieldParts({ label, optionalMark, help, helpFirst, error, half })}
    />
  );
}
