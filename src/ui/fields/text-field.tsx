import { TextInput, type TextInputProps } from '@mantine/core';
import { fieldParts, type FieldPart } from './field-parts.tsx';
import type { FieldTexts } from './field-texts.ts';
import { textDirection } from '#src/ui/text/text-direction.ts';

export type TextFieldProps = FieldTexts & Omit<TextInputProps, FieldPart | 'required'>;

/** One line of text in either language. `dir="ltr"` for what is left-to-right in both (e-mail, card number). */
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
