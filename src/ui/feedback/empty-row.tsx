import type { ReactNode } from 'react';
import classes from './empty-row.module.css';

export interface EmptyRowProps {
  /** 20 to 24 px. */
  icon: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
}

/** The empty state of a list inside a page: one sunken row. */
export function EmptyRow({ icon, title, text, action }: EmptyRowProps) {
  return (
    <div className={classes.row}>
      <span className={classes.tile} aria-hidden>
        {icon}
      </span>
      <div className={classes.words}>
        <p className={classes.title}>{title}</p>
        {text !== undefined && <div className={classes.text}>{text}</div>}
      </div>
      {action}
    </div>
  );
}
