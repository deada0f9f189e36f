import { Input } from '@mantine/core';
import type { ReactNode } from 'react';
import { fieldParts } from './field-parts.tsx';
import type { FieldTexts } from './field-texts.ts';

export interface FieldProps extends FieldTexts {
  /** The control's id. */
  id: string;
  /** A control of Mantine's takes its id and `aria-describedby` from here by itself. */
  children: ReactNode;
}

/** Label, help and error around a control that has no field of its own here. */
export function Field({ id, children, ...texts }: FieldProps) {
  const { classNames, wrapperProps, ...parts } = fieldParts(texts);
  const { root, label, description, error } = classNames;
  return (
    <Input.Wrapper id={id} {...parts} {...wrapperProps} classNames={{ root, label, description, error }}>
      {children}
    </Input.Wrapper>
  );
}
