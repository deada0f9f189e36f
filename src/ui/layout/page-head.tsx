import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import classes from './page-head.module.css';

export interface PageHeadProps {
  title: ReactNode;
  lead?: ReactNode;
  /** Breadcrumbs or a way back, above the title. */
  above?: ReactNode;
  /** At the end of the line: steps, a button. */
  aside?: ReactNode;
  /** Small beside the side menu of the profile and on pages of its kind. */
  size?: 'page' | 'small';
  className?: string | undefined;
}

/** The page's one h1; takes the focus after a change of page, so that a screen reader starts here. */
export function PageHead({ title, lead, above, aside, size = 'page', className }: PageHeadProps) {
  return (
    <header className={classNames(size === 'small' && classes.small, className)}>
      {above !== undefined && <div data-screen-only>{above}</div>}
      <div className={classes.head}>
        <div className={classes.words}>
          <h1 tabIndex={-1}>{title}</h1>
          {lead !== undefined && <p className={classes.lead}>{lead}</p>}
        </div>
        {aside}
      </div>
    </header>
  );
}
