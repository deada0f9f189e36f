import { Textarea, type TextareaProps } from '@mantine/core';
import { fieldParts, type FieldPart } from './field-parts.tsx';
import type { FieldTexts } from './field-texts.ts';
import { textDirection } from '#src/ui/text/text-direction.ts';
import classes from './text-area-field.module.css';

export type TextAreaFieldProps = FieldTexts &
  Omit<TextareaProps, FieldPart | 'required'> & {
    /** How much of the room is used, "62 / 300"; at the end of the help's line. */
    count?: string | undefined;
  };

/** Several lines of text in either language; grows with what is typed. */
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
