import type { ReactNode } from 'react';
import classes from './form-section.module.css';

export interface FormSectionProps {
  title: ReactNode;
  text?: ReactNode;
  /** Fields; each takes the full width unless it is `half`. */
  children: ReactNode;
  id?: string | undefined;
}

/** A section of a long form: a fieldset with a heading, separated from the next one by a line. */
export function FormSection({ title, text, children, id }: FormSectionProps) {
  return (
    <fieldset className={classes.section} id={id}>
      <legend className={classes.legend}>{title}</legend>
      {text !== undefined && <p className={classes.text}>{text}</p>}
      <div className={classes.fields}>{children}</div>
    </fieldset>
  );
}
