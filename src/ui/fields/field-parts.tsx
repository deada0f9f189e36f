import '@mantine/core/styles/Input.layer.css';
import type { ReactNode } from 'react';
import { ErrorLine } from '#src/ui/feedback/error-line.tsx';
import type { FieldTexts } from './field-texts.ts';
import classes from './field.module.css';

type Part = 'label' | 'description' | 'input' | 'error';

/** The props of a field that `src/ui` sets, so that callers can't. */
export type FieldPart =
  | 'label'
  | 'description'
  | 'error'
  | 'classNames'
  | 'wrapperProps'
  | 'inputWrapperOrder'
  | 'withAsterisk'
  | 'size';

const ruleFirst: Part[] = ['label', 'description', 'input', 'error'];
const helpLast: Part[] = ['label', 'input', 'error', 'description'];

/** A field's texts as props of a Mantine input, which links them with `aria-describedby` and `aria-invalid`. */
export function fieldParts({ label, optionalMark, help, helpFirst = false, error, half = false }: FieldTexts): {
  label: ReactNode;
  description: ReactNode;
  error: ReactNode;
  inputWrapperOrder: Part[];
  wrapperProps: { 'data-half'?: true | 'always' };
  classNames: Record<'root' | 'label' | 'description' | 'error' | 'wrapper' | 'input' | 'section', string>;
} {
  const hasError = error !== undefined && error !== null && error !== false && error !== '';
  return {
    label: optionalMark === undefined ? label : <FieldLabel label={label} optionalMark={optionalMark} />,
    description: help,
    error: hasError ? <ErrorLine>{error}</ErrorLine> : null,
    inputWrapperOrder: helpFirst ? ruleFirst : helpLast,
    wrapperProps: half === false ? {} : { 'data-half': half },
    classNames: {
      root: classes.root ?? '',
      label: classes.label ?? '',
      description: classes.help ?? '',
      error: classes.error ?? '',
      wrapper: classes.wrapper ?? '',
      input: classes.input ?? '',
      section: classes.section ?? '',
    },
  };
}

/** A label with the word "optional" beside it. */
export function FieldLabel({ label, optionalMark }: Pick<FieldTexts, 'label' | 'optionalMark'>) {
  if (optionalMark === undefined) return label;
  return (
    <>
      {label} <span className={classes.optional}>{optionalMark}</span>
    </>
  );
}
