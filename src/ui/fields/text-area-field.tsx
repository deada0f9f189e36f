import { Textarea, type TextareaProps } from '@mantine/core';
import { fieldParts, type FieldPart } from './field-parts.tsx';
import type { FieldTexts } from './field-texts.ts';
import { textDirection } from '#src/ui/text/text-direction.ts';
import classes from './text-area-field.module.css';

export type TextAreaFieldProps = FieldTexts &
  Omit<TextareaProps, FieldPart | 'required'> & {
    /** The used and maximum length, "62 / 300"; at the end of the help line. */
    count?: string | undefined;
  };

/** A multi-line text field in either language; grows with its text. */
export function TextAreaField({
  label,
  optionalMark,
  help,
  helpFirst,
  error,
  half,
  count,
  ...rest
}: TextAreaFieldProps) {
  const foot =
    count === undefined ? (
      help
    ) : (
      <span className={classes.foot}>
        {help}
        <span className={classes.count}>
          <bdi>{count}</bdi>
        </span>
      </span>
    );
  return (
    <Textarea
      aria-required={optionalMark === undefined}
      attributes={textDirection(rest.value, rest.dir)}
      {...rest}
      {...fieldParts({ label, optionalMark, help: foot, helpFirst, error, half })}
    />
  );
}
