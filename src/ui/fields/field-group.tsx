import '@mantine/core/styles/Input.layer.css';
import { useId, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { classNames } from '#src/ui/layout/class-names.ts';
import { ErrorLine } from '#src/ui/feedback/error-line.tsx';
import { FieldLabel } from './field-parts.tsx';
import type { FieldTexts } from './field-texts.ts';
import classes from './field.module.css';

export interface FieldGroupProps extends FieldTexts, Omit<ComponentPropsWithoutRef<'fieldset'>, 'children'> {
  /** Hides the label visually if a heading above already shows it; screen readers still read it. */
  labelHidden?: boolean | undefined;
  children: ReactNode;
}

/** A fieldset: several controls for one value (options, the parts of a date) under one label, help text and error. */
export function FieldGroup({
  label,
  optionalMark,
  help,
  helpFirst = false,
  error,
  half = false,
  labelHidden = false,
  className,
  children,
  ...rest
}: FieldGroupProps) {
  const id = useId();
  const hasHelp = help !== undefined && help !== null && help !== '';
  const hasError = error !== undefined && error !== null && error !== false && error !== '';
  const helpLine = hasHelp && (
    <p className={classes.help} id={`${id}-help`}>
      {help}
    </p>
  );
  return (
    <fieldset
      {...rest}
      className={classNames(classes.group, className)}
      data-half={half || undefined}
      data-error={hasError || undefined}
      aria-describedby={[hasHelp && `${id}-help`, hasError && `${id}-error`].filter(Boolean).join(' ') || undefined}
    >
      <legend className={labelHidden ? classes.hiddenLegend : classes.legend}>
        <FieldLabel label={label} optionalMark={optionalMark} />
      </legend>
      {helpFirst && helpLine}
      {children}
      {hasError && (
        <p className={classes.error} id={`${id}-error`}>
          <ErrorLine>{error}</ErrorLine>
        </p>
      )}
      {!helpFirst && helpLine}
    </fieldset>
  );
}
