import type { ReactNode } from 'react';
import classes from './student-form.module.css';

/** Limits the form to the width that it has in the profile, for pages without the side menu. */
export function StudentFrame({ children }: { children: ReactNode }) {
  return <div className={classes.frame}>{children}</div>;
}
