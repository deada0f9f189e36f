import type { ReactNode } from 'react';
import classes from './student-form.module.css';

/** Holds the form to the width that it has in the profile, where no side menu does. */
export function StudentFrame({ children }: { children: ReactNode }) {
  return <div className={classes.frame}>{children}</div>;
}
