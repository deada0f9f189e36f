import { IconCheck } from '@tabler/icons-react';
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import classes from './checkbox-field.module.css';
import { ErrorLine } from '#src/ui/feedback/error-line.tsx';

export interface CheckboxFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'size' | 'className'> {
  /** May contain links; a click on a link does not toggle the checkbox. */
  label: ReactNode;
  help?: ReactNode;
  error?: ReactNode;
  /** Adds a border that turns red with an error (terms, disclaimer). */
  boxed?: boolean | undefined;
}

/** A single checkbox with its label. */
export function CheckboxField({ label, help, error, boxed = false, id, ...rest }: CheckboxFieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const hasHelp = help !== undefined && help !== null;
  const hasError = error !== undefined && error !== null && error !== false && error !== '';
  return (
    <div className={classes.field} data-boxed={boxed || undefined} data-error={hasError || undefined}>
      <div className={classes.row}>
        <span className={classes.box}>
          <input
            {...rest}
            type="checkbox"
            id={inputId}
            className={classes.input}
            aria-invalid={hasError || undefined}
            aria-describedby={
              [hasHelp && `${inputId}-help`, hasError && `${inputId}-error`].filter(Boolean).join(' ') || undefined
            }
          />
          <IconCheck className={classes.check} size={16} stroke={2.5} aria-hidden />
        </span>
        <span>
          <label className={classes.label} htmlFor={inputId}>
            {label}
          </label>
          {hasHelp && (
            <span className={classes.help} id={`${inputId}-help`}>
              {help}
            </span>
          )}
        </span>
      </div>
      {hasError && (
        <p className={classes.error} id={`${inputId}-error`}>
          <ErrorLine>{error}</ErrorLine>
        </p>
      )}
    </div>
  );
}
