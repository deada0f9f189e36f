import type { ReactNode } from 'react';
import { ErrorLine } from '#src/ui/feedback/error-line.tsx';
import classes from './field-error.module.css';

/** The error of a control that has no error line of its own; announced when it appears. */
export function FieldError({ id, children, action }: { id: string; children: ReactNode; action?: ReactNode }) {
  return (
    <div aria-live="polite">
      {children !== null && children !== undefined && (
        <div className={classes.error}>
          <p id={id} className={classes.line}>
            <ErrorLine>{children}</ErrorLine>
          </p>
          {action}
        </div>
      )}
    </div>
  );
}
