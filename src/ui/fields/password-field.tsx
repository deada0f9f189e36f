import { TextInput, type TextInputProps } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import { classNames } from '#src/ui/layout/class-names.ts';
import { fieldParts, type FieldPart } from './field-parts.tsx';
import type { FieldTexts } from './field-texts.ts';
import { IconButton } from '#src/ui/actions/icon-button.tsx';
import classes from './password-field.module.css';

export type PasswordFieldProps = FieldTexts &
  Omit<TextInputProps, FieldPart | 'required' | 'type' | 'rightSection' | 'dir'> & {
    showLabel: string;
    hideLabel: string;
  };

/**
 * A password field with a button that shows and hides the text. Set `autoComplete`: current-password or new-password.
 */
export function PasswordField({
  label,
  optionalMark,
  help,
  helpFirst,
  error,
  half,
  showLabel,
  hideLabel,
  ...rest
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const parts = fieldParts({ label, optionalMark, help, helpFirst, error, half });
  return (
    <TextInput
      aria-required
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      {...parts}
      type={shown ? 'text' : 'password'}
      classNames={{
        ...parts.classNames,
        input: classNames(parts.classNames.input, classes.input),
      }}
      rightSection={
        <IconButton
          label={shown ? hideLabel : showLabel}
          className={classes.toggle}
          onClick={() => {
            setShown(!shown);
          }}
        >
          {shown ? <IconEyeOff size={20} stroke={1.75} /> : <IconEye size={20} stroke={1.75} />}
        </IconButton>
      }
    />
  );
}
