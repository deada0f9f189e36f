import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import classes from './section-head.module.css';

export interface SectionHeadProps {
  title: ReactNode;
  text?: ReactNode;
  /** A link to all of it. */
  link?: ReactNode;
  /** The size of home's sections. */
  large?: boolean | undefined;
  id?: string | undefined;
}

/** A section's h2, with a sentence below and a link at the end. */
export function SectionHead({ title, text, link, large = false, id }: SectionHeadProps) {
  return (
    <div className={classNames(classes.head, large && classes.large)}>
      <div>
        <h2 id={id}>{title}</h2>
        {text !== undefined && <p className={classes.text}>{text}</p>}
      </div>
      {link}
    </div>
  );
}
